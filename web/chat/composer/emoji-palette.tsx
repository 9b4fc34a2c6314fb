import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
import { CHAT_EMOJI } from '../../../schema/chat-emoji.ts';
import { t } from '../../ui/language.ts';

const COLUMNS = 7;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

interface EmojiPaletteProps {
  /** The button that opened it. */
  trigger: ReactElement;
  onPick: (emoji: string) => void;
  /** Takes the focus after a choice. */
  returnTo: RefObject<HTMLElement | null>;
}

/**
 * The palette of 26: arrow keys move through it, Enter chooses, Escape closes it. Downloaded on first use, and open at
 * once.
 */
export default function EmojiPalette({ trigger, onPick, returnTo }: EmojiPaletteProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? CHAT_EMOJI.length - 1
          : step !== undefined
            ? current + step
            : undefined;
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= CHAT_EMOJI.length) return;
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t('Emoji')}
          className="z-50 rounded-card border border-border bg-raised p-2 text-text shadow-layer"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            grid.current?.querySelectorAll('button')[current]?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current?.focus();
          }}
        >
          <div ref={grid} role="group" aria-label={t('Emoji')} className="grid grid-cols-7 gap-0.5">
            {CHAT_EMOJI.map(([symbol, name], index) => (
              <button
                key={symbol}
                type="button"
                aria-label={t(name)}
                title={t(name)}
                tabIndex={index === current ? 0 : -1}
                className="grid size-11 place-items-center rounded-control text-[1.375rem] leading-none hover:bg-surface-2"
                onKeyDown={walk}
                onFocus={() => setCurrent(index)}
                onClick={() => {
                  setIsOpen(false);
                  onPick(symbol);
                }}
              >
                {symbol}
              </button>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
