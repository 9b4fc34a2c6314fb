import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AWAY, HOME, summaryOf } from './espn-summary.ts';

/** The provider, as a server of the test: one game, whose scoreboard and summary the test sets. */
export interface EspnFeed {
  readonly url: string;
  /** What was asked for, oldest first. */
  requests: ('scoreboard' | 'summary')[];
  shown: { score: readonly [home: number, away: number]; lastPlay: number; isFinal: boolean };
  /** What is answered, or how. */
  summary: object | ((response: ServerResponse) => void);
  /** As before kickoff. */
  reset(): void;
  stop(): void;
}

const BEGINNING = { score: [0, 0], lastPlay: 1, isFinal: false } as const;

export async function startEspnFeed(): Promise<EspnFeed> {
  const server = createServer(({ url = '' }, response) => {
    const isSummary = url.includes('/summary');
    feed.requests.push(isSummary ? 'summary' : 'scoreboard');
    if (!isSummary) response.end(JSON.stringify(scoreboardOf(feed.shown)));
    else if (typeof feed.summary === 'function') feed.summary(response);
    else response.end(JSON.stringify(feed.summary));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const feed: EspnFeed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    shown: BEGINNING,
    summary: summaryOf([]),
    reset() {
      feed.requests = [];
      feed.shown = BEGINNING;
      feed.summary = summaryOf([]);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return feed;
}

function scoreboardOf({ score: [home, away], lastPlay, isFinal }: EspnFeed['shown']) {
  const side = (homeAway: string, id: string, score: number, abbreviation: string) => ({
    ...{ id, homeAway, score: String(score) },
    team: { abbreviation, displayName: abbreviation },
  });
  const type = { state: isFinal ? 'post' : 'in', completed: isFinal };
  return {
    events: [
      {
        ...{ id: '401', date: '2025-11-16T21:25Z' },
        competitions: [
          {
            competitors: [side('home', HOME, home, 'DEN'), side('away', AWAY, away, 'KC')],
            status: { period: 1, displayClock: '7:42', type },
            situation: { possession: HOME, lastPlay: { id: String(lastPlay) } },
          },
        ],
      },
    ],
  };
}
