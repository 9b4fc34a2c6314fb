import { randomBytes } from 'node:crypto';
import { faultText, STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import { received, workbook, workbookOf, zipOf } from '../../testing/worlds/sheets.ts';
import { readSheets } from '../../core/sheets/read-sheets.ts';
import { playerRows, STATS_SHEET_REFUSALS } from './player-rows.ts';

async function read(bytes: Uint8Array, filename = 'stats.xlsx') {
  const file = await received(filename, bytes);
  try {
    return await readSheets(file, STATS_SHEET_REFUSALS);
  } finally {
    await file.discard();
  }
}
const players = async (bytes: Uint8Array, filename?: string) =>
  playerRows(await read(bytes, filename)).rows.map(({ rowNumber, playerName, position, stats }) => [
    rowNumber,
    playerName,
    position,
    stats.rushingYards,
    stats.receptions,
  ]);
const refusal = async (bytes: Uint8Array, filename?: string): Promise<string> => {
  try {
    await players(bytes, filename);
    return 'was read';
  } catch (error) {
    return (error as Error).message;
  }
};

const TABLE = [
  ['Player', 'Pos', 'Rush Yds', 'Rec'],
  ['Jarrell Oakes', 'RB', 61, 2],
  ['Kai Lindqvist', 'WR', 0, 4],
];
const READ = [
  [2, 'Jarrell Oakes', 'RB', 61, 2],
  [3, 'Kai Lindqvist', 'WR', 0, 4],
];

describe('a sheet as different programs write it', () => {
  test('Excel: shared strings', async () => {
    expect(await players(workbook(TABLE))).toEqual(READ);
  });

  test('Excel 97, .xls', async () => {
    expect(await players(workbook(TABLE, { bookType: 'biff8' }), 'stats.XLS')).toEqual(READ);
  });

  test('LibreOffice: a merged title, a blank row, headers in row 3, dates, blanks', async () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>0</v></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c><c r="D3" t="s"><v>4</v></c></row>
      <row r="4"><c r="A4" t="s"><v>5</v></c><c r="B4" s="0"><v>45970</v></c><c r="C4"><v>61</v></c><c r="D4"/></row>
      <row r="5"/>
      <row r="6"><c r="A6" t="s"><v>6</v></c><c r="C6"/><c r="D6"><v>4</v></c></row>`;
    const sharedStrings = [
      'Week 10 stats',
      'Name',
      'Date',
      'Rushing Yards',
      'Receptions',
      'Jarrell Oakes',
      'Kai Lindqvist',
    ]
      .map((text) => `<si><t xml:space="preserve">${text}</t></si>`)
      .join('');
    const sheet = `<sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>`;
    expect(await players(workbookOf(sheet, { sharedStrings }))).toEqual([
      [4, 'Jarrell Oakes', '', 61, 0],
      [6, 'Kai Lindqvist', '', 0, 4],
    ]);
  });

  test('Google Sheets: inline strings, numbers as text, formulas by their value', async () => {
    const cell = (ref: string, text: string) =>
      `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<sheetData>
      <row r="1">${cell('A1', 'PLAYER')}${cell('B1', 'Rush Yds')}${cell('C1', 'REC')}</row>
      <row r="2">${cell('A2', 'Jarrell Oakes')}${cell('B2', '1,061')}<c r="C2"><f>1+1</f><v>2</v></c></row>
      <row r="3">${cell('A3', 'Kai Lindqvist')}${cell('B3', '-')}<c r="C3" t="str"><f>CONCAT("4")</f><v>4</v></c></row>
      <row r="4">${cell('A4', 'TOTAL')}<c r="B4"><v>61</v></c></row></sheetData>`;
    const { rows } = playerRows(await read(workbookOf(sheet)));
    expect(
      rows.map(({ playerName, stats, faults }) => [
        playerName,
        stats.receptions,
        faults.map((fault) => faultText(fault)),
      ]),
    ).toEqual([
      ['Jarrell Oakes', 2, ['rushing yards: 1,061 isn’t possible']],
      ['Kai Lindqvist', 4, []],
    ]);
  });

  test('the sheet with players is found among others', async () => {
    const notes = workbook([['Notes'], ['nothing here']]);
    expect(await refusal(notes)).toBe(STATS_TEXTS.noHeader);
  });
});

describe('what a sheet says of its columns', () => {
  test('known ones, unknown ones, and of two with one meaning the first', async () => {
    const sheet = playerRows(
      await read(
        workbook([
          ['Name', 'Rush Yds', 'Favorite Color', 'Rushing Yards'],
          ['A', 5, 'orange', 99],
        ]),
      ),
    );
    expect(sheet.recognized).toEqual([
      { header: 'Name', column: 'playerName' },
      { header: 'Rush Yds', column: 'rushingYards' },
    ]);
    expect(sheet.ignored).toEqual(['Favorite Color', 'Rushing Yards']);
    expect(sheet.rows[0]!.stats.rushingYards).toBe(5);
  });

  test.each([
    ['text', 'many'],
    ['too much', 1001],
    ['far too much', 1e308],
    ['less than nothing', -1],
  ])('%s in a cell is a problem of that cell', async (_, value) => {
    const { rows } = playerRows(
      await read(
        workbook([
          ['Player', 'Sacks'],
          ['A', value],
        ]),
      ),
    );
    expect(rows[0]!.faults).toHaveLength(1);
  });

  test('yards may be lost, and -0 is 0', async () => {
    const { rows } = playerRows(
      await read(
        workbook([
          ['Player', 'Rush Yds', 'Sacks'],
          ['A', -12, -0],
        ]),
      ),
    );
    expect(rows[0]).toMatchObject({ faults: [], stats: { rushingYards: -12, sacks: 0 } });
    expect(Object.is(rows[0]!.stats.sacks, 0)).toBe(true);
  });

  test('headers like __proto__ and constructor are ordinary unknown names', async () => {
    const { rows, ignored } = playerRows(
      await read(
        workbook([
          ['Player', '__proto__', 'constructor', 'Rec'],
          ['A', 1, 2, 3],
        ]),
      ),
    );
    expect(ignored).toEqual(['__proto__', 'constructor']);
    expect(rows[0]!.stats.receptions).toBe(3);
    expect(({} as Record<string, unknown>).c).toBeUndefined();
  });
});

describe('what is no sheet is refused, and quickly', () => {
  const junk: [what: string, bytes: () => Uint8Array][] = [
    ['nothing', () => new Uint8Array()],
    ['junk', () => randomBytes(5000)],
    ['a zip of something else', () => zipOf({ 'hello.txt': 'hello' })],
    ['a cut workbook', () => workbook(TABLE).subarray(0, 900)],
    ['a page of HTML', () => Buffer.from('<table><tr><td>Player</td><td>Rec</td></tr></table>')],
    ['a CSV', () => Buffer.from('Player,Rec\nA,1\n')],
    [
      'junk behind the magic of .xls',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(4000)]),
    ],
    [
      'a bomb of zeros',
      () =>
        workbookOf(
          `<sheetData><row r="1"><c r="A1"><v>${'0'.repeat(30e6)}</v></c></row></sheetData>`,
        ),
    ],
    [
      'two hundred sheets',
      () =>
        zipOf(
          Object.fromEntries(
            Array.from({ length: 200 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, '<x/>']),
          ),
        ),
    ],
  ];
  test.each(junk)('%s', async (_, bytes) => {
    expect(await refusal(bytes())).toMatch(STATS_TEXTS.unreadable);
  });

  test('the name decides first', async () => {
    expect(await refusal(workbook(TABLE), 'stats.csv')).toBe(STATS_TEXTS.fileType);
    expect(await refusal(workbook(TABLE), 'stats.xlsx.exe')).toBe(STATS_TEXTS.fileType);
  });

  test('more than 5 MB', async () => {
    expect(await refusal(Buffer.alloc(5e6 + 1))).toBe(STATS_TEXTS.tooLarge);
  });

  test('more rows than a team has players', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [`Player ${at}`, 1]);
    expect(await refusal(workbook([['Player', 'Rec'], ...rows]))).toBe(
      'The sheet has more than 500 rows.',
    );
  });

  test('an empty sheet, and one with headers only', async () => {
    expect(await refusal(workbook([[]]))).toBe(STATS_TEXTS.noHeader);
    expect(await refusal(workbook([['Player', 'Rec']]))).toBe(STATS_TEXTS.noPlayers);
  });

  test('a cell at the far end of the grid', async () => {
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>Player</t></is></c><c r="B1" t="inlineStr"><is><t>Rec</t></is></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2"><v>1</v></c></row>
      <row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`;
    expect(await refusal(workbookOf(sheet))).toMatch(/was read|more than 500 rows/);
  });

  test('a comment on a cell called __proto__ reaches no object', async () => {
    const comments = `<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author/></authors><commentList><comment ref="__proto__" authorId="0"><text><t>x</t></text></comment></commentList></comments>`;
    await refusal(
      workbookOf('<sheetData/><legacyDrawing/>', {
        extra: {
          'xl/comments1.xml': comments,
          'xl/worksheets/_rels/sheet1.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
        },
      }),
    );
    expect(({} as Record<string, unknown>).c).toBeUndefined();
  });

  test('maliciously slow markup is cut off by the time limit', async () => {
    expect(await refusal(workbookOf(`<sheetData>${'<!--'.repeat(40_000)}</sheetData>`))).not.toBe(
      'was read',
    );
  });
});
