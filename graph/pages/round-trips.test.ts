import { Game } from '../games/game.entity.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { roundTripsOf, sentBy } from '../testing/statements.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto } from '../testing/worlds/photos.ts';

/**
 * How often a signed-in request waits for the database. A round trip is a set of statements that are sent together:
 * before any result of the set has arrived. The first is always the session with the rights of this moment.
 */

const KICKOFF = '2025-11-16T21:25:00Z';

let site: Site;
let fan: Actor;
let articleId: number;
let photoId: number;

beforeAll(async () => {
  site = await startSite({ now: KICKOFF, env: { RATE_LIMITS: 'on' } });
  const admin = await site.admin();
  fan = site.as(await site.member());
  articleId = await writeArticle(site);
  await writeComment(site, { articleId, by: admin });
  photoId = await addPhoto(site, { by: admin });
  const em = site.em();
  em.create(Game, {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: new Date(KICKOFF),
    isPlayoff: false,
    createdAt: new Date(KICKOFF),
  });
  await em.flush();
  // The first message reads what is remembered from then on.
  await request(SEND, { message: 'Kickoff!' });
});
beforeEach(() => void site.clock.advance(5_000));
afterAll(() => site.stop());

async function request(query: string, variables: object = {}): Promise<void> {
  const response = await fan.fetch('/graphql', {
    method: 'POST',
    headers: { origin: site.server.url },
    body: { query, variables },
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  expect(errors).toBeUndefined();
}

const SEND = 'mutation ($message: String!) { sendChatMessage(message: $message) { id } }';
const LIKE =
  'mutation ($input: SetLikeInput!) { setLike(input: $input) { likeable { likeCount isLikedByMe } } }';

const HOME = `{
  live: latestContent(type: LIVE) { title }
  video: latestContent(type: YOUTUBE) { title }
  shorts: recentContent(type: SHORTS) { nodes { title } }
  episodes: recentContent(type: PODCAST) { nodes { title } }
  articles { nodes { title } }
  channelStats { subscriberCount }
}`;
const ARTICLE = `query ($id: Int!) {
  article(id: $id) { title body isLikedByMe }
  articleNavigation(id: $id) { nextArticle { title } }
  comments(articleId: $id, first: 50) { nodes { content isLikedByMe user { name } } }
}`;
const CHAT = '{ chat(last: 50) { nodes { message user { name } isLikedByMe } } }';
const GAME_BAR = `{
  liveGame { homeTeam { score } }
  lastCompletedGame { opponent }
  nextGame { opponent }
  seasonRecord { wins }
  chatStatus { isOpen }
}`;
const MOOD = '{ myMood { moodLevel } communityMood { average } }';
const FANTASY =
  '{ isFantasyOpenToAll fantasyGame { isOpen game { id } } myLineup(gameId: 1) { id } }';
const ELIGIBLE = '{ eligiblePlayers { name form { lastPoints } } }';
const STANDING = '{ fantasyDashboard { bestRank } leaderboard { totalParticipants } }';

/** With something of the viewer, so that no shared result serves it. */
const asViewer = (query: string) => query.replace('{', '{ me { name }');
const SHARED = { HOME, GAME_BAR, ELIGIBLE };
const READS = { HOME, ARTICLE, CHAT, GAME_BAR, MOOD, FANTASY, ELIGIBLE, STANDING };

test.each(Object.entries(READS))(
  '%s: the session, then everything together',
  async (name, read) => {
    const variables = read === ARTICLE ? { id: articleId } : {};
    const query = name in SHARED ? asViewer(read) : read;
    // A new connection would delay its first statement, so all are opened first.
    await request(query, variables);
    expect(await roundTripsOf(site, () => request(query, variables))).toBe(2);
  },
);

test('SEND: the session, then the post, which checks the hours and the wait', async () => {
  expect(await roundTripsOf(site, () => request(SEND, { message: 'In one' }))).toBe(2);
});

test('LIKE: the session, the limit, then the like and what is shown of it', async () => {
  for (const input of [
    { kind: 'ARTICLE', id: articleId, liked: true },
    { kind: 'PHOTO', id: photoId },
    { kind: 'CHAT_MESSAGE', id: 1, liked: true },
    { kind: 'COMMENT', id: 1, liked: true },
  ])
    expect(await sentBy(site, () => request(LIKE, { input }))).toHaveLength(3);
});

test.each(Object.entries(SHARED))('%s, already cached: only the session', async (_, query) => {
  await request(query);
  expect(await roundTripsOf(site, () => request(query))).toBe(1);
});
