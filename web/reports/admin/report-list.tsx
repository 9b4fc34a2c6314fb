import { nameOf } from '../../../schema/enum-names.ts';
import { useQuery } from '@apollo/client/react';
import { Flag } from 'lucide-react';
import { REPORT_FILTERS, REPORT_REVIEW_TEXTS as TEXTS } from '../../../schema/reports.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { REPORT_EVENTS, REPORTS } from './operations.ts';
import { ReportRow } from './report-row.tsx';
import { FILTER_WORDS } from './report-words.ts';
import { t } from '../../ui/language.ts';

const PAGE = 20;
/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Pending reports, and those reviewed last. The filter is in the URL. */
export function ReportList() {
  const [search, setSearch] = useAddressParams();
  const filter = REPORT_FILTERS.find((one) => one === search.get('show')) ?? 'all';
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(REPORTS, {
    variables: { filter: nameOf(filter), first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(REPORT_EVENTS, { refetches: ['Reports'] });

  const found = (data ?? previousData)?.reports;
  const reports = found?.nodes;
  const active = reports?.filter(({ status }) => status === 'PENDING') ?? [];
  const reviewed = reports?.filter(({ status }) => status === 'DISMISSED') ?? [];

  return (
    <section aria-labelledby="reports-title" className="grid gap-6">
      <h2 id="reports-title" className="display text-h2">
        {t('Reports')}
      </h2>
      <div className="sm:max-w-72">
        <SelectField
          label={t('Show')}
          value={filter}
          onChange={({ target }) => {
            pages.restart();
            setSearch({ tab: 'reports', show: target.value }, { replace: true });
          }}
        >
          {REPORT_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(FILTER_WORDS[one])}
            </option>
          ))}
        </SelectField>
      </div>
      {!reports && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the reports.')} onRetry={ask} />
      )}
      {!reports && !error && (
        <Loading label={t('Loading reports…')} className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </Loading>
      )}
      {reports && filter !== 'dismissed' && (
        <section aria-labelledby="active-title" className="grid gap-3">
          <h3 id="active-title" className="display text-h3">
            {t('Active reports')}
          </h3>
          {active.length === 0 ? (
            <EmptyState icon={Flag} text={t(TEXTS.none)} />
          ) : (
            <ul ref={restoresFocus} className="grid gap-3">
              {active.map((report) => (
                <ReportRow key={report.id} report={report} onDone={ask} />
              ))}
            </ul>
          )}
          <OlderNewer
            pages={pages}
            last={found.pageInfo.endCursor}
            hasOlder={found.pageInfo.hasNextPage}
          />
        </section>
      )}
      {reports && filter !== 'pending' && pages.after === null && (
        <section aria-labelledby="reviewed-title" className="grid gap-3">
          <h3 id="reviewed-title" className="display text-h3">
            {t('Recently reviewed')}
          </h3>
          {reviewed.length === 0 ? (
            <p className="text-small text-muted">{t('No reviewed reports yet.')}</p>
          ) : (
            <ul ref={restoresFocus} className="grid gap-3">
              {reviewed.map((report) => (
                <ReportRow key={report.id} report={report} onDone={ask} />
              ))}
            </ul>
          )}
        </section>
      )}
    </section>
  );
}
