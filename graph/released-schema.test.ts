import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { API_CHANGES } from '../schema/site/api-changes.ts';
import { mountainDate } from '../schema/time/clock.ts';
import { brokenPromises } from './testing/released-schema.ts';

const schemaIn = (file: string) =>
  buildSchema(readFileSync(new URL(`../schema/${file}`, import.meta.url), 'utf8'));

test('programs that use the released graph go on working; what may surprise them is in the changes', async () => {
  const faults = await brokenPromises({
    released: schemaIn('released.graphql'),
    current: schemaIn('schema.graphql'),
    changes: API_CHANGES.flatMap(({ changes }) => changes),
    today: mountainDate(new Date()),
  });
  expect(faults).toEqual([]);
});

describe('what is found', () => {
  const released = `
    type Query {
      game(id: Int!, week: Int @deprecated(reason: "Use id. Goes on 2027-06-01 at the earliest.")): Game
      score: Int @deprecated(reason: "Use game. Goes on 2027-06-01 at the earliest.")
    }
    type Game { id: Int! result: Result opponent: String! }
    enum Result { WON LOST }
  `;
  const faultsOf = (changed: string, today = '2026-11-28', changes: string[] = []) =>
    brokenPromises({
      ...{ released: buildSchema(released), current: buildSchema(changed) },
      ...{ changes, today },
    });

  test('nothing, where fields are only added', async () => {
    const more = released.replace('opponent: String!', 'opponent: String! week: Int');
    expect(await faultsOf(more)).toEqual([]);
  });

  test('what is gone, or null where it never was', async () => {
    const faults = await faultsOf(
      released.replace('opponent: String!', '').replace('id: Int! r', 'id: Int r'),
    );
    expect(faults).toEqual([
      "BREAKING: Field 'opponent' was removed from object type 'Game'",
      "BREAKING: Field 'Game.id' changed type from 'Int!' to 'Int'",
    ]);
  });

  test('what was deprecated, before its day; not from that day on', async () => {
    const without = released
      .replace(/ {6}score.*\n/, '')
      .replace(/, week: Int @deprecated\(reason: "[^"]*"\)/, '');
    expect(await faultsOf(without, '2027-05-31')).toHaveLength(2);
    expect(await faultsOf(without, '2027-06-01')).toEqual([]);
  });

  test('a value that programs may not know, or an argument, until the changes name it', async () => {
    const more = released
      .replace('WON LOST', 'WON LOST TIED')
      .replace('game(id: Int!,', 'game(id: Int!, season: Int,');
    expect(await faultsOf(more)).toEqual([
      "DANGEROUS: Argument 'season: Int' added to field 'Query.game'",
      "DANGEROUS: Enum value 'TIED' was added to enum 'Result'",
    ]);
    const documented = ['A result can be TIED.', 'game takes a season.'];
    expect(await faultsOf(more, '2026-11-28', documented)).toEqual([]);
  });
});
