import {
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  parseConstValue,
  print,
  printSchema,
} from 'graphql';
import { isForEveryone, rolesWith } from '../schema/accounts/capabilities.ts';
import { isFree, isSizedByParent, listSizeOf } from './core/documents/cost.ts';
import { POLICIES } from './policies.ts';

const DIRECTIVES = `
"""
Who may call a field. Without it, everyone may. \`scope\` is what an API token needs besides; it can't call what TOKEN is
not listed for.
"""
directive @access(roles: [AccessRole!]!, scope: AccessScope) on FIELD_DEFINITION

"""
What a list costs: as many entries as one of \`slicingArguments\` asks for, \`assumedSize\` where none is given. In a
connection this is the size of its \`sizedFields\`.
"""
directive @listSize(
  assumedSize: Int
  slicingArguments: [String!]
  sizedFields: [String!]
  requireOneSlicingArgument: Boolean = true
) on FIELD_DEFINITION

"""What an object costs; 1 without it."""
directive @cost(weight: String!) on FIELD_DEFINITION

"""Who calls a field."""
enum AccessRole {
  """A visitor who is not signed in."""
  ANONYMOUS

  """A program with an API token. The rights of the token's owner don't reach it."""
  TOKEN

  """A signed-in member, in a browser."""
  MEMBER

  """A member who looks after what others contribute."""
  MODERATOR

  """A member who runs the show."""
  HOST

  """An admin."""
  ADMIN
}

"""What an API token may do."""
enum AccessScope {
  """It may call mutations."""
  WRITE
}
`;

type Field = GraphQLField<unknown, unknown>;
type Arguments = Readonly<Record<string, string>>;

/** A directive with its arguments in the language of the schema. */
const directive = (name: string, args: Arguments): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(args).map(([argument, value]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value: parseConstValue(value),
  })),
});

function accessOf(rootField: string): ConstDirectiveNode[] {
  const capability = POLICIES[rootField];
  if (!capability) return [];
  const needsScope = rootField.startsWith('Mutation.') && rolesWith(capability).includes('token');
  if (isForEveryone(capability) && !needsScope) return [];
  const roles = rolesWith(capability).map((role) => role.toUpperCase());
  return [
    directive('access', {
      roles: `[${roles.join(', ')}]`,
      ...(needsScope && { scope: 'WRITE' }),
    }),
  ];
}

/** As the estimator of costs reads it (core/documents/cost.ts). */
function costOf(field: Field): ConstDirectiveNode[] {
  const named = getNamedType(field.type);
  if (!isCompositeType(named)) return [];
  if (isFree(field)) return [directive('cost', { weight: '"0"' })];
  if (isSizedByParent(field)) return [];
  const { slicingArguments, assumedSize } = listSizeOf(field);
  const isList = isListType(getNullableType(field.type));
  const sizedFields =
    isList || !isObjectType(named) || slicingArguments.length === 0
      ? []
      : Object.values(named.getFields())
          .filter(isSizedByParent)
          .map(({ name }) => name);
  if (!isList && sizedFields.length === 0) return [];
  return [
    directive('listSize', {
      assumedSize: String(assumedSize),
      ...(slicingArguments.length > 0 && {
        slicingArguments: JSON.stringify(slicingArguments),
        ...(sizedFields.length > 0 && { sizedFields: JSON.stringify(sizedFields) }),
        requireOneSlicingArgument: 'false',
      }),
    }),
  ];
}

/** The schema's text with its directives applied, which graphql's own printer leaves out. */
export function printGraph(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)));
  const definitions = document.definitions.map((definition) => {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
    )
      return definition;
    const type = schema.getType(definition.name.value);
    if (!isObjectType(type) && !isInterfaceType(type)) return definition;
    const fields = definition.fields?.map((node) => {
      const field = type.getFields()[node.name.value]!;
      const applied = [...accessOf(`${type.name}.${field.name}`), ...costOf(field)];
      return { ...node, directives: [...(node.directives ?? []), ...applied] };
    });
    return { ...definition, ...(fields && { fields }) };
  });
  return withSpace(
    print({ ...document, definitions: [...parse(DIRECTIVES).definitions, ...definitions] }),
  );
}

/** A blank line in front of each description, for reading. */
function withSpace(sdl: string): string {
  let isDescription = false;
  let last = '{';
  return sdl
    .split('\n')
    .map((line) => {
      const quotes = line.split('"""').length - 1;
      const begins = quotes > 0 && !isDescription && line.startsWith(' ') && !/[{(]$/.test(last);
      if (quotes === 1) isDescription = !isDescription;
      last = line;
      return begins ? `\n${line}` : line;
    })
    .join('\n');
}
