import type { InboxPostKind } from '../../schema/inbox.ts';
import type { Inbox_ItemFragment } from '../gql/graphql.ts';
import { t } from '../ui/language.ts';

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

/** What happened, in one line. */
export function inboxTitle({
  kind,
  postKind,
  members,
  memberCount,
}: Pick<Inbox_ItemFragment, 'kind' | 'postKind' | 'members' | 'memberCount'>): string {
  const name = members[0]?.name ?? t('A member');
  const words = WORDS[postKind ?? 'CHAT_MESSAGE'];
  switch (kind) {
    case 'REPLY':
      return t(words.replied, { name });
    case 'MENTION':
      return t(words.mentioned, { name });
    case 'LIKES':
      return memberCount > 1
        ? t(words.likedByMore, { name, count: memberCount - 1 })
        : t(words.liked, { name });
    case 'ANSWER':
      return t('The hosts answered your question');
    case 'SANCTION':
      return t('A message from the moderators');
  }
}
