import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ManagedSponsor_RowFragment } from '../../../gql/graphql.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { t } from '../../../ui/language.ts';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { ErrorState } from '../../../ui/page/states.tsx';
import { MANAGED_SPONSORS } from './operations.ts';
import { SponsorForm } from './sponsor-form.tsx';

const BACK = '/admin?tab=sponsors';

/** The form of one sponsor, in the place of the list. Null: a new one. */
export function EditedSponsor({ id }: { id: number | null }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    MANAGED_SPONSORS,
    id === null ? skipToken : { fetchPolicy: 'network-only' },
  );
  /** As it was when it was opened: what others save must not change the form while one edits. */
  const [opened, setOpened] = useState<ManagedSponsor_RowFragment>();
  const found = data?.managedSponsors.find((one) => one.id === id);
  if (found && !opened) setOpened(found);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isReady = id === null || opened !== undefined;

  return (
    <section aria-labelledby="sponsor-title" className="grid gap-4">
      <div>
        <BackLink to={BACK}>{t('All sponsors')}</BackLink>
        <h2 ref={heading} id="sponsor-title" tabIndex={-1} className="display text-h2 outline-none">
          {id === null ? t('Add a sponsor') : t('Edit a sponsor')}
        </h2>
      </div>
      {isReady ? (
        <SponsorForm stored={opened ?? null} onDone={() => void navigate(BACK)} />
      ) : data ? (
        <ErrorState text={t('This sponsor no longer exists.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the sponsors.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the sponsor…')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </section>
  );
}
