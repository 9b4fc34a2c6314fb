import { GAME_PATH, gameCardPath, gamePath } from '../../games/game-path.ts';
import { type GameView, OUR_TEAM, weekName } from '../../games/games.ts';
import { teamsOf } from '../../games/team-names.ts';
import { type HeadWords, type PageHead, trail } from '../head.ts';
import { page } from '../page.ts';

type GameFacts = Pick<
  GameView,
  'id' | 'opponent' | 'isHome' | 'week' | 'isPlayoff' | 'season' | 'tvNetwork'
> & {
  /** ISO 8601. */
  readonly kickoffAt: string;
};

/** The head of one game. It never has a score: a card of it is seen by those who hide scores as well. */
function gameHead(game: GameFacts): HeadWords {
  const { home, away } = teamsOf(game);
  const title = `${away} at ${home}, ${game.season} ${weekName(game)}`;
  const path = gamePath(game.id);
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  return {
    title,
    description: `Play by play, score by quarter and box score: ${away} at ${home}.`,
    keywords: `${OUR_TEAM}, ${game.opponent}, play by play, box score`,
    type: 'article',
    image: gameCardPath(game.id),
    data: [
      {
        '@type': 'SportsEvent',
        name: `${away} at ${home}`,
        startDate: game.kickoffAt,
        url: path,
        sport: 'American football',
        homeTeam: team(home),
        awayTeam: team(away),
      },
      trail(['Show Schedule', '/schedule'], [title, path]),
    ],
  };
}

export const gamePage = page({
  path: GAME_PATH,
  head: gameHead,
  queries: { GamePage: ({ id }) => ({ id }) },
  search: 'index',
  isDrawn: true,
});

/** The head of an address whose game is not there. */
export const MISSING_GAME_HEAD: PageHead = {
  title: 'Game not found',
  description: 'This game isn’t on our schedule. It may have been moved or deleted.',
  path: '/schedule',
  noindex: true,
};
