import { useMutation, useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { CHECK_SHOW_SOURCES, SHOW_SOURCE_EVENTS, SHOW_SOURCES } from './operations.ts';
import { SourceCard } from './source-card.tsx';

/** Where shows are imported from, whether that works, and a button to ask now. */
export function SourceList() {
  const { data, error, refetch } = useQuery(SHOW_SOURCES, { fetchPolicy: 'cache-and-network' });
  const [check, checking] = useMutation(CHECK_SHOW_SOURCES);
  useLive(SHOW_SOURCE_EVENTS, { refetches: ['ShowSources'] });
  const sources = data?.showSources;

  async function checkNow() {
    try {
      await check();
      toast({ title: t('Checking for new shows…') });
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
          text={messageOf(error, 'We couldn’t load the sources.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!sources && !error && (
        <Loading label={t('Loading sources…')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {sources && (
        <>
          <p className="text-muted">
            {t('Tell us where your shows are, and new ones come in automatically.')}
          </p>
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {sources.map((stored) => (
              <SourceCard key={stored.source} stored={stored} />
            ))}
          </ul>
          {sources.some(({ address }) => address) && (
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
          )}
        </>
      )}
    </section>
  );
}
