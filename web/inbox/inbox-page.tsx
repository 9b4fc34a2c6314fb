import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  AtSign,
  Gavel,
  Heart,
  Inbox,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquare,
  Reply,
  Trophy,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { INBOX_DAYS, type InboxKind, WRITTEN_KINDS } from '../../schema/inbox.ts';
import { inboxText, inboxTitle } from '../../schema/inbox-words.ts';
import { inboxPage } from '../../schema/pages/entries/inbox.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { Inbox_ItemFragment as Item } from '../gql/graphql.ts';
import { useHiddenLiveGame } from '../games/use-hidden-live-game.ts';
import { useLive } from '../live/use-live.ts';
import { useUnmutedItems } from '../mutes/use-unmuted.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { AccessDenied } from '../ui/page/access-denied.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { MARK_INBOX_READ, OWN_INBOX, OWN_INBOX_EVENTS } from './operations.ts';
import { setUnreadCount } from './unread-count.ts';

/** /inbox: what happened to a member's own posts and account. */
export default function InboxPage() {
  usePageTexts('inbox');
  const { user, openAuth } = useAuth();
  return (
    <>
      <PageMeta head={inboxPage.head} />
      {user ? (
        <>
          <PageHead title={t('Inbox')} />
          <div className="page py-8">
            <p className="mb-4 text-muted">
              {t('Replies, mentions, likes and answers of the last {days} days.', {
                days: INBOX_DAYS,
              })}{' '}
              <Link to="/settings#inbox" className="text-link underline">
                {t('Choose what you get')}
              </Link>
            </p>
            <Items key={user.id} />
          </div>
        </>
      ) : (
        <AccessDenied text={t('You must be signed in to view this page.')}>
          <Button onClick={() => openAuth('signin')}>{t('Sign In')}</Button>
        </AccessDenied>
      )}
    </>
  );
}

const NONE: readonly Item[] = [];

const WRITTEN: readonly InboxKind[] = WRITTEN_KINDS;

/** What the mutes of the reader look at: only what is written to them has words of others. */
const mutableItem = ({ kind, members, text }: Item) => ({
  userId: members[0]?.id ?? 0,
  text: WRITTEN.includes(kind) ? text : '',
});

function Items() {
  const { data, error, refetch } = useQuery(OWN_INBOX, { fetchPolicy: 'cache-and-network' });
  useLive(OWN_INBOX_EVENTS, { refetches: ['OwnInbox'] });
  const all = data?.ownInbox.items;
  const items = useUnmutedItems(all ?? NONE, mutableItem);
  const wasUnread = useUnread(all ?? NONE);
  // What is said in the chat on game night gives the score away.
  const isChatHidden = useHiddenLiveGame() !== undefined;
  if (!all) {
    if (!error)
      return (
        <Loading label={t('Loading your inbox…')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      );
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load your inbox.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (items.length === 0)
    return (
      <EmptyState icon={Inbox} text={t('Nothing yet. Replies, mentions and likes show up here.')} />
    );
  return (
    <ol className="border-t border-border">
      {items.map((item) => (
        <InboxRow
          key={item.key}
          item={item}
          isUnread={wasUnread.has(item.key)}
          hasText={!(isChatHidden && item.postKind === 'CHAT_MESSAGE')}
        />
      ))}
    </ol>
  );
}

const ICONS: Readonly<Record<InboxKind, LucideIcon>> = {
  REPLY: Reply,
  MENTION: AtSign,
  COMMENT: MessageSquare,
  LIKES: Heart,
  ANSWER: MessageCircleQuestion,
  LINEUP: Trophy,
  SANCTION: Gavel,
};

interface InboxRowProps {
  item: Item;
  isUnread: boolean;
  hasText: boolean;
}

function InboxRow({ item, isUnread, hasText }: InboxRowProps) {
  const { kind, at, path } = item;
  const text = inboxText(item);
  const Icon = ICONS[kind];
  return (
    <li className="border-b border-border">
      <Link to={path} className="flex gap-3 rounded-control py-4 hover:bg-current/8">
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="grid min-w-0 grow gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span dir="auto" className="font-bold">
              {inboxTitle(item, t)}
            </span>
            {isUnread && <Badge tone="orange">{t('New')}</Badge>}
            <RelativeDate date={at} hasTime className="text-small text-muted" />
          </span>
          {hasText && text && (
            <span dir="auto" className="truncate text-muted">
              {text}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The keys of what was unread when it was first shown here. What is shown is marked as read, on all devices. */
function useUnread(items: readonly Item[]): ReadonlySet<string> {
  const client = useApolloClient();
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const added = items.filter(({ isUnread, key }) => isUnread && !unread.has(key));
  if (added.length > 0) setUnread(new Set([...unread, ...added.map(({ key }) => key)]));

  const upTo = items.find(({ isUnread }) => isUnread)?.at;
  useEffect(() => {
    if (upTo === undefined) return;
    const variables = { upTo };
    function mark() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      client.mutate({ mutation: MARK_INBOX_READ, variables, fetchPolicy: 'no-cache' }).then(
        ({ data }) => data?.markInboxRead && setUnreadCount(data.markInboxRead.inbox.unreadCount),
        // It stays unread, and is marked on the next visit.
        () => undefined,
      );
    }
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, upTo]);
  return unread;
}
