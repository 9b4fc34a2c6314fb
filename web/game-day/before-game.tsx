import { useQuery } from '@apollo/client/react';
import { type InjuryCode, INJURY_WORDS } from '../../schema/games/roster.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { graphql } from '../gql/gql.ts';
import type { BeforeGameQuery, GameHead_GameFragment as Game } from '../gql/graphql.ts';
import { useRosterEvents } from '../roster/roster-events.ts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { Countdown } from './countdown.tsx';

const QUERIES = ['BeforeGame'];

const BEFORE_GAME = graphql(/* GraphQL */ `
  query BeforeGame($gameId: Int!, $isMember: Boolean!) {
    chatStatus {
      ...ChatTimes_status
    }
    isFantasyOpenToAll
    fantasyGame {
      game {
        id
      }
      isOpen
    }
    myLineup(gameId: $gameId) @include(if: $isMember) {
      id
      submittedAt
    }
    roster {
      offense {
        ...BeforeGame_position
      }
      defense {
        ...BeforeGame_position
      }
      specialTeams {
        ...BeforeGame_position
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment BeforeGame_position on RosterPosition {
    players {
      id
      name
      position
      injuryStatus
      injuryDetails
    }
  }
`);

/** Until kickoff: how long it takes, when chat opens, the lineup that is due, and who is hurt. */
export function BeforeGame({ game }: { game: Game }) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(BEFORE_GAME, {
    variables: { gameId: game.id, isMember: user !== null },
  });
  useRosterEvents(QUERIES);
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-2">
      <Card as="section" aria-labelledby="kickoff-title" className="grid content-start gap-3">
        <h2 id="kickoff-title" className="eyebrow text-accent-text">
          {t('Kickoff in')}
        </h2>
        <Countdown kickoffAt={game.kickoffAt} />
        <p className="text-muted">{t('The plays show up here once the game kicks off.')}</p>
        {data && <ChatOpens chat={data.chatStatus} game={game} />}
      </Card>
      {data && <Lineup game={game} data={data} isAdmin={user?.isAdmin ?? false} />}
      {data ? (
        <Injuries roster={data.roster} />
      ) : error ? (
        <ErrorState
          text={t('We couldn’t load the game.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the injury report')}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

/** When the chat of that day opens, or the way in. */
function ChatOpens({ chat, game }: { chat: BeforeGameQuery['chatStatus']; game: Game }) {
  if (chat.nextGameDate !== mountainDate(new Date(game.kickoffAt))) return null;
  if (chat.isOpen) {
    return (
      <p>
        <ButtonLink to="/game-chat">{t('Join the chat')}</ButtonLink>
      </p>
    );
  }
  return (
    chat.opensAt && (
      <p>
        {t('Game chat opens')} <MountainMoment at={chat.opensAt} className="font-semibold" />
      </p>
    )
  );
}

interface LineupProps {
  game: Game;
  data: BeforeGameQuery;
  isAdmin: boolean;
}

/** The lineup that is due, while it can be submitted or changed. */
function Lineup({ game, data, isAdmin }: LineupProps) {
  const { fantasyGame, isFantasyOpenToAll, myLineup } = data;
  const isDue = fantasyGame?.isOpen && fantasyGame.game.id === game.id;
  if (!isDue || !(isFantasyOpenToAll || isAdmin)) return null;
  return (
    <Card as="section" aria-labelledby="lineup-title" className="grid content-start gap-3">
      <h2 id="lineup-title" className="eyebrow text-accent-text">
        {t('Fantasy')}
      </h2>
      <p className="display text-h2">
        {myLineup ? t('Your lineup is in') : t('Your lineup is due at kickoff')}
      </p>
      <p className="text-muted">
        {myLineup
          ? t('You can change it until kickoff.')
          : t('Six players, one captain. It locks when the game kicks off.')}
      </p>
      <p>
        <ButtonLink to="/fan-zone?tab=fantasy" variant={myLineup ? 'secondary' : 'primary'}>
          {myLineup ? t('Change your lineup') : t('Set your lineup')}
        </ButtonLink>
      </p>
    </Card>
  );
}

/** Who of our team is on the injury report. */
function Injuries({ roster }: { roster: BeforeGameQuery['roster'] }) {
  const positions = [...roster.offense, ...roster.defense, ...roster.specialTeams];
  const players = positions.flatMap((position) => position.players);
  const hurt = players.filter(({ injuryStatus }) => injuryStatus);
  return (
    <Card as="section" aria-labelledby="injuries-title" className="grid content-start gap-3">
      <h2 id="injuries-title" className="eyebrow text-accent-text">
        {t('Injury report')}
      </h2>
      {hurt.length === 0 ? (
        <p className="text-muted">{t('No one is on the injury report.')}</p>
      ) : (
        <ul className="grid gap-2">
          {hurt.map(({ id, name, position, injuryStatus, injuryDetails }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2">
              <b>{name}</b>
              <span className="text-small text-muted">{position}</span>
              <span>{t(INJURY_WORDS[injuryStatus as InjuryCode])}</span>
              {injuryDetails && <span className="text-small text-muted">{injuryDetails}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
