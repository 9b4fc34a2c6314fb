import ICAL from 'ical.js';
import { SHOW_SCHEDULE } from '../../schema/shows/shows.ts';
import { Game } from '../games/game.entity.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

const ORIGIN = 'https://orange.example';

let site: Site;
let november: number;
let march: number;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: ORIGIN } });
  // Clocks go back on November 2, 2025, and forward on March 8, 2026, both at 2 AM.
  november = await game('Dallas Cowboys; "Stars", & more', '2025-11-02T18:00:00Z', {
    tvNetwork: 'CBS',
  });
  march = await game('Kansas City Chiefs', '2026-03-07T21:25:00Z', { isHome: false });
  await game('Of another season', '2024-11-03T18:00:00Z', { season: 2024 });
});
afterAll(() => site.stop());

async function game(opponent: string, kickoffAt: string, values: Partial<Game> = {}) {
  const em = site.em();
  const planned = em.create(Game, {
    opponent,
    week: 9,
    season: 2025,
    isHome: true,
    kickoffAt: new Date(kickoffAt),
    ...values,
  });
  await em.flush();
  return planned.id;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  site.as(null).fetch(path, { headers });

/** What an independent program reads out of the file. */
async function read(path: string) {
  const response = await get(path);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return { calendar, events };
}

/** Title, first and last instant of each event; of those without an hour the day. */
const datesOf = (events: readonly ICAL.Event[]) =>
  events.map(({ summary, startDate, endDate }) =>
    startDate.isDate
      ? [summary, startDate.toString()]
      : [summary, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()],
  );

/** The instants of a weekly event from one day until another. */
function occurrences(event: ICAL.Event, from: string, until: string): string[] {
  const all = event.iterator();
  const found: string[] = [];
  while (!all.complete) {
    const at = all.next().toJSDate().toISOString();
    if (at >= until) break;
    if (at >= from) found.push(at);
  }
  return found;
}

test('the flagship show is every Tuesday at 7pm in Denver, before and after the clocks change', async () => {
  const { calendar, events } = await read('/schedule/flagship.ics');
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
    'America/Denver',
  );
  expect(events).toHaveLength(1);
  const [show] = events;
  expect(show!.startDate.toString()).toBe('2025-01-07T19:00:00');
  expect(occurrences(show!, '2025-10-28', '2025-11-13')).toEqual([
    '2025-10-29T01:00:00.000Z',
    '2025-11-05T02:00:00.000Z',
    '2025-11-12T02:00:00.000Z',
  ]);
  expect(occurrences(show!, '2026-03-03', '2026-03-19')).toEqual([
    '2026-03-04T02:00:00.000Z',
    '2026-03-11T01:00:00.000Z',
    '2026-03-18T01:00:00.000Z',
  ]);
});

test('the rules of shows around games hold across the clock change, in autumn and in spring', async () => {
  const [first, second] = ['vs. Dallas Cowboys; "Stars", & more', 'at Kansas City Chiefs'];
  const of = async (show: string) => datesOf((await read(`/schedule/${show}.ics`)).events);
  // A game at 11 AM on the day the clocks went back; the day after, 8 PM is UTC-7.
  expect(await of('post-game')).toEqual([
    [
      `Orange Weekly: Post-Game Live (${first})`,
      '2025-11-04T03:00:00.000Z',
      '2025-11-04T04:00:00.000Z',
    ],
    // A game on the last day of winter time; the day after, 8 PM is UTC-6.
    [
      `Orange Weekly: Post-Game Live (${second})`,
      '2026-03-09T02:00:00.000Z',
      '2026-03-09T03:00:00.000Z',
    ],
  ]);
  expect(await of('pregame')).toEqual([
    [
      `Orange Weekly: Pregame Live (${first})`,
      '2025-11-02T17:00:00.000Z',
      '2025-11-02T18:00:00.000Z',
    ],
    [
      `Orange Weekly: Pregame Live (${second})`,
      '2026-03-07T20:25:00.000Z',
      '2026-03-07T21:25:00.000Z',
    ],
  ]);
  expect(await of('halftime')).toEqual([
    [
      `Orange Weekly: Halftime Live Show (${first})`,
      '2025-11-02T19:30:00.000Z',
      '2025-11-02T19:50:00.000Z',
    ],
    [
      `Orange Weekly: Halftime Live Show (${second})`,
      '2026-03-07T22:55:00.000Z',
      '2026-03-07T23:15:00.000Z',
    ],
  ]);
  expect(await of('pregame-podcast')).toEqual([
    [`Orange Weekly: Pregame Podcast (${first})`, '2025-11-01'],
    [`Orange Weekly: Pregame Podcast (${second})`, '2026-03-06'],
  ]);
});

test('a game is in a calendar of its own, without its score', async () => {
  await site.em().nativeUpdate(Game, { id: march }, { result: 'W', score: '31-17' });
  const { events } = await read(`/schedule/game-${march}.ics`);
  expect(datesOf(events)).toEqual([
    [
      'Denver Broncos at Kansas City Chiefs',
      '2026-03-07T21:25:00.000Z',
      '2026-03-08T00:55:00.000Z',
    ],
  ]);
  expect(events[0]!.uid).toBe(`game-${march}@orange.example`);
  expect(JSON.stringify(events[0]!.component.toJSON())).not.toMatch(/31|17-|"W"/);
  expect((await read(`/schedule/game-${november}.ics`)).events[0]).toMatchObject({
    summary: 'Denver Broncos vs. Dallas Cowboys; "Stars", & more',
    description: 'Week 9, 2025 season. On CBS.',
  });
});

test('one file has everything of the season, each entry with its own id', async () => {
  const { calendar, events } = await read('/schedule.ics');
  expect(events).toHaveLength(1 + 4 * 2 + 2);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Orange Weekly');
  for (const { title } of SHOW_SCHEDULE)
    expect(events.some(({ summary }) => summary.startsWith(`Orange Weekly: ${title}`))).toBe(true);
  expect((await read('/schedule/games.ics')).events.map(({ uid }) => uid)).toEqual(
    [november, march].map((id) => `game-${id}@orange.example`),
  );
});

test('it is text for calendars, which any program may fetch', async () => {
  const { headers } = await get('/schedule/games.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('inline; filename="games.ics"');
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['game-999999', 'game-1e3', 'other', 'post_game', '..%2fgames'])(
  'there is no %s',
  async (file) => expect((await get(`/schedule/${file}.ics`)).status).toBe(404),
);

test('a client that has it gets a 304, also after it was made again, until a game is moved', async () => {
  const etag = (await get('/schedule.ics')).headers.get('etag')!;
  const sent = await statementsOf(site, async () => {
    expect((await get('/schedule.ics', { 'if-none-match': etag })).status).toBe(304);
  });
  expect(sent).toEqual([]);
  site.clock.advance(3_600_000);
  expect((await get('/schedule.ics', { 'if-none-match': etag })).status).toBe(304);

  const { errors } = await site
    .as(await site.admin())
    .run('mutation ($input: GameInput!) { saveGame(input: $input) { id } }', {
      input: {
        id: november,
        week: 9,
        season: 2025,
        opponent: 'Dallas Cowboys',
        isHome: true,
        kickoffAt: '2025-11-02T21:25:00Z',
      },
    });
  expect(errors).toBeUndefined();
  expect((await get('/schedule.ics', { 'if-none-match': etag })).status).toBe(200);
  const [moved] = (await read(`/schedule/game-${november}.ics`)).events;
  expect(moved!.startDate.toJSDate().toISOString()).toBe('2025-11-02T21:25:00.000Z');
});
