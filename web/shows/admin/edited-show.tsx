import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { MANAGED_SHOW } from './operations.ts';
import type { StoredShow } from './show-form-values.ts';
import { ShowForm } from './show-form.tsx';

const BACK = '/admin?tab=shows';

/** The form of one show, in the place of the list. Null: a new one. */
export function EditedShow({ id }: { id: number | null }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    MANAGED_SHOW,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  );
  /** As it was when it was opened: what others save must not change the form while one edits. */
  const [opened, setOpened] = useState<StoredShow>();
  const found = data?.managedShow;
  if (found && !opened) setOpened({ ...found, passages: data.showTranscript?.passages ?? [] });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isReady = id === null || opened !== undefined;

  return (
    <section aria-labelledby="show-title" className="grid gap-4">
      <div>
        <BackLink to={BACK}>{t('All shows')}</BackLink>
        <h2 ref={heading} id="show-title" tabIndex={-1} className="display text-h2 outline-none">
          {id === null ? t('Add a show or an episode') : t('Edit a show')}
        </h2>
      </div>
      {isReady ? (
        <ShowForm stored={opened ?? null} onDone={() => void navigate(BACK)} />
      ) : data ? (
        <ErrorState text={t('This show no longer exists.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the shows.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the show…')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </section>
  );
}
