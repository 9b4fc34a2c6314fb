import { useQuery } from '@apollo/client/react';
import { MailPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { USER_SEARCH_LENGTH } from '../../../schema/accounts/user-list.ts';
import {
  SUBSCRIBER_STATES,
  type SubscriberState,
  SUBSCRIBERS_PAGE,
} from '../../../schema/news/subscribers.ts';
import type {
  SubscriberRow_SubscriberFragment as Subscriber,
  SubscribersQuery,
} from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { numberFormat, t, translated } from '../../ui/language.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { SUBSCRIBER_EVENTS, SUBSCRIBERS } from './operations.ts';
import { RemoveSubscriber } from './remove-subscriber.tsx';
import { STATE_WORDS, subscriberColumns } from './subscriber-columns.tsx';

/** The list is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const number = numberFormat();

/** Who subscribed, a page at a time. What is listed is in the URL. */
export function SubscriberList({ children }: { children: ReactNode }) {
  const [address, setAddress] = useAddressParams();
  const state = SUBSCRIBER_STATES.find((one) => one === address.get('state')) ?? null;
  const search = address.get('search') ?? '';
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(SUBSCRIBERS, {
    variables: { first: SUBSCRIBERS_PAGE, after: pages.after, search, state },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(SUBSCRIBER_EVENTS, { refetches: ['Subscribers'] });
  const ask = () => void refetch().catch(() => undefined);
  const [doomed, setDoomed] = useState<Subscriber | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const columns = useMemo(
    () =>
      subscriberColumns((subscriber) => {
        setDoomed(subscriber);
        setIsOpen(true);
      }),
    [],
  );
  const answer = data ?? previousData;
  const page = answer?.subscribers;
  const end = page?.pageInfo.endCursor;

  function list(change: { readonly search?: string; readonly state?: string }) {
    const chosen = Object.entries({ search, state: state ?? '', ...change });
    pages.restart();
    setAddress(
      { tab: 'subscribers', ...Object.fromEntries(chosen.filter(([, value]) => value !== '')) },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section aria-labelledby="subscribers-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="subscribers-title" tabIndex={-1} className="display text-h2">
          {t('Subscribers')}
        </h2>
        {children}
      </div>
      <p className="max-w-[66ch] text-muted">
        {t(
          'People who asked for the newsletter without an account. Members with a confirmed address get it too.',
        )}
      </p>
      {answer && <Counts counts={answer.subscriberCounts} />}
      <Filters search={search} state={state} onChange={list} />
      {!page && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the subscribers.')} onRetry={ask} />
      )}
      {!page && !error && (
        <Loading label={t('Loading subscribers…')} className="grid gap-3">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-16" />
          ))}
        </Loading>
      )}
      {page?.nodes.length === 0 && (
        <EmptyState
          icon={MailPlus}
          text={
            search || state
              ? t('No matching subscribers.')
              : t(
                  'No subscribers yet. The sign-up form is at the bottom of every page and article.',
                )
          }
        />
      )}
      {page && page.nodes.length > 0 && (
        <DataTable
          caption={t('Subscribers')}
          columns={columns}
          rows={page.nodes}
          keyOf={({ id }) => id}
        />
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
      {doomed && (
        <RemoveSubscriber
          subscriber={doomed}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onGone={ask}
        />
      )}
    </section>
  );
}

interface FiltersProps {
  search: string;
  state: SubscriberState | null;
  onChange: (change: { readonly search?: string; readonly state?: string }) => void;
}

function Filters({ search, state, onChange }: FiltersProps) {
  return (
    <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
      <SearchField
        label={t('Search by name or email')}
        maxLength={USER_SEARCH_LENGTH}
        found={search}
        onFind={(next) => onChange({ search: next })}
      />
      <SelectField
        label={t('Status')}
        value={state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{t('Any status')}</option>
        {SUBSCRIBER_STATES.map((one) => (
          <option key={one} value={one}>
            {translated(STATE_WORDS[one][1])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Counts({ counts }: { counts: SubscribersQuery['subscriberCounts'] }) {
  const figures = [
    ['Subscribed', counts.subscribed],
    ['Not confirmed yet', counts.waiting],
    ['Unsubscribed', counts.unsubscribed],
    ['Unreachable', counts.unreachable],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
      {figures.map(([words, count]) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{t(words)}</dt>
          <dd className="display text-h2 tabular-nums">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
