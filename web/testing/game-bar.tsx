import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SETTINGS_KEY } from '../../schema/site/device.ts';
import { GameBar } from '../games/game-bar.tsx';
import BarPlay from '../plays/bar-play.tsx';
import type { ScoreboardLine_GameFragment as LiveGame } from '../gql/graphql.ts';
import { type Answers, schemaClient } from './schema-client.ts';
import { CHAT_MODES } from './chat-modes.ts';

const NOTHING: Answers = {
  liveGame: null,
  lastCompletedGame: null,
  nextGame: null,
  seasonRecord: null,
  chatStatus: { isOpen: false, asOf: '2025-11-16T19:00:00Z', modes: CHAT_MODES },
};

type Given = Partial<Omit<LiveGame, 'status'>> & {
  status?: Partial<LiveGame['status']>;
  home?: number;
  away?: number;
};
const RUNNING = {
  ...{
    gameId: 7,
    isLive: true,
    isFinal: false,
    isPlayoff: false,
    isExhibition: false,
    isFed: false,
    isStale: false,
  },
  ...{ situation: null, lastPlay: null, playPosition: 0 },
};
/** The scoreboard of a game that is on, at 10–3 unless a test says otherwise. */
export const live = ({ status, home = 10, away = 3, ...rest }: Given = {}) => ({
  ...RUNNING,
  homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: home, possession: true },
  awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: away, possession: false },
  status: { period: 2, displayClock: '7:42', ...status },
  ...rest,
});
export const soon = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

export function mount(answers: Answers = {}) {
  const graph = { ...NOTHING, ...answers };
  const { client, asked, push } = schemaClient(graph);
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <GameBar Play={BarPlay} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const pushLive = (game: LiveGame) =>
    act(async () => {
      graph.liveGame = game;
      push('liveGame', game);
      await jest.advanceTimersByTimeAsync(0);
    });
  return { graph, asked, push: pushLive };
}

/** The bar once its first response is there. The clock is the test's. */
export async function show(answers?: Answers, settings: object = {}) {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  const mounted = mount(answers);
  await soon();
  return mounted;
}
