import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { t } from '../ui/language.ts';

/** A finger that moves this far sideways turns to the next one, in px. */
const SWIPE = 48;

interface PhotoStageProps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  children: ReactNode;
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * The area of the photo, of the same height for each. Buttons, arrow keys and swipes go to the next and previous one.
 */
export function PhotoStage({ onPrevious, onNext, children }: PhotoStageProps) {
  const touch = useRef<{ x: number; y: number } | null>(null);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Another dialog above it has the keys for itself.
    if (isTypedInto(event.target) || document.querySelectorAll('[role$=dialog]').length > 1) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function release(event: TouchEvent) {
    const from = touch.current;
    const to = event.changedTouches.item(0) as Touch | null;
    touch.current = null;
    if (!from || !to) return;
    const [right, down] = [to.clientX - from.x, to.clientY - from.y];
    if (Math.abs(right) < SWIPE || Math.abs(right) < 1.5 * Math.abs(down)) return;
    if (right > 0) onPrevious?.();
    else onNext?.();
  }

  return (
    <div
      className="relative grid h-[min(60dvh,80vw)] touch-pan-y place-items-center overflow-hidden rounded-control bg-surface-2 lg:h-[min(74dvh,52rem)]"
      onTouchStart={({ touches }) => {
        const first = touches.item(0) as Touch | null;
        touch.current =
          touches.length === 1 && first ? { x: first.clientX, y: first.clientY } : null;
      }}
      onTouchEnd={release}
    >
      {children}
      <Turn label={t('Previous photo')} icon={ChevronLeft} onTurn={onPrevious} className="left-2" />
      <Turn label={t('Next photo')} icon={ChevronRight} onTurn={onNext} className="right-2" />
    </div>
  );
}

interface TurnProps {
  label: string;
  icon: typeof ChevronLeft;
  onTurn: (() => void) | undefined;
  className: string;
}

/** Stays in place at either end, so that the focus is not lost. */
const Turn = ({ label, icon, onTurn, className }: TurnProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={!onTurn || undefined}
    onClick={onTurn}
    className={classNames(
      'absolute top-1/2 -translate-y-1/2 rounded-full! border border-border bg-bg! text-text shadow-layer aria-disabled:opacity-40',
      className,
    )}
  />
);
