import { type KeyboardEvent, useState } from 'react';
import { MOOD_FACES, moodWord } from '../../schema/mood.ts';
import { t } from '../ui/language.ts';
import { MoodFace } from './mood-face.tsx';
import type { MoodPick } from './use-mood-pick.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const COUNT = MOOD_FACES.length;

/**
 * Five faces, one for each word: one tap sends a mood. As choosing sends, the arrow keys only move the focus, and Space
 * or Enter chooses.
 */
export function MoodFaces({ pick }: { pick: MoodPick }) {
  const { moodLevel, isPicked, isSending, send } = pick;
  const word = moodWord(moodLevel);
  const current = MOOD_FACES.findIndex((level) => moodWord(level) === word);
  const [focused, setFocused] = useState<number>();

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ((focused ?? current) + step + COUNT) % COUNT;
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  }

  return (
    <div className="@container">
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('How do you feel?')}
        aria-busy={isSending}
        onKeyDown={move}
        onBlur={() => setFocused(undefined)}
        className="flex flex-wrap gap-1 @min-[20rem]:grid @min-[20rem]:grid-cols-[repeat(5,auto)] @min-[40rem]:grid-cols-5 @min-[40rem]:gap-2"
      >
        {MOOD_FACES.map((level, index) => (
          <button
            key={level}
            type="button"
            role="radio"
            aria-checked={isPicked && index === current}
            tabIndex={index === (focused ?? current) ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => send(level)}
            className="group flex min-w-0 items-center gap-x-2 gap-y-1 rounded-control border-2 border-transparent p-1 hover:bg-current/4 aria-checked:border-accent-text aria-checked:bg-surface-2 @min-[20rem]:flex-col @min-[20rem]:px-0 @min-[20rem]:text-center @min-[40rem]:px-2 @min-[52rem]:flex-row @min-[52rem]:justify-center @min-[52rem]:gap-x-3 @min-[52rem]:text-left"
          >
            <MoodFace
              level={level}
              className="size-10 shrink-0 transition-transform duration-150 group-hover:scale-105 group-aria-checked:scale-105 @min-[40rem]:size-12"
            />
            <span className="display text-body leading-none @min-[20rem]:text-small @min-[20rem]:leading-none @min-[40rem]:text-h3 @min-[40rem]:leading-none">
              {t(moodWord(level))}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
