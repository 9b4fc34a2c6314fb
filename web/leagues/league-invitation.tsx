import { useMutation, useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { LEAGUE_REFUSALS } from '../../schema/refusals/leagues.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { useAct } from '../ui/forms/use-act.ts';
import { refusal, t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { leaguePath } from './league-links.ts';
import { JOIN_LEAGUE, LEAGUE_INVITE } from './operations.ts';

/** What an invitation leads to, and the button that accepts it. */
export function LeagueInvitation({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(LEAGUE_INVITE, {
    variables: { code },
    fetchPolicy: 'cache-and-network',
  });
  const [join] = useMutation(JOIN_LEAGUE);
  const navigate = useNavigate();
  const { run, busy, fault } = useAct();
  const accept = () =>
    void run(async () => {
      const { data: joined } = await join({ variables: { code } });
      if (joined?.joinLeague) void navigate(leaguePath(joined.joinLeague.league.id));
    });
  const invite = data?.leagueInvite;
  return (
    <Card as="section" aria-labelledby="invitation" className="grid gap-3">
      <h2 id="invitation" dir="auto" className="display text-h2 wrap-anywhere">
        {invite ? t('You’re invited to {name}', { name: invite.name }) : t('Invitation')}
      </h2>
      {!data ? (
        error ? (
          <ErrorState
            text={messageOf(error, 'We couldn’t load this invitation.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Loading label={t('Loading the invitation')}>
            <Skeleton className="h-16" />
          </Loading>
        )
      ) : !invite ? (
        <p className="text-muted">{refusal(LEAGUE_REFUSALS, 'league.linkGone', {})}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">
            {t('{count|one:# member|other:# members}', { count: invite.memberCount })}
          </p>
          {invite.isMember ? (
            <ButtonLink to={leaguePath(invite.id)}>{t('Go to the league')}</ButtonLink>
          ) : (
            <Button busy={busy} onClick={accept}>
              {t('Join league')}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className="text-small font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </Card>
  );
}
