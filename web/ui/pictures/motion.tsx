import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { t } from '../language.ts';

const CALM = '(prefers-reduced-motion: reduce)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether pictures may move by themselves: not if the system prefers reduced motion, and not before that is known. */
const useMayMove = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !window.matchMedia(CALM).matches,
    () => false,
  );

/** Whether an element is in the window. */
function useIsInSight() {
  const place = useRef<HTMLSpanElement>(null);
  const [isInSight, setInSight] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setInSight(isIntersecting);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isInSight };
}

interface MotionProps {
  /** Address of the animation; null for a still picture. */
  src: string | null;
  /** As the picture below it. */
  className?: string;
  style?: CSSProperties;
}

/**
 * The animation over a still picture, and the button that starts and stops it. It begins by itself
 * where motion is welcome; while it is stopped or out of sight it is not there, and not even downloaded. Its parent is
 * `relative` and no link.
 */
export function Motion({ src, ...look }: MotionProps) {
  return src && <Player key={src} src={src} {...look} />;
}

function Player({ src, className, style }: MotionProps & { src: string }) {
  const mayMove = useMayMove();
  const { place, isInSight } = useIsInSight();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const isPlaying = wanted ?? mayMove;
  return (
    <>
      <span ref={place} aria-hidden className="pointer-events-none absolute inset-0">
        {isPlaying && isInSight && (
          <img
            src={src}
            alt=""
            className={classNames('absolute inset-0 print:hidden', className)}
            style={style}
            onError={() => setBroken(true)}
          />
        )}
      </span>
      <IconButton
        label={isPlaying ? t('Pause animation') : t('Play animation')}
        icon={isPlaying ? Pause : Play}
        onClick={() => setWanted(!isPlaying)}
        className="absolute right-2 bottom-2 border border-border bg-raised! text-text shadow-sm print:hidden"
      />
    </>
  );
}
