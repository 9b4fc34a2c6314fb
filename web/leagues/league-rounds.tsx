import { pointsText } from '../../schema/fantasy/scoring.ts';
import { weekName } from '../../schema/games/games.ts';
import type { League_RoundFragment as Round, League_SideFragment as Side } from '../gql/graphql.ts';
import { MemberLink } from '../members/member-link.tsx';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';
import { Badge } from '../ui/pictures/badge.tsx';

/** Who meets whom, this week and in the week that was scored last. */
export function LeagueRounds({ rounds, viewerId }: { rounds: readonly Round[]; viewerId: number }) {
  return (
    <Card as="section" aria-labelledby="league-rounds" className="grid gap-4">
      <h2 id="league-rounds" className="display text-h2">
        {t('Head to head')}
      </h2>
      {rounds.length === 0 && (
        <p className="text-muted">{t('The first matchups come with the next game.')}</p>
      )}
      {rounds.map(
        ({ game, ...round }) =>
          game && <OneRound key={game.id} game={game} {...round} viewerId={viewerId} />,
      )}
    </Card>
  );
}

interface OneRoundProps extends Pick<Round, 'isScored' | 'isLive' | 'pairs'> {
  game: NonNullable<Round['game']>;
  viewerId: number;
}

function OneRound({ game, isScored, isLive, pairs, viewerId }: OneRoundProps) {
  const opponent = game.isHome
    ? t('vs. {opponent}', { opponent: game.opponent })
    : t('at {opponent}', { opponent: game.opponent });
  const state = { isScored, isLive };
  return (
    <section className="grid gap-1">
      <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
        {weekName(game, t)} <span className="text-muted">{opponent}</span>
        {isLive && <Badge tone="amber">{t('Live, unofficial')}</Badge>}
      </h3>
      {!pairs.some(({ other }) => other) ? (
        <p className="text-muted">{t('It takes two to meet. Send your friends the link.')}</p>
      ) : (
        <ul className="border-t border-border">
          {pairs.map(({ one, other }) => (
            <li key={one.user.id} className="grid gap-1 border-b border-border py-2 tabular-nums">
              {other ? (
                <>
                  <Contender side={one} against={other} {...state} viewerId={viewerId} />
                  <Contender side={other} against={one} {...state} viewerId={viewerId} />
                </>
              ) : (
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span dir="auto" className="min-w-0 truncate">
                    <MemberLink user={one.user} />
                  </span>
                  <span className="text-muted">{t('has the week off')}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ContenderProps {
  side: Side;
  against: Side;
  isScored: boolean;
  isLive: boolean;
  viewerId: number;
}

function Contender({ side, against, isScored, isLive, viewerId }: ContenderProps) {
  const { user, points } = side;
  const hasWon = points !== null && points > (against.points ?? -Infinity);
  return (
    <span className={`flex justify-between gap-3 ${hasWon ? 'font-bold' : ''}`}>
      <span dir="auto" className="min-w-0 truncate">
        {user.id === viewerId ? t('You') : <MemberLink user={user} />}
      </span>
      {(isScored || isLive) && (
        <span>
          {points === null ? t('no lineup') : pointsText(points)}
          {hasWon && <span className="sr-only"> {isLive ? t('leads') : t('won')}</span>}
        </span>
      )}
    </span>
  );
}
