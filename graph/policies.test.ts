import { isInputObjectType } from 'graphql';
import { can } from '../schema/accounts/capabilities.ts';
import { uploadOf } from './core/files/upload.ts';
import { POLICIES } from './policies.ts';
import { operationOf } from './testing/root-operation.ts';
import { type Member, type Site, startSite } from './testing/site.ts';

let site: Site;
const actors: Record<'visitor' | 'member' | 'admin', Member | null> = {
  visitor: null,
  member: null,
  admin: null,
};

beforeAll(async () => {
  site = await startSite();
  actors.member = await site.member();
  actors.admin = await site.admin();
});
afterAll(() => site.stop());

const NO_PICTURE = { fieldName: 'file', filename: 'a.png', path: '/dev/null' };
const REFUSED = ['UNAUTHENTICATED', 'FORBIDDEN'];
const cells = Object.entries(POLICIES)
  .filter(([rootField]) => !rootField.startsWith('Subscription.'))
  .flatMap(([rootField, capability]) =>
    (['visitor', 'member', 'admin'] as const).map((who) => ({ rootField, capability, who })),
  );

describe('the permission table, cell by cell', () => {
  test.each(cells)('$rootField as $who', async ({ rootField, capability, who }) => {
    const actor = actors[who];
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

describe('secrets', () => {
  test('no type or input of the graph has a field for them', () => {
    const names = Object.values(site.server.schema.getTypeMap()).flatMap((type) =>
      'getFields' in type && !isInputObjectType(type) ? Object.keys(type.getFields()) : [],
    );
    expect(names.filter((name) => /^password$|resetToken|tokenHash/i.test(name))).toEqual([]);
  });
});
