import { useQuery } from '@apollo/client/react';
import { RefreshCw, Users } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { USER_LIST_TEXTS as TEXTS, USERS_PAGE } from '../../../schema/accounts/user-list.ts';
import type { UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Pager } from '../../ui/lists/pager.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { DeleteUser } from './delete-user.tsx';
import { USERS } from './operations.ts';
import { FIRST_PAGE, paramsOf, readAddress, type UserAddress } from './user-address.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { t } from '../../ui/language.ts';

/** The list is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Everybody with an account. Searched, ordered and cut into pages by the server; what is shown is in the URL. */
export function UserList() {
  const [search, setSearch] = useAddressParams();
  const shown = readAddress(search);
  const { page, sort, team, country, after, before } = shown;
  const { data, previousData, error, refetch } = useQuery(USERS, {
    variables: {
      filter: { search: shown.search, team, country },
      sort,
      ...(before ? { last: USERS_PAGE, before } : { first: USERS_PAGE, after: after || null }),
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [isAsking, setIsAsking] = useState(false);
  const [doomed, setDoomed] = useState<User | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const show = (change: Partial<UserAddress>) =>
    setSearch(paramsOf({ ...shown, ...FIRST_PAGE, ...change }), {
      replace: true,
      preventScrollReset: change.page === undefined,
    });
  const toStart = useRef(() => {});
  useEffect(() => {
    toStart.current = () => show(FIRST_PAGE);
  });
  async function ask() {
    setIsAsking(true);
    await refetch().catch(() => undefined);
    setIsAsking(false);
  }

  const answer = data ?? previousData;
  const users = answer?.users.nodes;
  const total = answer?.userCount ?? 0;
  // All users of the page were deleted.
  const isBeyond = data?.users.nodes.length === 0 && page > 1;
  useEffect(() => {
    if (isBeyond) toStart.current();
  }, [isBeyond]);
  function toPage(next: number) {
    const { startCursor, endCursor } = answer?.users.pageInfo ?? {};
    if (next === 1) return show(FIRST_PAGE);
    show(
      next > page
        ? { page: next, after: endCursor ?? '', before: '' }
        : { page: next, after: '', before: startCursor ?? '' },
    );
  }

  const columns = useMemo(
    () =>
      userColumns((user) => {
        setDoomed(user);
        setIsOpen(true);
      }),
    [],
  );

  return (
    <section aria-labelledby="users-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="users-title" className="display text-h2">
          {t('Users')}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          icon={RefreshCw}
          busy={isAsking}
          onClick={() => void ask()}
        >
          {t('Refresh')}
        </Button>
      </div>
      <UserFilters shown={shown} onChange={show} />
      {!users && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the users.')}
          onRetry={() => void ask()}
        />
      )}
      {!users && !error && (
        <Loading label={t('Loading users…')} className="grid gap-3">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-16" />
          ))}
        </Loading>
      )}
      {users?.length === 0 && !isBeyond && <EmptyState icon={Users} text={t(TEXTS.none)} />}
      {users && users.length > 0 && (
        <>
          <DataTable caption={t('Users')} columns={columns} rows={users} keyOf={({ id }) => id} />
          <Pager page={page} pageSize={USERS_PAGE} total={total} onPage={toPage} />
        </>
      )}
      {doomed && (
        <DeleteUser
          user={doomed}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onGone={() => void ask()}
        />
      )}
    </section>
  );
}
