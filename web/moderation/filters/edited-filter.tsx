import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FilterRow_FilterFragment } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { FILTERS } from './operations.ts';

const BACK = '/admin?tab=filters';

/** The form of one filter, in the place of the list. Null: a new one. */
export function EditedFilter({ id }: { id: number | null }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    FILTERS,
    id === null ? skipToken : { fetchPolicy: 'network-only' },
  );
  /** As it was when it was opened: what others save must not change the form while one edits. */
  const [opened, setOpened] = useState<FilterRow_FilterFragment>();
  const found = data?.filters.find((one) => one.id === id);
  if (found && !opened) setOpened(found);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isReady = id === null || opened !== undefined;

  return (
    <section aria-labelledby="filter-title" className="grid gap-4">
      <div>
        <BackLink to={BACK}>{t('All filters')}</BackLink>
        <h2 ref={heading} id="filter-title" tabIndex={-1} className="display text-h2 outline-none">
          {id === null ? t('Add a filter') : t('Edit a filter')}
        </h2>
      </div>
      {isReady ? (
        <FilterEditor stored={opened ?? null} onDone={() => void navigate(BACK)} />
      ) : data ? (
        <ErrorState text={t('This filter no longer exists.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the filters.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading filters…')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </section>
  );
}
