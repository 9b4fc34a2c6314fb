import { useQuery } from '@apollo/client/react';
import { ShieldCheck } from 'lucide-react';
import { SANCTION_FILTERS, type SanctionFilter } from '../../../schema/accounts/sanctions.ts';
import type { Text } from '../../../schema/language/english.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t } from '../../ui/language.ts';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { SANCTION_EVENTS, SANCTIONS } from './operations.ts';
import { SanctionRow } from './sanction-row.tsx';

const PAGE = 20;
/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 30_000;

const FILTER_WORDS = {
  ALL: 'All',
  IN_FORCE: 'In force',
  ANSWERED: 'With an answer',
} as const satisfies Readonly<Record<SanctionFilter, Text>>;

/** Warnings, mutes and bans of all members, newest first. The filter is in the address. */
export function SanctionList() {
  usePageTexts('moderation');
  const [search, setSearch] = useAddressParams();
  const filter = SANCTION_FILTERS.find((one) => one === search.get('show')) ?? 'ALL';
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(SANCTIONS, {
    variables: { filter, first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(SANCTION_EVENTS, { refetches: ['Sanctions'] });
  const found = (data ?? previousData)?.sanctions;

  return (
    <section aria-labelledby="sanctions-title" className="grid gap-6">
      <h2 id="sanctions-title" className="display text-h2">
        {t('Warnings & mutes')}
      </h2>
      <div className="sm:max-w-72">
        <SelectField
          label={t('Show')}
          value={filter}
          onChange={({ target }) => {
            pages.restart();
            setSearch({ tab: 'sanctions', show: target.value }, { replace: true });
          }}
        >
          {SANCTION_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(FILTER_WORDS[one])}
            </option>
          ))}
        </SelectField>
      </div>
      {!found && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the warnings and mutes.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && (
        <Loading label={t('Loading warnings and mutes…')} className="grid gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </Loading>
      )}
      {found?.nodes.length === 0 && (
        <EmptyState
          icon={ShieldCheck}
          text={t('None here. Warn or mute someone from their message, or from a report.')}
        />
      )}
      {found && found.nodes.length > 0 && (
        <ol ref={restoresFocus} className="grid gap-3">
          {found.nodes.map((sanction) => (
            <SanctionRow key={sanction.id} sanction={sanction} isNamed />
          ))}
        </ol>
      )}
      {found && (
        <OlderNewer
          pages={pages}
          last={found.pageInfo.endCursor ?? null}
          hasOlder={found.pageInfo.hasNextPage}
        />
      )}
    </section>
  );
}
