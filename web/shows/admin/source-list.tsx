import { useMutation, useQuery } from '@apollo/client/react';
import { RefreshCw, Rss } from 'lucide-react';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { rich, t, translated } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { CHECK_SHOW_SOURCES, SHOW_SOURCE_EVENTS, SHOW_SOURCES } from './operations.ts';
import { FAULT_WORDS, SOURCE_WORDS } from './show-words.ts';

/** Where shows are imported from, whether that works, and a button to ask now. */
export function SourceList() {
  const { data, error, refetch } = useQuery(SHOW_SOURCES, { fetchPolicy: 'cache-and-network' });
  const [check, checking] = useMutation(CHECK_SHOW_SOURCES);
  useLive(SHOW_SOURCE_EVENTS, { refetches: ['ShowSources'] });
  const sources = data?.showSources;

  async function checkNow() {
    try {
      await check();
      toast({ title: t('Asking for new shows…') });
    } catch (failure) {
      toast({
        title: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <section aria-labelledby="sources-title" className="grid grid-cols-1 gap-4">
      <h2 id="sources-title" className="display text-h2">
        {t('Where shows come from')}
      </h2>
      {!sources && error && (
        <ErrorState
          text={messageOf(error, 'The sources could not be loaded.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!sources && !error && (
        <Loading label={t('Loading the sources…')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {sources?.length === 0 && (
        <EmptyState
          icon={Rss}
          text={t(
            'No channel and no feed yet. Set YOUTUBE_CHANNEL and PODCAST_FEED, and new shows come in by themselves.',
          )}
        />
      )}
      {sources && sources.length > 0 && (
        <>
          <ul className="grid grid-cols-1 gap-3">
            {sources.map(({ source, address, succeededAt, fault }) => (
              <Card as="li" key={source} className="grid gap-1 p-4!">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {translated(SOURCE_WORDS[source])}
                  {fault ? (
                    <Badge tone="red">{t('Not working')}</Badge>
                  ) : (
                    <Badge tone={succeededAt ? 'green' : 'neutral'}>
                      {succeededAt ? t('Working') : t('Not checked yet')}
                    </Badge>
                  )}
                </p>
                <p className="text-small text-muted wrap-anywhere">{address}</p>
                {fault && (
                  <p>
                    <span>{translated(FAULT_WORDS[fault])}</span>
                    {succeededAt && <> {t('What came in before stays on the site.')}</>}
                  </p>
                )}
                {succeededAt && (
                  <p className="text-small text-muted">
                    {rich('Last worked {moment}', { moment: <MountainMoment at={succeededAt} /> })}
                  </p>
                )}
              </Card>
            ))}
          </ul>
          <div>
            <Button
              size="sm"
              variant="secondary"
              icon={RefreshCw}
              busy={checking.loading}
              onClick={() => void checkNow()}
            >
              {t('Check now')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
