import { nameOf } from '../../../schema/enum-names.ts';
import { useQuery } from '@apollo/client/react';
import { Clapperboard, Plus } from 'lucide-react';
import { CONTENT_TYPES, SHOW_STATES } from '../../../schema/shows/shows.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t, translated } from '../../ui/language.ts';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { MANAGED_SHOWS, SHOW_SAVES } from './operations.ts';
import { ShowRow } from './show-row.tsx';
import { TYPE_WORDS } from '../type-words.ts';
import { STATE_WORDS } from './show-words.ts';

const PAGE = 20;
/** The list is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** All shows and episodes for admins, a page at a time. What is listed is in the URL. */
export function ShowList() {
  const [search, setSearch] = useAddressParams();
  const type = CONTENT_TYPES.find((one) => one === search.get('kind')) ?? null;
  const state = SHOW_STATES.find((one) => one === search.get('state')) ?? null;
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(MANAGED_SHOWS, {
    variables: { first: PAGE, after: pages.after, type: type && nameOf(type), state },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(SHOW_SAVES, { refetches: ['ManagedShows'] });
  const page = (data ?? previousData)?.managedShows;
  const end = page?.pageInfo.endCursor;

  function list(params: Readonly<Record<'kind' | 'state', string>>) {
    pages.restart();
    setSearch({ tab: 'shows', ...params }, { replace: true });
  }

  return (
    <section aria-labelledby="shows-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shows-title" tabIndex={-1} className="display text-h2">
          {t('Shows & podcast')}
        </h2>
        <ButtonLink to="/admin?tab=shows&show=new" icon={Plus}>
          {t('Add a show or an episode')}
        </ButtonLink>
      </div>
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <SelectField
          label={t('Kind')}
          value={type ?? 'all'}
          onChange={({ target }) => list({ kind: target.value, state: state ?? 'all' })}
        >
          <option value="all">{t('All kinds')}</option>
          {CONTENT_TYPES.map((one) => (
            <option key={one} value={one}>
              {translated(TYPE_WORDS[nameOf(one)])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Status')}
          value={state ?? 'all'}
          onChange={({ target }) => list({ kind: type ?? 'all', state: target.value })}
        >
          <option value="all">{t('Any status')}</option>
          {SHOW_STATES.map((one) => (
            <option key={one} value={one}>
              {translated(STATE_WORDS[one][1])}
            </option>
          ))}
        </SelectField>
      </div>
      {!page && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the shows.')} onRetry={ask} />
      )}
      {!page && !error && (
        <Loading label={t('Loading shows…')} className="grid gap-3">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-28" />
          ))}
        </Loading>
      )}
      {page?.nodes.length === 0 && (
        <EmptyState
          icon={Clapperboard}
          text={type || state ? t('No matching shows.') : t('No shows on the site yet.')}
        />
      )}
      {page && page.nodes.length > 0 && (
        <ul ref={restoresFocus} className="grid grid-cols-1 gap-3">
          {page.nodes.map((managed) => (
            <ShowRow key={managed.id} managed={managed} onDone={ask} />
          ))}
        </ul>
      )}
      {page && (pages.after !== null || page.pageInfo.hasNextPage) && (
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
            disabled={!page.pageInfo.hasNextPage}
            onClick={() => end && pages.older(end)}
          >
            {t('Older')}
          </Button>
        </div>
      )}
    </section>
  );
}
