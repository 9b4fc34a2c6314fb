import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { sheetForm, workbook } from '../../testing/worlds/sheets.ts';
import { FantasyPlayer } from '../fantasy-player.entity.ts';

const PREVIEW = `mutation ($input: PreviewRosterInput!) { previewRoster(input: $input) {
  sheetName recognized { header column } ignored leaving { name } problem
  rows { rowNumber name position jersey change changed faults { column value sameAsRow } } } }`;
const IMPORT = `mutation ($input: ImportRosterInput!) { importRoster(input: $input) {
  added changed returned left } }`;

interface Upload {
  readonly fileName?: string;
  readonly isComplete?: boolean;
  readonly by?: Member | null;
}

interface Reply {
  readonly data?: {
    readonly previewRoster?: {
      readonly rows: { name: string; change: string; faults: object[] }[];
    };
    readonly importRoster?: object;
  };
  readonly errors?: { readonly message: string; readonly extensions: { readonly code: string } }[];
}

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().nativeDelete(FantasyPlayer, {});
  await site.em().nativeDelete(AuditEntry, {});
});

async function send(
  query: string,
  bytes: Uint8Array,
  { fileName = 'roster.xlsx', isComplete = false, by = admin }: Upload,
): Promise<Reply> {
  const response = await site.as(by).fetch('/graphql', {
    body: sheetForm(query, bytes, { fileName, input: { isComplete } }),
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await response.json()) as Reply;
}
const preview = (rows: readonly (readonly unknown[])[], upload: Upload = {}) =>
  send(PREVIEW, workbook(rows), upload);
const bringIn = (rows: readonly (readonly unknown[])[], upload: Upload = {}) =>
  send(IMPORT, workbook(rows), upload);
const csv = (text: string) => send(IMPORT, Buffer.from(text), { fileName: 'roster.csv' });
const roster = async () =>
  (await site.em().find(FantasyPlayer, { isActive: true }, { orderBy: { name: 'asc' } })).map(
    ({ name, position, jersey }) => `${name} ${position} ${jersey}`,
  );

const HEADERS = ['Player', 'Pos', 'No.', 'Status', 'Wt', 'Ht', 'Exp', 'Shoe size'];
const NIX = ['Bo Nix', 'QB', 10, '', 217, '6-2', 'R', 13];
const SUTTON = ['Courtland Sutton', 'wide receiver', '14', 'Questionable', '216 lbs', '', 7, ''];

test('what a sheet would do is shown first, and changes nothing', async () => {
  const { data } = await preview([['Season 2025'], HEADERS, NIX, SUTTON]);
  expect(data!.previewRoster).toEqual({
    sheetName: 'Stats',
    recognized: [
      { header: 'Player', column: 'name' },
      { header: 'Pos', column: 'position' },
      { header: 'No.', column: 'jersey' },
      { header: 'Status', column: 'injuryStatus' },
      { header: 'Wt', column: 'weight' },
      { header: 'Ht', column: 'height' },
      { header: 'Exp', column: 'experience' },
    ],
    ignored: ['Shoe size'],
    leaving: [],
    problem: null,
    rows: [
      {
        rowNumber: 3,
        name: 'Bo Nix',
        position: 'QB',
        jersey: '10',
        change: 'ADDED',
        changed: [],
        faults: [],
      },
      {
        rowNumber: 4,
        name: 'Courtland Sutton',
        position: 'WR',
        jersey: '14',
        change: 'ADDED',
        changed: [],
        faults: [],
      },
    ],
  });
  expect(await roster()).toEqual([]);
});

test('players are added, changed, and found again by their names; the others stay', async () => {
  await bringIn([HEADERS, NIX, SUTTON]);
  const { data } = await bringIn([
    ['Name', 'Position', 'Number'],
    ['NIX, Bo', 'QB', ''],
    ['C. Sutton', 'WR', 84],
    ['Courtland Sutton', 'WR', 15],
  ]);
  expect(data!.importRoster).toEqual({ added: 1, changed: 2, returned: 0, left: 0 });
  // The sheet's spelling is taken over; a cell without a number says nothing.
  expect(await roster()).toEqual(['C. Sutton WR 84', 'Courtland Sutton WR 15', 'NIX, Bo QB 10']);
  const [sutton] = await site.em().find(FantasyPlayer, { name: 'Courtland Sutton' });
  expect(sutton).toMatchObject({ injuryStatus: 'Q', weight: '216 lbs', experience: 7 });
});

test('the same sheet again changes nothing', async () => {
  await bringIn([HEADERS, NIX, SUTTON]);
  const { data } = await bringIn([HEADERS, NIX, SUTTON]);
  expect(data!.importRoster).toEqual({ added: 0, changed: 0, returned: 0, left: 0 });
});

test('who is not in the sheet leaves when it is the whole roster, and returns as the same player', async () => {
  await bringIn([HEADERS, NIX, SUTTON]);
  const [before] = await site.em().find(FantasyPlayer, { name: 'Bo Nix' });
  const whole = await preview([HEADERS, SUTTON], { isComplete: true });
  expect(whole.data!.previewRoster).toMatchObject({ leaving: [{ name: 'Bo Nix' }] });
  await bringIn([HEADERS, SUTTON], { isComplete: true });
  expect(await roster()).toEqual(['Courtland Sutton WR 14']);

  const { data } = await bringIn([HEADERS, NIX]);
  expect(data!.importRoster).toEqual({ added: 0, changed: 0, returned: 1, left: 0 });
  const [after] = await site.em().find(FantasyPlayer, { name: 'Bo Nix' });
  expect(after).toMatchObject({ id: before!.id, isActive: true });
});

test('a CSV file is read like a workbook', async () => {
  const { data } = await csv('Player;Position;Number\r\n"Surtain II, Patrick";CB;2\r\n');
  expect(data!.importRoster).toMatchObject({ added: 1 });
  expect(await roster()).toEqual(['Surtain II, Patrick CB 2']);
});

test('one impossible cell, and nothing is imported', async () => {
  const rows = [
    HEADERS,
    NIX,
    ['A', 'GOAT', 1],
    ['B', '', 2],
    ['C', 'WR', 123, 'fine', 'heavy', '7-12', 99],
    ['bo nix', 'QB', 3],
  ];
  const { data } = await preview(rows);
  expect(data!.previewRoster!.rows.map(({ faults }) => faults)).toEqual([
    [],
    [{ column: 'position', value: 'GOAT', sameAsRow: null }],
    [{ column: 'position', value: '—', sameAsRow: null }],
    [
      { column: 'jersey', value: '123', sameAsRow: null },
      { column: 'injuryStatus', value: 'fine', sameAsRow: null },
      { column: 'weight', value: 'heavy', sameAsRow: null },
      { column: 'height', value: '7-12', sameAsRow: null },
      { column: 'experience', value: '99', sameAsRow: null },
    ],
    [{ column: null, value: null, sameAsRow: 2 }],
  ]);
  const { errors } = await bringIn(rows);
  expect(errors?.[0]).toMatchObject({
    message:
      'Nothing was imported: row 3 (A), position: GOAT isn’t possible; row 4 (B), position: — isn’t possible; row 5 (C), number: 123 isn’t possible; and 5 more',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await roster()).toEqual([]);
  expect(await site.em().count(AuditEntry)).toBe(0);
});

test('the trail has the file and the counts', async () => {
  await bringIn([HEADERS, NIX]);
  const [entry] = await site.em().find(AuditEntry, {});
  expect(entry).toMatchObject({
    action: 'roster.import',
    actorId: admin.id,
    details: { fileName: 'roster.xlsx', added: 1, changed: 0, returned: 0, left: 0 },
  });
});

test('a roster has 200 players at most', async () => {
  const many = Array.from({ length: 201 }, (_, at) => [`Player ${at}`, 'WR']);
  const { errors } = await bringIn([['Player', 'Pos'], ...many]);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await roster()).toEqual([]);
});

test.each([
  ['other files', () => send(IMPORT, Buffer.from('x'), { fileName: 'roster.pdf' })],
  ['a CSV file that is none', () => csv('<html>')],
  ['a sheet without a column for the position', () => csv('Player,Number\nBo Nix,10')],
  ['a sheet with headers alone', () => csv('Player,Position\n')],
])('%s are refused', async (_what, attempt) => {
  expect((await attempt()).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('members import nothing', async () => {
  const { errors } = await bringIn([HEADERS, NIX], { by: await site.member() });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
