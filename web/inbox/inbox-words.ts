import type { InboxPostKind } from '../../schema/inbox.ts';
import type { Inbox_ItemFragment } from '../gql/graphql.ts';
import { t } from '../ui/language.ts';

const REPLIED = {
  CHAT_MESSAGE: '{name} replied to your message',
  ARTICLE_COMMENT: '{name} replied to your comment',
  PHOTO_COMMENT: '{name} replied to your comment',
  PHOTO: '{name} replied to your comment',
} as const satisfies Record<InboxPostKind, string>;

const LIKED = {
  CHAT_MESSAGE: '{name} liked your message',
  ARTICLE_COMMENT: '{name} liked your comment',
  PHOTO_COMMENT: '{name} liked your comment',
  PHOTO: '{name} liked your photo',
} as const satisfies Record<InboxPostKind, string>;

const LIKED_BY_MORE = {
  CHAT_MESSAGE: '{name} and {count|one:# other|other:# others} liked your message',
  ARTICLE_COMMENT: '{name} and {count|one:# other|other:# others} liked your comment',
  PHOTO_COMMENT: '{name} and {count|one:# other|other:# others} liked your comment',
  PHOTO: '{name} and {count|one:# other|other:# others} liked your photo',
} as const satisfies Record<InboxPostKind, string>;

/** What happened, in one line. */
export function inboxTitle({
  kind,
  postKind,
  members,
  memberCount,
}: Pick<Inbox_ItemFragment, 'kind' | 'postKind' | 'members' | 'memberCount'>): string {
  const name = members[0]?.name ?? t('A member');
  const post = postKind ?? 'CHAT_MESSAGE';
  switch (kind) {
    case 'REPLY':
      return t(REPLIED[post], { name });
    case 'LIKES':
      return memberCount > 1
        ? t(LIKED_BY_MORE[post], { name, count: memberCount - 1 })
        : t(LIKED[post], { name });
    case 'ANSWER':
      return t('The hosts answered your question');
    case 'SANCTION':
      return t('A message from the moderators');
  }
}
