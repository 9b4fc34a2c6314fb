import sharp from 'sharp';
import { GAME_CARD, gameCardPath, gamePath } from '../../schema/games/game-path.ts';
import { Game } from '../games/game.entity.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { drawnText } from './drawn-text.ts';

const ORIGIN = 'https://orange.example.org';

let site: Site;
let built: Awaited<ReturnType<typeof drawnSite>>;
let id: number;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({ site: built.site, env: { PUBLIC_URL: ORIGIN } });
  id = await addGame(site, '2025-11-09T21:25:00Z', { result: 'W', score: '28-17' });
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

const get = (path: string) => site.as(null).fetch(path, { headers: { accept: 'text/html' } });
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

test('a game says who plays and when, and never the score', async () => {
  const response = await get(gamePath(id));
  expect(response.status).toBe(200);
  const head = headOf(await response.text());
  expect(head).toContain('Kansas City Chiefs at Denver Broncos, 2025 Week 11');
  expect(head).toContain(`rel="canonical" href="${ORIGIN}${gamePath(id)}"`);
  expect(head).toContain('"@type":"SportsEvent"');
  expect(head).toContain('"startDate":"2025-11-09T21:25:00.000Z"');
  expect(head).not.toMatch(/28\D{1,3}17/);
});

test('where its address is shared, its picture is shown: who plays and when, and never the score', async () => {
  const head = headOf(await (await get(gamePath(id))).text());
  expect(head).toContain(`property="og:image" content="${ORIGIN}${gameCardPath(id)}"`);
  const card = async () => {
    const response = await get(gameCardPath(id));
    expect(response.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer());
  };
  const drawn = await card();
  const { width, height } = await sharp(drawn).metadata();
  expect({ width, height }).toEqual(GAME_CARD);
  expect(drawn.length).toBeLessThan(100_000);
  // It is the same before the game and after it.
  await site.em().nativeUpdate(Game, { id }, { result: null, score: null });
  site.server.services.publish('game.changed', { gameId: id });
  expect(await card()).toEqual(drawn);
});

test.each(['/cards/game-999999.png', '/cards/game-0.png', '/cards/game-x.png'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('letters that the font lacks are left out of a picture, and long names fit', async () => {
  const place = { x: 0, y: 100, size: 100, mostWidth: 400, fill: '#fff' };
  expect(drawnText('A漢B', place).match(/<path/g)).toHaveLength(2);
  const scaleOf = (text: string) => Number(/scale\(([\d.e-]+) /.exec(drawnText(text, place))?.[1]);
  expect(scaleOf('A team with a very long name')).toBeLessThan(scaleOf('A') / 2);
  expect(drawnText('', place)).not.toContain('NaN');
});

test('an unknown game is not found, whatever its number', async () => {
  for (const unknown of ['/games/999999', '/games/2147483648', '/games/9999999999']) {
    const response = await get(unknown);
    expect(response.status).toBe(404);
    expect(headOf(await response.text())).toContain('Game not found');
  }
  expect((await get('/games/0')).status).toBe(404);
});

test('search engines find games in the sitemap', async () => {
  const response = await get('/sitemap.xml');
  expect(await response.text()).toContain(`<loc>${ORIGIN}${gamePath(id)}</loc>`);
});
