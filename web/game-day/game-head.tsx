import { OUR_TEAM, pointsOf, weekName } from '../../schema/games/games.ts';
import { nickname, teamsOf } from '../../schema/plays/words.ts';
import { graphql } from '../gql/gql.ts';
import type { GameHead_GameFragment as Game } from '../gql/graphql.ts';
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
  const { home, away } = teamsOf(game);
  const ending = hidesScore ? null : endingOf(game);
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
      {ending && <p className="display text-h2">{ending}</p>}
      {game.isExhibition && (
        <p className="text-muted">{t('An exhibition: it counts for no record.')}</p>
      )}
    </PageHead>
  );
}

/** 'Broncos win 28–17', from the view of who won. */
function endingOf({ result, score, opponent }: Game): string | null {
  if (result !== 'W' && result !== 'L' && result !== 'T') return null;
  const points = pointsOf({ score: score ?? null, result });
  if (!points) return null;
  const { ours, theirs } = points;
  const numbers = `${Math.max(ours, theirs)}–${Math.min(ours, theirs)}`;
  if (result === 'T') return t('A tie, {score}', { score: numbers });
  const team = nickname(result === 'W' ? OUR_TEAM : opponent);
  return t('{team} win {score}', { team, score: numbers });
}
