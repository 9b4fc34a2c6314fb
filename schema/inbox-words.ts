import type { InboxItemView, InboxPostKind } from './inbox.ts';
import type { Say } from './language/english.ts';

const COMMENT = {
  replied: '{name} replied to your comment',
  mentioned: '{name} mentioned you in a comment',
  liked: '{name} liked your comment',
  likedByMore: '{name} and {count|one:# other|other:# others} liked your comment',
} as const;

const WORDS = {
  CHAT_MESSAGE: {
    replied: '{name} replied to your message',
    mentioned: '{name} mentioned you in the chat',
    liked: '{name} liked your message',
    likedByMore: '{name} and {count|one:# other|other:# others} liked your message',
  },
  ARTICLE_COMMENT: COMMENT,
  PHOTO_COMMENT: COMMENT,
  PHOTO: {
    ...COMMENT,
    liked: '{name} liked your photo',
    likedByMore: '{name} and {count|one:# other|other:# others} liked your photo',
  },
} as const satisfies Record<InboxPostKind, object>;

interface Item extends Pick<InboxItemView, 'kind' | 'postKind' | 'memberCount' | 'text'> {
  readonly members: readonly { readonly name: string }[];
}

/** What happened, in one line: in the inbox, in a notification, in an email. */
export function inboxTitle(item: Item, say: Say): string {
  const { kind, postKind, members, memberCount, text } = item;
  const name = members[0]?.name ?? say('A member');
  const words = WORDS[postKind ?? 'CHAT_MESSAGE'];
  switch (kind) {
    case 'REPLY':
      return say(words.replied, { name });
    case 'MENTION':
      return say(words.mentioned, { name });
    case 'COMMENT':
      return say('{name} commented on your photo', { name });
    case 'LIKES':
      return memberCount > 1
        ? say(words.likedByMore, { name, count: memberCount - 1 })
        : say(words.liked, { name });
    case 'ANSWER':
      return say('The hosts answered your question');
    case 'LINEUP':
      return say('Your lineup scored {points} points', { points: text });
    case 'SANCTION':
      return say('A message from the moderators');
  }
}

/** The words below the title; none where that says it all. */
export const inboxText = ({ kind, text }: Pick<InboxItemView, 'kind' | 'text'>): string =>
  kind === 'LINEUP' ? '' : text;
