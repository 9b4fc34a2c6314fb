import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isListType,
  type GraphQLInputType,
  isLeafType,
} from 'graphql';
import { can } from '../schema/capabilities.ts';
import { uploadOf } from './core/upload.ts';
import { POLICIES } from './policies.ts';
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

/** Some value of an input type: the guard stands in front of every rule, so any that parses will do. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Upload') return '$file';
  if (type.name === 'DateTime') return '"2025-11-16T21:25:00Z"';
  return type.name === 'Int' || type.name === 'Float'
    ? '999999'
    : type.name === 'Boolean'
      ? 'true'
      : '"x"';
}

/** The smallest operation that calls one root field. */
function operationOf(
  schema: GraphQLSchema,
  rootField: string,
): { text: string; field: GraphQLField<unknown, unknown> } {
  const [typeName = '', fieldName = ''] = rootField.split('.');
  const type = schema.getType(typeName) as ReturnType<GraphQLSchema['getQueryType']>;
  const field = type!.getFields()[fieldName]!;
  const args = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${someValue(arg.type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const head = args.some((arg) => arg.includes('$file')) ? '($file: Upload!)' : '';
  return {
    text: `${typeName.toLowerCase()} ${head} { ${fieldName}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`,
    field,
  };
}

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
      .run(operationOf(site.server.schema, rootField).text, { file: uploadOf(NO_PICTURE) });
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
