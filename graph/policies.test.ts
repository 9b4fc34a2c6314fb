import { isInputObjectType } from 'graphql';
import { can } from '../schema/accounts/capabilities.ts';
import { uploadOf } from './core/files/upload.ts';
import { POLICIES } from './policies.ts';
import { operationOf } from './testing/root-operation.ts';
import { subscribeAs } from './testing/acknowledged.ts';
import { type Member, type Site, startSite } from './testing/site.ts';

let site: Site;
const ROLES = ['visitor', 'member', 'moderator', 'host', 'admin'] as const;
const actors = new Map<(typeof ROLES)[number], Member | null>([['visitor', null]]);

beforeAll(async () => {
  site = await startSite();
  for (const role of ['member', 'moderator', 'host', 'admin'] as const)
    actors.set(role, await site[role]());
});
afterAll(() => site.stop());

const NO_PICTURE = { fieldName: 'file', filename: 'a.png', path: '/dev/null' };
const REFUSED = ['UNAUTHENTICATED', 'FORBIDDEN'];
const cells = Object.entries(POLICIES).flatMap(([rootField, capability]) =>
  ROLES.map((who) => ({ rootField, capability, who })),
);
const isSubscription = ({ rootField }: { rootField: string }) =>
  rootField.startsWith('Subscription.');

describe('the permission table, cell by cell', () => {
  const calls = cells.filter((cell) => !isSubscription(cell));
  test.each(calls)('$rootField as $who', async ({ rootField, capability, who }) => {
    const actor = actors.get(who) ?? null;
    const { errors } = await site
      .as(actor)
      .run(operationOf(site.server.schema, rootField), { file: uploadOf(NO_PICTURE) });
    const code = errors?.[0]?.extensions.code;
    expect(code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED');
    if (can(actor, capability)) {
      expect(errors?.[0]?.message).not.toBe('You are not allowed to do that.');
    } else {
      expect(code).toBe(who === 'visitor' ? REFUSED[0] : REFUSED[1]);
    }
  });
});

describe('the permission table, over sockets', () => {
  const subscriptions = cells.filter(isSubscription);
  test.each(subscriptions)('$rootField as $who', async ({ rootField, capability, who }) => {
    const actor = actors.get(who) ?? null;
    const opened = await subscribeAs(site, actor, operationOf(site.server.schema, rootField)).then(
      () => 'open',
      (error: unknown) => String(error),
    );
    const refusal = who === 'visitor' ? REFUSED[0]! : REFUSED[1]!;
    expect(opened).toContain(can(actor, capability) ? 'open' : refusal);
  });
});

describe('secrets', () => {
  test('no type or input of the graph has a field for them', () => {
    const names = Object.values(site.server.schema.getTypeMap()).flatMap((type) =>
      'getFields' in type && !isInputObjectType(type) ? Object.keys(type.getFields()) : [],
    );
    expect(names.filter((name) => /^password$|resetToken|tokenHash/i.test(name))).toEqual([]);
  });
});
