import { useQuery } from '@apollo/client/react';
import type { ReportReason } from '../../gql/graphql.ts';
import { useLive } from '../../live/use-live.ts';
import { TYPE_WORDS } from '../../reports/admin/report-words.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { MEMBER_SANCTIONS, SANCTION_EVENTS } from './operations.ts';
import { type SanctionedPost, SanctionForm } from './sanction-form.tsx';
import { SanctionRow } from './sanction-row.tsx';

interface SanctionDialogProps {
  userId: number;
  userName: string;
  post?: SanctionedPost | undefined;
  /** Why it was reported. */
  reason?: ReportReason | undefined;
  onClose: () => void;
}

/** A moderator warns, mutes or bans a member, and sees what was imposed before. Loaded lazily. */
export default function SanctionDialog({
  userId,
  userName,
  post,
  reason,
  onClose,
}: SanctionDialogProps) {
  usePageTexts('moderation');
  const { data, error, refetch } = useQuery(MEMBER_SANCTIONS, {
    variables: { userId },
    fetchPolicy: 'network-only',
    // After a change by another moderator the history is shown as it was until the new one is there.
    nextFetchPolicy: 'cache-and-network',
  });
  useLive(SANCTION_EVENTS, { refetches: ['MemberSanctions'] });
  const history = data?.memberSanctions;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Warn or mute {name}', { name: userName })}
      width="wide"
      placement="top"
    >
      <div className="grid gap-6">
        {post && (
          <blockquote
            dir="auto"
            className="border-l-3 border-border-strong pl-3 wrap-anywhere"
            aria-label={t(TYPE_WORDS[post.contentType])}
          >
            {post.text}
          </blockquote>
        )}
        {history ? (
          <>
            <SanctionForm
              key={userId}
              {...{ userId, post, reason, onClose }}
              nextKind={history.nextKind}
              lastSanctionId={history.sanctions[0]?.id ?? null}
            />
            <section aria-labelledby="sanction-history" className="grid gap-3">
              <h3 id="sanction-history" className="text-small font-semibold">
                {t('History')}
              </h3>
              {history.sanctions.length === 0 ? (
                <p className="text-small text-muted">{t('Nothing so far.')}</p>
              ) : (
                <ol className="grid gap-2">
                  {history.sanctions.map((sanction) => (
                    <SanctionRow key={sanction.id} sanction={sanction} />
                  ))}
                </ol>
              )}
            </section>
          </>
        ) : data ? (
          <p>{t('This member is no longer here.')}</p>
        ) : error ? (
          <ErrorState
            text={messageOf(error, 'We couldn’t load the history.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Loading label={t('Loading history…')} className="grid gap-3">
            <Skeleton className="h-40" />
            <Skeleton className="h-24" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}
