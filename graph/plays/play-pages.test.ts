import { graphql } from '../gql/gql.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { reportPlays } from '../testing/worlds/plays.ts';

const Log = graphql(/* GraphQL */ `
  query PlayPagesTestLog($gameId: Int!, $after: String) {
    playLog(gameId: $gameId, first: 2, after: $after) {
      nodes {
        kind
        position
        play {
          points
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const Page = graphql(/* GraphQL */ `
  query PlayPagesTestPage(
    $gameId: Int!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $markersOnly: Boolean!
  ) {
    plays(
      gameId: $gameId
      first: $first
      after: $after
      last: $last
      before: $before
      markersOnly: $markersOnly
    ) {
      edges {
        cursor
        node {
          order
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
      }
    }
  }
`);

const touchdown = { points: 6, scoringSide: 'home', yards: 66, after: null } as const;

let site: Site;
let gameId: number;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T21:30:00Z' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
});

const page = async (asked: {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
  markersOnly?: boolean;
}) => {
  const { data } = await site.as(null).run(Page, { gameId, markersOnly: false, ...asked });
  const { edges, pageInfo } = data!.plays;
  return {
    orders: edges.map(({ node }) => node.order),
    cursors: edges.map((e) => e.cursor),
    ...pageInfo,
  };
};

test('the log has each revision, without gaps, page by page', async () => {
  await reportPlays(site, gameId, [{ n: 0, ...touchdown }]);
  await reportPlays(site, gameId, [{ n: 0, reason: 'review' }, { n: 1 }]);
  const first = (await site.as(null).run(Log, { gameId })).data!.playLog;
  expect(first).toMatchObject({
    nodes: [
      { kind: 'ADDED', position: 1, play: { points: 6 } },
      { kind: 'OVERTURNED', position: 2, play: { points: 0 } },
    ],
    pageInfo: { hasNextPage: true },
  });
  const { data } = await site.as(null).run(Log, { gameId, after: first.pageInfo.endCursor });
  expect(data!.playLog).toMatchObject({
    nodes: [{ position: 3 }],
    pageInfo: { hasNextPage: false },
  });
});

test('plays page both ways, and markers alone', async () => {
  await reportPlays(
    site,
    gameId,
    Array.from({ length: 7 }, (_, n) => ({ n, ...(n === 4 && touchdown) })),
  );
  const first = await page({ first: 3 });
  expect(first).toMatchObject({ orders: [0, 1, 2], hasNextPage: true });
  expect(await page({ first: 5, after: first.cursors[2]! })).toMatchObject({
    orders: [3, 4, 5, 6],
    hasNextPage: false,
  });
  const last = await page({ last: 2 });
  expect(last).toMatchObject({ orders: [5, 6], hasPreviousPage: true });
  expect(await page({ last: 2, before: last.cursors[0]! })).toMatchObject({ orders: [3, 4] });
  expect(await page({ markersOnly: true })).toMatchObject({ orders: [4] });
});
