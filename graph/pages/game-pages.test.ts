import { gamePath } from '../../schema/games/game-path.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';

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
