import { can } from '../../schema/accounts/capabilities.ts';
import { POLICIES } from '../policies.ts';
import { CALLS, type Caller } from './contract.ts';
import { rootFieldOf } from './root-field.ts';
import { REST_ROWS } from './rows.ts';

/** Rooms that aren't built yet. Remove a room from here when it is done. */
const OWED_ROOMS = new Set<string>();

/** Missing calls of rooms that are built. */
const OWED_CALLS = new Set<string>([]);

const rowsByCall = new Map(REST_ROWS.map((row) => [`${row.method} ${row.path}`, row]));

/** Who a policy lets through, in the words of the table. */
function callerOf(rootField: string): Caller | undefined {
  const capability = POLICIES[rootField];
  if (!capability) return undefined;
  if (can(null, capability)) return 'all';
  return can({ id: 1, isAdmin: false }, capability) ? 'member' : 'admin';
}

describe('the REST paths of both documents', () => {
  test.each(CALLS)('%s %s is there for %s, or owed by name', (method, path, caller, room) => {
    const call = `${method} ${path}`;
    const row = rowsByCall.get(call);
    expect({ call, isOwed: OWED_ROOMS.has(room) || OWED_CALLS.has(call) }).toEqual({
      call,
      isOwed: row === undefined,
    });
    if (row) expect({ call, caller: callerOf(rootFieldOf(row)) }).toEqual({ call, caller });
  });

  test('no path is there that the table does not know', () => {
    const known = new Set(CALLS.map(([method, path]) => `${method} ${path}`));
    expect([...rowsByCall.keys()].filter((call) => !known.has(call))).toEqual([]);
  });

  test('each call is listed once', () => {
    expect(REST_ROWS).toHaveLength(rowsByCall.size);
    expect(new Set(CALLS.map(([method, path]) => `${method} ${path}`)).size).toBe(CALLS.length);
  });
});
