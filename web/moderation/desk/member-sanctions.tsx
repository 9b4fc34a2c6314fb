import { useQuery } from '@apollo/client/react';
import { Gavel } from 'lucide-react';
import { lazy, useState } from 'react';
import type { MemberToShow } from '../../accounts/admin/member-screen.tsx';
import { useAuth } from '../../accounts/session/auth.ts';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { MEMBER_SANCTIONS, SANCTION_EVENTS } from './operations.ts';
import { SanctionRow } from './sanction-row.tsx';

const SanctionDialog = lazy(() => import('./sanction-dialog.tsx'));

/** What moderators imposed on a member, as a part of the member's screen. */
export default function MemberSanctions({ user: { id, name, isAdmin } }: MemberToShow) {
  usePageTexts('moderation');
  const { user: viewer } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(MEMBER_SANCTIONS, {
    variables: { userId: id },
    fetchPolicy: 'cache-and-network',
  });
  useLive(SANCTION_EVENTS, { refetches: ['MemberSanctions'] });
  const sanctions = data?.memberSanctions?.sanctions;
  return (
    <section aria-labelledby="member-sanctions-title" className="grid gap-4">
      <h3 id="member-sanctions-title" className="display text-h3">
        {t('Warnings & mutes')}
      </h3>
      {!data && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the history.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Loading label={t('Loading history…')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {sanctions?.length === 0 && <p className="text-small text-muted">{t('Nothing so far.')}</p>}
      {sanctions && sanctions.length > 0 && (
        <ol className="grid gap-3">
          {sanctions.map((sanction) => (
            <SanctionRow key={sanction.id} sanction={sanction} />
          ))}
        </ol>
      )}
      {!isAdmin && viewer?.id !== id && (
        <div>
          <Button variant="secondary" icon={Gavel} onClick={() => setOpen(true)}>
            {t('Warn or mute')}
          </Button>
        </div>
      )}
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <SanctionDialog userId={id} userName={name} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </section>
  );
}
