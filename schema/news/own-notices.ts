import { withoutScores } from '../games/spoilers.ts';
import { INBOX_POST_KINDS, type InboxItemView } from '../inbox.ts';
import { inboxTitle } from '../inbox-words.ts';
import { inEnglish, type Say } from '../language/english.ts';
import type { OwnQuestionEvent } from '../questions.ts';
import { BODY_LENGTH, clipped, type Notice } from './notices.ts';

/** Notices of what concerns one member alone. */

/** A question of a member's that is being answered or has been; null where there is no notice. */
export function questionNotice(
  { kind, questionId, question, path }: Omit<OwnQuestionEvent, 'userId'>,
  say: Say = inEnglish,
): Notice | null {
  if (kind !== 'ON_AIR' && kind !== 'ANSWERED') return null;
  const isOnAir = kind === 'ON_AIR';
  return {
    type: 'ownQuestion',
    tag: `question-${questionId}-${isOnAir ? 'on-air' : 'answered'}`,
    topic: `question-${questionId}`,
    title: say(
      isOnAir ? 'The hosts are answering your question' : 'The hosts answered your question',
    ),
    body: clipped(question, BODY_LENGTH),
    spoilerFree: clipped(question, BODY_LENGTH),
    url: isOnAir ? '/home#live-video' : (path ?? '/profile#my-questions'),
  };
}

/** Something that was written to a member. */
export function inboxNotice(
  item: Pick<InboxItemView, 'kind' | 'postKind' | 'members' | 'memberCount' | 'text' | 'path'>,
  { userId, postId }: { readonly userId: number; readonly postId: number },
  say: Say = inEnglish,
): Notice {
  const { text, path: url, postKind } = item;
  // Push services take topics of 32 characters.
  const topic = `inbox-${userId}-${postKind ? INBOX_POST_KINDS.indexOf(postKind) : ''}-${postId}`;
  return {
    type: 'inbox',
    tag: topic,
    topic,
    title: inboxTitle(item, say),
    body: clipped(text, BODY_LENGTH),
    // What is said in the chat on game night gives the score away.
    spoilerFree: postKind === 'CHAT_MESSAGE' ? '' : clipped(withoutScores(text), BODY_LENGTH),
    url,
  };
}
