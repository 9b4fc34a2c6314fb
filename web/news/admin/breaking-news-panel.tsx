import { useQuery } from '@apollo/client/react';
import { Megaphone } from 'lucide-react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { NEWS_CAME, NEWS_WENT, SENT_NEWS } from './operations.ts';
import { SendNews } from './send-news.tsx';
import { SentNewsList } from './sent-news.tsx';
import { t } from '../../ui/language.ts';

/** Poll interval of the history while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Breaking news: what is to be sent, and what was. */
export function BreakingNewsPanel() {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(SENT_NEWS, {
    variables: { after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(NEWS_CAME, { refetches: ['SentNews'] });
  useLive(NEWS_WENT, { refetches: ['SentNews'] });
  const found = (data ?? previousData)?.sentBreakingNews;
  const sent = found?.nodes;
  const last = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;

  return (
    <Card
      role="group"
      aria-labelledby="news-title"
      className="grid grid-cols-1 content-start gap-5"
    >
      <h2 id="news-title" className="display text-h2">
        {t('Breaking news')}
      </h2>
      <SendNews
        onSent={() => {
          pages.restart();
          ask();
        }}
      />
      <h3 className="display text-h3">{t('Sent before')}</h3>
      {!sent && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the history.')} onRetry={ask} />
      )}
      {!sent && !error && (
        <Loading label={t('Loading breaking news…')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {sent?.length === 0 && pages.after === null && (
        <EmptyState icon={Megaphone} text={t('No breaking news yet.')} />
      )}
      {sent && (sent.length > 0 || pages.after !== null) && (
        <SentNewsList
          sent={sent}
          onOlder={last == null ? undefined : () => pages.older(last)}
          onNewer={pages.after === null ? undefined : pages.newer}
        />
      )}
    </Card>
  );
}
