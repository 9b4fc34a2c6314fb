import { useQuery } from '@apollo/client/react';
import { Mail } from 'lucide-react';
import { newsletterProgress } from '../../../schema/news/newsletter.ts';
import type { NewsletterRow_NewsletterFragment as Newsletter } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { NEWSLETTER_EVENTS, NEWSLETTERS } from './operations.ts';
import { rich, t } from '../../ui/language.ts';

/** Poll interval of the history while nothing is pushed, in ms. */
const POLL_MS = 10_000;

/** The sent newsletters with their progress, updated by events. */
export function NewsletterHistory() {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(NEWSLETTERS, {
    variables: { after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  const found = (data ?? previousData)?.newsletters;
  const sent = found?.nodes;
  // Events update the figures of listed newsletters in the cache; a new one is fetched.
  useLive(NEWSLETTER_EVENTS, {
    refetches: ['Newsletters'],
    isCached: true,
    onEvent({ data: { newsletterEvents }, refetch: read }) {
      if (!sent?.some(({ id }) => id === newsletterEvents.id)) read();
    },
  });
  const last = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;

  return (
    <section aria-labelledby="newsletter-history-title" className="grid gap-4">
      <h3 id="newsletter-history-title" className="display text-h3">
        {t('Sent newsletters')}
      </h3>
      {!sent && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the newsletters.')} onRetry={ask} />
      )}
      {!sent && !error && (
        <Loading label={t('Loading newsletters…')}>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {sent?.length === 0 && pages.after === null && (
        <EmptyState icon={Mail} text={t('No newsletters sent yet.')} />
      )}
      {sent && sent.length > 0 && (
        <ul className="grid gap-3">
          {sent.map((newsletter) => (
            <NewsletterRow key={newsletter.id} newsletter={newsletter} />
          ))}
        </ul>
      )}
      {(pages.after !== null || last != null) && (
        <div className="flex justify-end gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={pages.after === null}
            onClick={pages.newer}
          >
            {t('Newer')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={last == null}
            onClick={() => last != null && pages.older(last)}
          >
            {t('Older')}
          </Button>
        </div>
      )}
    </section>
  );
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const { subject, createdAt, sentBy, finishedAt, total, sent, failed, skipped } = newsletter;
  const done = sent + failed + skipped;
  return (
    <Card as="li" className="grid gap-2 p-4!">
      <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
        {finishedAt ? (
          <Badge tone={failed > 0 ? 'amber' : 'green'}>
            {failed > 0 ? t('SENT IN PART') : t('SENT')}
          </Badge>
        ) : (
          <Badge tone="blue">{t('ON ITS WAY')}</Badge>
        )}
        <span dir="auto">{subject}</span>
      </p>
      {!finishedAt && (
        <ProgressBar
          share={total > 0 ? done / total : 0}
          label={t('Progress of {subject}', { subject })}
        />
      )}
      <p className="text-small text-muted">
        {rich('{progress} · {moment} · by {name}', {
          progress: newsletterProgress(newsletter, t),
          moment: <MountainMoment at={createdAt} />,
          name: <b dir="auto">{sentBy ?? t('a former member')}</b>,
        })}
      </p>
    </Card>
  );
}
