import { graphql } from '../../gql/gql.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';
import { graphForm } from '../../testing/worlds/pictures.ts';
import { Game } from '../game.entity.ts';

const SEASON = graphql(/* GraphQL */ `
  query ImportedSeasonTest {
    seasonRecord(season: 2025) {
      wins
      losses
    }
  }
`);

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate games cascade'));

const ROWS =
  'rows { rowNumber week season opponent isHome kickoffAt score change faults { column value sameAsRow } } problem';
const PREVIEW = `mutation ($input: PreviewGamesInput!) { previewGames(input: $input) { ${ROWS} } }`;
const IMPORT =
  'mutation ($input: ImportGamesInput!) { importGames(input: $input) { added changed } }';

interface Sent {
  readonly data?: {
    readonly previewGames?: { readonly rows: object[]; readonly problem: string | null } | null;
    readonly importGames?: object | null;
  };
  readonly errors?: { readonly message: string }[];
}

async function send(query: string, text: string, filename = 'games.csv', by = admin) {
  const form = graphForm(query, { input: {} }, text, { at: 'input.file', name: filename });
  const response = await by.fetch('/graphql', {
    method: 'POST',
    body: form,
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await response.json()) as Sent;
}
const games = async () =>
  (await site.em().find(Game, {}, { orderBy: { kickoffAt: 'asc' } })).map(
    ({ week, opponent, isHome, kickoffAt, result, score, tvNetwork }) =>
      [week, opponent, isHome, kickoffAt.toISOString(), result, score, tvNetwork] as const,
  );

const SHEET = [
  'Week,Date,Time (ET),Opponent,TV,Result',
  '1,9/7/2025,4:05 PM,Titans,FOX,W 20-12',
  ',9/14/2025,4:05 PM,@ Colts,CBS,L 29-28',
  '3,Bye,,BYE,,',
  '11,11/16/2025,4:25 PM,Kansas City,CBS,',
].join('\n');

test('a sheet is shown first, then its games are entered, and the season is counted', async () => {
  const { data } = await send(PREVIEW, SHEET);
  expect(data?.previewGames).toMatchObject({
    problem: null,
    rows: [
      { rowNumber: 2, week: 1, season: 2025, opponent: 'Tennessee Titans', change: 'ADDED' },
      { rowNumber: 3, week: 2, opponent: 'Indianapolis Colts', isHome: false, score: '28-29' },
      { rowNumber: 5, week: 11, opponent: 'Kansas City Chiefs', isHome: true, score: null },
    ],
  });
  expect(await games()).toEqual([]);
  expect((await send(IMPORT, SHEET)).data?.importGames).toEqual({ added: 3, changed: 0 });
  expect(await games()).toEqual([
    [1, 'Tennessee Titans', true, '2025-09-07T20:05:00.000Z', 'W', '20-12', 'FOX'],
    [2, 'Indianapolis Colts', false, '2025-09-14T20:05:00.000Z', 'L', '28-29', 'CBS'],
    [11, 'Kansas City Chiefs', true, '2025-11-16T21:25:00.000Z', null, null, 'CBS'],
  ]);
  expect((await admin.run(SEASON)).data?.seasonRecord).toEqual({ wins: 1, losses: 1 });
});

test('the file again changes nothing; a moved and a finished game are corrected', async () => {
  await send(IMPORT, SHEET);
  expect((await send(IMPORT, SHEET)).data?.importGames).toEqual({ added: 0, changed: 0 });
  const later = [
    'Week,Date,Time (ET),Opponent,Score',
    '11,11/16/2025,8:20 PM,Chiefs,22-19',
    '12,11/30/2025,8:20 PM,at Commanders,',
  ].join('\n');
  expect((await send(IMPORT, later)).data?.importGames).toEqual({ added: 1, changed: 1 });
  expect((await games())[2]).toEqual([
    ...[11, 'Kansas City Chiefs', true, '2025-11-17T01:20:00.000Z', 'W', '22-19', 'CBS'],
  ]);
});

const event = (start: string, summary: string) =>
  ['BEGIN:VEVENT', `DTSTART${start}`, `SUMMARY:${summary}`, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');

test('a calendar: home and away by its words, times of any zone, events of others left out', async () => {
  const text = calendar(
    event(':20250907T200500Z', 'Tennessee Titans at Denver Broncos'),
    event(';TZID=America/New_York:20250914T160500', 'Broncos @ Colts'),
    event(';TZID=America/Denver:20251116T142500', 'Broncos vs. Chiefs'),
    event(':20251116T180000Z', 'Bills at Jets'),
    event(':20251117T180000Z', 'Dentist'),
  );
  expect((await send(IMPORT, text, 'broncos.ics')).data?.importGames).toEqual({
    added: 3,
    changed: 0,
  });
  expect(
    (await games()).map(([week, opponent, isHome, at]) => [week, opponent, isHome, at]),
  ).toEqual([
    [1, 'Tennessee Titans', true, '2025-09-07T20:05:00.000Z'],
    [2, 'Indianapolis Colts', false, '2025-09-14T20:05:00.000Z'],
    [11, 'Kansas City Chiefs', true, '2025-11-16T21:25:00.000Z'],
  ]);
});

test('with anything impossible nothing is imported, and each fault is named', async () => {
  const text = [
    'Week,Date,Time,Opponent',
    '1,9/7/2025,2:05 PM,Titans',
    '1,9/8/2025,25:00,Real Madrid',
    '1,9/9/2025,1 PM,Jets',
    '99,9/10/2025,1 PM,Giants',
  ].join('\n');
  const { data } = await send(PREVIEW, text);
  expect(data?.previewGames?.rows).toMatchObject([
    { faults: [] },
    {
      faults: [
        { column: 'opponent', value: 'Real Madrid' },
        { column: 'time', value: '25:00' },
      ],
    },
    { faults: [{ column: 'week', sameAsRow: 2 }] },
    { faults: [{ column: 'week', value: '99' }] },
  ]);
  expect((await send(IMPORT, text)).errors?.[0]?.message).toContain(
    'row 4 (Jets), week: duplicate of row 2',
  );
  expect(await games()).toEqual([]);
});

test.each([
  [
    'games.pdf',
    'x',
    'Choose an Excel file (.xlsx or .xls), a CSV file (.csv) or a calendar (.ics)',
  ],
  ['games.ics', 'no calendar', 'This file can’t be read as a calendar'],
  ['games.ics', calendar(), 'There are no games of ours in this file.'],
  ['games.csv', 'a,b\n1,2', 'No sheet has a header row with an opponent column and a date column.'],
])('%s is refused', async (filename, text, message) => {
  expect((await send(PREVIEW, text, filename)).errors?.[0]?.message).toBe(message);
});

test('members import nothing', async () => {
  const { errors } = await send(IMPORT, SHEET, 'games.csv', site.as(await site.member()));
  expect(errors?.[0]?.message).toBe('You are not allowed to do that.');
});
