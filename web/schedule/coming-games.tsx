import type { CSSProperties } from 'react';
import { gameCalendarPath } from '../../schema/time/calendar.ts';
import { weekName } from '../../schema/games/games.ts';
import { graphql } from '../gql/gql.ts';
import type { ComingGames_GameFragment as Game } from '../gql/graphql.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { againstText } from './game-texts.ts';
import { t } from '../ui/language.ts';
import { useNow } from '../ui/time/now.ts';

graphql(/* GraphQL */ `
  fragment ComingGames_game on Game {
    id
    week
    opponent
    isHome
    isPlayoff
    kickoffAt
    tvNetwork
    result
    score
  }
`);

/** The games that are still to come this season; nothing when there are none. */
export function ComingGames({ games }: { games: readonly Game[] }) {
  const now = useNow();
  const coming = games.filter(({ kickoffAt, result }) => !result && new Date(kickoffAt) > now);
  if (coming.length === 0) return null;
  return (
    <section
      aria-labelledby="games-title"
      className="deferred mt-12 [--room:calc(3rem+var(--rows)*7.5rem)] sm:[--room:calc(3rem+var(--rows)*4.5rem)]"
      style={{ '--rows': coming.length } as CSSProperties}
    >
      <h2 id="games-title" className="display text-h2">
        {t('Upcoming games')}
      </h2>
      <ul className="mt-2 *:last:border-0">
        {coming.map((game) => {
          const { id, tvNetwork, kickoffAt } = game;
          const against = againstText(game);
          return (
            <li
              key={id}
              className="grid items-center gap-x-8 border-b border-border py-3 sm:grid-cols-[11rem_1fr_auto]"
            >
              <p className="text-small text-muted">{weekName(game, t)}</p>
              <div>
                <h3 className="font-bold wrap-anywhere">{against}</h3>
                <p className="text-small text-muted">
                  <MountainMoment at={kickoffAt} />
                  {tvNetwork && ` · ${tvNetwork}`}
                </p>
              </div>
              <AddToCalendar path={gameCalendarPath(id)} what={`Broncos ${against}`} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
