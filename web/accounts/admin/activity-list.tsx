import { useQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { nameOf } from '../../../schema/enum-names.ts';
import { AUDIT_SUBJECTS } from '../../../schema/accounts/audit.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { ActivityRow } from './activity-row.tsx';
import { KIND_WORDS } from './activity-words.ts';
import { ACTIVITY, ACTIVITY_ACTORS } from './operations.ts';
import { t } from '../../ui/language.ts';

const PAGE = 25;
/** What other admins do is not published; the activity is polled this often, in ms. */
const POLL_MS = 30_000;

/** What admins did, newest first. The filters for kind and person are in the URL. */
export function ActivityList() {
  const [search, setSearch] = useAddressParams();
  const kind = AUDIT_SUBJECTS.find((one) => one === search.get('kind')) ?? '';
  const by = /^\d{1,9}$/.test(search.get('by') ?? '') ? Number(search.get('by')) : null;
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(ACTIVITY, {
    variables: {
      subjectType: kind ? nameOf(kind) : null,
      actorId: by,
      first: PAGE,
      after: pages.after,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const actors = useQuery(ACTIVITY_ACTORS, { fetchPolicy: 'cache-and-network' });
  const ask = () => void refetch().catch(() => undefined);

  const found = (data ?? previousData)?.auditTrail;
  const entries = found?.nodes;
  const last = found?.pageInfo.endCursor;
  function narrow(change: { kind?: string; by?: string }) {
    const asked = { kind, by: by === null ? '' : String(by), ...change };
    const chosen = Object.entries(asked).filter(([, value]) => value !== '');
    pages.restart();
    setSearch(
      { tab: 'activity', ...Object.fromEntries(chosen) },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section aria-labelledby="activity-title" className="grid gap-5">
      <h2 id="activity-title" className="display text-h2">
        {t('Activity')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:max-w-2xl">
        <SelectField
          label={t('What')}
          value={kind}
          onChange={({ target }) => narrow({ kind: target.value })}
        >
          <option value="">{t('Everything')}</option>
          {AUDIT_SUBJECTS.map((one) => (
            <option key={one} value={one}>
              {t(KIND_WORDS[one])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Who')}
          value={by ?? ''}
          onChange={({ target }) => narrow({ by: target.value })}
        >
          <option value="">{t('Everyone')}</option>
          {actors.data?.auditActors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {!entries && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the activity.')} onRetry={ask} />
      )}
      {!entries && !error && (
        <Loading label={t('Loading activity…')} className="grid gap-3">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-14" />
          ))}
        </Loading>
      )}
      {entries?.length === 0 && (
        <EmptyState
          icon={History}
          text={t('No activity yet. It starts with the first thing an admin does.')}
        />
      )}
      {entries && entries.length > 0 && (
        <ol className="grid gap-4">
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {found && (pages.after !== null || found.pageInfo.hasNextPage) && (
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
            disabled={!found.pageInfo.hasNextPage}
            onClick={() => last != null && pages.older(last)}
          >
            {t('Older')}
          </Button>
        </div>
      )}
    </section>
  );
}
