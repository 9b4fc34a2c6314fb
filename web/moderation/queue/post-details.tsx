import { useQuery } from '@apollo/client/react';
import type { QueueRow_PostFragment as WaitingPost } from '../../gql/graphql.ts';
import { REASON_WORDS } from '../../reports/admin/report-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { MEMBER_SANCTIONS } from '../desk/operations.ts';
import { SanctionRow } from '../desk/sanction-row.tsx';
import { POST_DETAILS } from './operations.ts';

/** What its reports say, what was said around it, and what its writer was given before. */
export function PostDetails({ post: { id, user } }: { post: WaitingPost }) {
  const { data, error, refetch } = useQuery(POST_DETAILS, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const details = data?.waitingPostDetails;
  if (!data && error)
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load the details.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data)
    return (
      <Loading label={t('Loading details…')}>
        <Skeleton className="h-24" />
      </Loading>
    );
  return (
    <div className="grid gap-4 text-small">
      {details && details.context.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('Around it')}</h3>
          <ol className="grid gap-1.5">
            {details.context.map((line) => (
              <li
                key={line.id}
                className={classNames(
                  'wrap-anywhere',
                  line.isThePost && 'border-l-3 border-border-strong pl-3 text-body',
                )}
              >
                <b dir="auto">{line.user?.name ?? t('a former member')}</b>{' '}
                <span dir="auto">{line.text}</span>{' '}
                <span className="text-muted">
                  <MountainMoment at={line.createdAt} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {details && details.reports.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('Reports')}</h3>
          <ol className="grid gap-1.5">
            {details.reports.map((report) => (
              <li key={report.id} className="flex flex-wrap items-center gap-2">
                <Badge tone="amber">{t(REASON_WORDS[report.reason])}</Badge>
                <b dir="auto">{report.reporterName}</b>
                {report.description && (
                  <span dir="auto" className="wrap-anywhere">
                    “{report.description}”
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {user && <History userId={user.id} />}
    </div>
  );
}

/** The warnings and mutes of the member who posted it. */
function History({ userId }: { userId: number }) {
  const { data } = useQuery(MEMBER_SANCTIONS, {
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const sanctions = data?.memberSanctions?.sanctions;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('History')}</h3>
      {sanctions?.length === 0 && <p className="text-muted">{t('Nothing so far.')}</p>}
      {sanctions && sanctions.length > 0 && (
        <ol className="grid gap-3">
          {sanctions.map((sanction) => (
            <SanctionRow key={sanction.id} sanction={sanction} />
          ))}
        </ol>
      )}
    </section>
  );
}
