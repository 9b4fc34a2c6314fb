import { can, sanctionAgainst, type Viewer } from '../schema/accounts/capabilities.ts';
import { PERMISSION_TABLE } from './testing/worlds/permission-table.ts';
import { TABLE_ROLES, type TableRole } from './testing/worlds/permission-rows.ts';
import {
  addSanction,
  filledIn,
  type Ground,
  prepareGround,
  thingsFor,
} from './testing/worlds/permission-world.ts';
import { formWith, graphForm, jpeg } from './testing/worlds/pictures.ts';
import { type Actor, type Member, type Site, startSite } from './testing/site.ts';

const GAME_DAY = '2025-11-16T19:00:00Z';

let site: Site;
let ground: Ground;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  site = await startSite({ now: GAME_DAY });
  ground = await prepareGround(site);
  picture = await jpeg({ width: 40, height: 30 });
});
afterAll(() => site.stop());

/** A new user in that role, with ids for the placeholders in the table. */
async function enter(role: TableRole, at = GAME_DAY) {
  site.clock.set(at);
  const member = await memberIn(role);
  const things = await thingsFor(ground, member);
  const actor: Actor = site.as(member);
  return { actor, fill: (text: string) => filledIn(text, things) };
}

async function memberIn(role: TableRole): Promise<Member | null> {
  if (role === 'anonymous') return null;
  if (role !== 'muted' && role !== 'banned') return site[role]();
  const member = await site.member();
  await addSanction(site, member, role === 'muted' ? 'MUTE_DAY' : 'BAN');
  return member;
}

const cells = PERMISSION_TABLE.flatMap(({ acts, allowed, ...row }) =>
  acts.flatMap((one) =>
    TABLE_ROLES.map((role) => ({ ...row, ...one, role, isAllowed: allowed.includes(role) })),
  ),
);

describe('the permission table through the graph', () => {
  test.each(cells)('$capability: $name as $role', async (cell) => {
    const { actor, fill } = await enter(cell.role, cell.at);
    const inputs = JSON.stringify(ground.lineup).replace(/"(\w+)":/g, '$1: ');
    const text = cell.graph.replace('<lineup>', inputs);
    const query = await fill(/^(query|mutation) /.test(text) ? text : `mutation { ${text} }`);
    const answer = await actor.fetch('/graphql', {
      body: cell.hasPicture ? graphForm(query, {}, picture) : { query },
      // Proves to the server that no foreign page sent the form.
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { errors = [] } = (await answer.json()) as {
      errors?: { message: string; extensions: { code: string } }[];
    };
    const refused = cell.role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    expect([...codes, errors]).toEqual([...(cell.isAllowed ? [] : [refused]), errors]);
  });
});

describe('the permission table through REST', () => {
  const doors = cells.filter(({ rest }) => rest !== undefined);
  test.each(doors)('$capability: $name as $role', async (cell) => {
    const { actor, fill } = await enter(cell.role, cell.at);
    const [method = '', path = ''] = (await fill(cell.rest!)).split(' ');
    const { lineup, ...fields } = JSON.parse(await fill(JSON.stringify(cell.body ?? {}))) as {
      lineup?: true;
    } & Record<string, string>;
    const body = { ...fields, ...(lineup && ground.lineup) };
    const answer = await actor.fetch(path, {
      method,
      ...(cell.body && { body: cell.hasPicture ? formWith(picture, { fields }) : body }),
    });
    const what = await answer.text();
    expect({ status: answer.ok ? 'done' : answer.status, what }).toEqual({
      status: cell.isAllowed ? 'done' : cell.role === 'anonymous' ? 401 : 403,
      what,
    });
  });
});

test('screens and guards read the same table', () => {
  const member = { id: 1, isAdmin: false };
  const viewers: Readonly<Record<TableRole, Viewer | null>> = {
    anonymous: null,
    banned: { ...member, sanction: { id: 1, kind: 'BAN', endsAt: null } },
    muted: { ...member, sanction: { id: 1, kind: 'MUTE_DAY', endsAt: '2025-11-17T19:00:00Z' } },
    member,
    moderator: { ...member, isModerator: true },
    host: { ...member, isHost: true },
    admin: { ...member, isAdmin: true },
  };
  const rules = PERMISSION_TABLE.flatMap(({ verbs, allowed }) =>
    verbs.map((verb) => ({ verb, allowed: [...allowed] })),
  );
  expect(
    rules.map(({ verb }) => ({
      verb,
      allowed: TABLE_ROLES.filter(
        (role) => can(viewers[role], verb) && !sanctionAgainst(viewers[role], verb),
      ),
    })),
  ).toEqual(rules);
});
