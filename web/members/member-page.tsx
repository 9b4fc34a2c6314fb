import { skipToken, useQuery } from '@apollo/client/react';
import { VolumeX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { can } from '../../schema/accounts/capabilities.ts';
import { memberPage, MISSING_MEMBER_HEAD } from '../../schema/pages/entries/member.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { MEMBER_CHANGED } from '../accounts/session/changed-members.ts';
import type { Member_ProfileFragment as Profile } from '../gql/graphql.ts';
import { useLive } from '../live/use-live.ts';
import { useMuteMember } from '../mutes/use-mute-member.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { dateFormat, t } from '../ui/language.ts';
import { DeadEnd } from '../ui/page/dead-end.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { BadgeList } from './badge-list.tsx';
import { HideProfile } from './hide-profile.tsx';
import { MEMBER_PAGE } from './operations.ts';

/** /members/:id: who a member is to others, and what they earned. */
export default function MemberPage() {
  usePageTexts('members');
  const id = Number(useParams().id);
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    MEMBER_PAGE,
    isPossible ? { variables: memberPage.queries.MemberPage({ id }) } : skipToken,
  );
  useLive(MEMBER_CHANGED, {
    refetches: ['MemberPage'],
    onEvent({ data: { memberChanged }, refetch: ask }) {
      if (memberChanged?.id === id) ask();
    },
  });
  if (!isPossible || data?.memberProfile === null) return <MemberNotFound />;
  const profile = data?.memberProfile?.user.id === id ? data.memberProfile : undefined;
  if (profile) return <MemberDetails profile={profile} />;
  return (
    <div className="page min-h-dvh py-10">
      {error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load this member’s page.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the member')}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

function MemberDetails({ profile }: { profile: Profile }) {
  const { user, joinedOn, isHidden, badges } = profile;
  const { user: viewer } = useAuth();
  const mute = useMuteMember();
  const isOwn = viewer?.id === user.id;
  return (
    <div className="page grid gap-6 py-8">
      <PageMeta head={memberPage.head(user)} />
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar user={user} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h1 dir="auto" className="display text-h2 wrap-anywhere">
              {user.name}
            </h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
              {user.isAdmin && <Badge tone="blue">{t('Admin')}</Badge>}
              {user.isMvp && <Badge tone="amber">{t('MVP')}</Badge>}
              {joinedOn && (
                <span>
                  {t('Member since {month}', { month: monthAndYear.format(new Date(joinedOn)) })}
                </span>
              )}
            </p>
          </div>
        </div>
        {isOwn ? (
          <ButtonLink to="/profile" variant="secondary">
            {t('Edit profile')}
          </ButtonLink>
        ) : (
          can(viewer, 'mute.manageOwn') && (
            <Button variant="secondary" icon={VolumeX} onClick={() => mute(user)}>
              {t('Mute this member')}
            </Button>
          )
        )}
      </header>
      {isHidden && !isOwn ? (
        <p className="text-muted">{t('{name} keeps this page private.', { name: user.name })}</p>
      ) : (
        <BadgeList badges={badges} />
      )}
      {isOwn && <HideProfile isHidden={isHidden} />}
    </div>
  );
}

function MemberNotFound() {
  return (
    <>
      <PageMeta head={MISSING_MEMBER_HEAD} />
      <DeadEnd
        title={t('Member not found')}
        text={t('There’s no member at this address. The account may have been deleted.')}
      >
        <ButtonLink to="/fan-zone">{t('Go to the Huddle')}</ButtonLink>
      </DeadEnd>
    </>
  );
}
