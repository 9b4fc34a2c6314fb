import { type ChatModesView, USUAL_MODES } from '../../../schema/chat-modes.ts';
import { t } from '../../ui/language.ts';

/** Says how the chat is run, where that is not as usual. It changes on open pages, so it is said aloud, too. */
export function ModesLine({ modes }: { modes: ChatModesView }) {
  const words = wordsOf(modes);
  return (
    <p
      role="status"
      className="border-b border-border bg-tint-amber px-4 py-2 text-small font-semibold text-on-tint-amber empty:hidden"
    >
      {words.length > 0 && words.join(' · ')}
    </p>
  );
}

function wordsOf({ slowSeconds, isEmojiOnly, memberDays, writers }: ChatModesView): string[] {
  if (writers === 'none') return [t('The chat is paused')];
  return [
    writers === 'crew' && t('Only hosts can write'),
    slowSeconds > USUAL_MODES.slowSeconds &&
      t('Slow mode: one message every {seconds} seconds', { seconds: slowSeconds }),
    isEmojiOnly && t('Emoji only'),
    memberDays > 0 &&
      t('{days|one:Members for at least # day|other:Members for at least # days}', {
        days: memberDays,
      }),
  ].filter((word) => word !== false);
}
