import { sidesOf, weekName } from '../../schema/games/games.ts';
import { teamsOf } from '../../schema/games/team-names.ts';
import { graphql } from '../gql/gql.ts';
import type { GameHead_GameFragment as Game } from '../gql/graphql.ts';
import { endingText } from '../plays/ending-text.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment GameHead_game on Game {
    id
    week
    season
    opponent
    isHome
    kickoffAt
    tvNetwork
    isPlayoff
    result
    score
    isExhibition
  }
`);

/** Who plays whom and when; once it is over, how it ended. */
export function GameHead({ game, hidesScore }: { game: Game; hidesScore: boolean }) {
  const teams = teamsOf(game);
  const { home, away } = teams;
  const score = hidesScore ? null : endOf(game);
  return (
    <PageHead
      eyebrow={`${game.season} · ${weekName(game, t)}`}
      title={t('{away} at {home}', { away, home })}
      lead={
        <>
          <MountainMoment at={game.kickoffAt} />
          {game.tvNetwork && ` · ${game.tvNetwork}`}
        </>
      }
    >
      {score && <p className="display text-h2">{endingText(teams, score)}</p>}
      {game.isExhibition && (
        <p className="text-muted">{t('An exhibition: it counts for no record.')}</p>
      )}
    </PageHead>
  );
}

/** The points of both sides of a game that is over. */
export const endOf = ({ result, score, isHome }: Game) =>
  sidesOf({ result, score: score ?? null, isHome });
