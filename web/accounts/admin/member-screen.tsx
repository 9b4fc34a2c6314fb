import { useQuery } from '@apollo/client/react';
import { UserX } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import type { MemberAccountQuery } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { RightBadges } from '../right-badges.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { ActivityRow } from './activity-row.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberCorrections } from './member-corrections.tsx';
import { Contributions, MemberSecurity } from './member-record.tsx';
import { MemberRights } from './member-rights.tsx';
import { MEMBER_ACCOUNT } from './operations.ts';
import { useUserEvents } from './user-events.ts';

const QUERIES = ['MemberAccount'];

export interface MemberToShow {
  user: NonNullable<MemberAccountQuery['user']>;
}

interface MemberScreenProps {
  id: number;
  /** What moderators imposed, which a room above knows. */
  Moderation: ComponentType<MemberToShow>;
}

/** One member: the account, its rights and sessions, what they contributed, and what admins did to it. */
export default function MemberScreen({ id, Moderation }: MemberScreenProps) {
  const { data, error, refetch } = useQuery(MEMBER_ACCOUNT, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useUserEvents(QUERIES);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="member-title" className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to="/admin?tab=users">{t('All users')}</BackLink>
        <h2
          ref={heading}
          id="member-title"
          tabIndex={-1}
          dir="auto"
          className="display text-h2 wrap-anywhere outline-none"
        >
          {data?.user?.name ?? t('Member')}
        </h2>
      </div>
      {data?.user ? (
        <Member {...data} user={data.user}>
          <Suspense fallback={null}>
            <Moderation user={data.user} />
          </Suspense>
        </Member>
      ) : data ? (
        <EmptyState icon={UserX} text={t(ACCOUNT_TEXTS.unknown)} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load this member.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading member…')} className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-52" />
        </Loading>
      )}
    </section>
  );
}

function Member({
  user,
  memberRecord,
  auditTrail,
  children,
}: MemberAccountQuery & MemberToShow & { children: ReactNode }) {
  const { email, country, favoriteTeam, createdAt, bio } = user;
  return (
    <>
      <div className="flex min-w-0 items-start gap-4">
        <Avatar user={user} />
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <RightBadges user={user} />
            <span className="wrap-anywhere">{email}</span>
            {memberRecord?.isEmailProven === false && (
              <Badge tone="neutral">{t('Not confirmed')}</Badge>
            )}
          </p>
          {memberRecord && memberRecord.resetsGoTo !== email && (
            <p className="text-small text-muted wrap-anywhere">
              {t('Sign-in links still go to {address}.', {
                address: memberRecord.resetsGoTo,
              })}
            </p>
          )}
          <p className="text-small text-muted">
            {[translated(country || DEFAULT_COUNTRY), favoriteTeam].join(' · ')}
            {createdAt && (
              <>
                {' · '}
                {t('Joined')} <MountainMoment at={createdAt} />
              </>
            )}
          </p>
          {bio && (
            <p dir="auto" className="text-small wrap-anywhere">
              {bio}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {memberRecord && (
          <MemberCorrections user={user} isEmailProven={memberRecord.isEmailProven} />
        )}
        <MemberRights user={user} />
        <MemberAccess member={user} record={memberRecord} />
      </div>
      {memberRecord && <Contributions contributions={memberRecord.contributions} />}
      {memberRecord && <MemberSecurity securityEvents={memberRecord.securityEvents} />}
      {children}
      <section aria-labelledby="member-trail-title" className="grid gap-4">
        <h3 id="member-trail-title" className="display text-h3">
          {t('Admin activity')}
        </h3>
        {auditTrail.nodes.length === 0 ? (
          <p className="text-small text-muted">{t('No admin has touched this account.')}</p>
        ) : (
          <ol className="grid gap-4">
            {auditTrail.nodes.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
