import { useQuery } from '@apollo/client/react';
import { Filter, Plus } from 'lucide-react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { FilterRow } from './filter-row.tsx';
import { FILTER_EVENTS, FILTERS } from './operations.ts';

/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** All filters by name. */
export function FilterList() {
  const { data, error, refetch } = useQuery(FILTERS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(FILTER_EVENTS, { refetches: ['Filters'] });
  const filters = data?.filters;
  return (
    <section aria-labelledby="filters-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="filters-title" tabIndex={-1} className="display text-h2">
          {t('Filters')}
        </h2>
        <ButtonLink to="/admin?tab=filters&filter=new" icon={Plus}>
          {t('Add a filter')}
        </ButtonLink>
      </div>
      <p className="max-w-[66ch] text-muted">
        {t(
          'Filters read chat messages and comments before anyone else does. Photos, check-ins, and questions wait for approval anyway. Moderators, hosts, and admins aren’t filtered.',
        )}
      </p>
      {!filters && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the filters.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!filters && !error && (
        <Loading label={t('Loading filters…')} className="grid gap-3">
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} className="h-28" />
          ))}
        </Loading>
      )}
      {filters?.length === 0 && <EmptyState icon={Filter} text={t('No filters yet.')} />}
      {filters && filters.length > 0 && (
        <ul ref={restoresFocus} className="grid grid-cols-1 gap-3">
          {filters.map((filter) => (
            <FilterRow key={filter.id} filter={filter} />
          ))}
        </ul>
      )}
    </section>
  );
}
