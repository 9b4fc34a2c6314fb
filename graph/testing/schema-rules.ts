import { goesOn } from '../../schema/accounts/api-token-usage.ts';
import {
  type GraphQLField,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** A type, or a part of one, by its coordinate, as in `Query.article(id:)`. */
interface Part {
  readonly at: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;
type Rule = (schema: GraphQLSchema) => readonly string[];
type Violations = Readonly<Record<string, readonly string[]>>;

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
const objectsOf = (schema: GraphQLSchema) =>
  ownTypes(schema).filter((type): type is GraphQLObjectType => isObjectType(type));
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});
const inputsOf = (schema: GraphQLSchema) =>
  ownTypes(schema).filter((type): type is GraphQLInputObjectType => isInputObjectType(type));
const enumsOf = (schema: GraphQLSchema) =>
  ownTypes(schema).filter((type): type is GraphQLEnumType => isEnumType(type));
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function partsOf(schema: GraphQLSchema): Part[] {
  return ownTypes(schema).flatMap((type): Part[] => {
    const part = (at: string, one: Omit<Part, 'at'>): Part => ({ ...one, at, name: one.name });
    const own = part(type.name, { name: type.name, description: type.description });
    if (isEnumType(type))
      return [own, ...type.getValues().map((value) => part(`${type.name}.${value.name}`, value))];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own];
    const fields = Object.values<Field>(type.getFields()).flatMap((field) => {
      const at = `${type.name}.${field.name}`;
      const args = 'args' in field ? field.args : [];
      return [part(at, field), ...args.map((arg) => part(`${at}(${arg.name}:)`, arg))];
    });
    return [own, ...fields];
  });
}

const words = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Types that make a connection, by the node's name. */
const connectionsOf = (schema: GraphQLSchema) =>
  objectsOf(schema).filter(({ name }) => name.endsWith('Connection'));

const hasShape = (type: GraphQLObjectType, shape: Readonly<Record<string, RegExp>>) =>
  Object.entries(shape).every(([field, expected]) =>
    expected.test(String(type.getFields()[field]?.type)),
  );

/** Types whose fields may name what is gone by its id: events, the trail, payloads, and the answers to single questions. */
const MAY_HAVE_IDS = /(Event|Payload|AuditEntry|Save)$/;

/** True or false without a question: commands, the settings by the names that browsers keep, and a promised name. */
const MAY_BE_NO_QUESTION = /^(SetLikeInput\.liked|SubscribeToPushInput\.\w+|LiveTeam\.possession)$/;

const RULES: Readonly<Record<string, Rule>> = {
  'has a description that says more than its name': (schema) =>
    partsOf(schema)
      .filter(({ name, description }) => !description || words(description) === words(name))
      .map(({ at }) => at),

  'is named as its kind is': (schema) => [
    ...ownTypes(schema).flatMap(({ name }) => (/^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [name])),
    ...enumsOf(schema).flatMap((type) =>
      type
        .getValues()
        .filter(({ name }) => !/^[A-Z][A-Z0-9_]*$/.test(name))
        .map(({ name }) => `${type.name}.${name}`),
    ),
    ...inputsOf(schema).flatMap(({ name }) => (name.endsWith('Input') ? [] : [name])),
  ],

  'is a mutation with a payload of its own, which may be null': (schema) =>
    fieldsOf(schema.getMutationType())
      .filter(({ name, type }) => String(type) !== `${capital(name)}Payload`)
      .map(({ name }) => `Mutation.${name}`),

  'is a mutation with an input of its own, or without arguments': (schema) =>
    fieldsOf(schema.getMutationType())
      .filter(
        ({ name, args }) =>
          args.length > 0 &&
          args.map((arg) => `${arg.name}: ${String(arg.type)}`).join() !==
            `input: ${capital(name)}Input!`,
      )
      .map(({ name }) => `Mutation.${name}`),

  'is a lookup that may find nothing': (schema) =>
    fieldsOf(schema.getQueryType())
      .filter(({ args, type }) => isNonNullType(type) && args.some(({ name }) => name === 'id'))
      .map(({ name }) => `Query.${name}`),

  'pages by first, last, after and before through a connection': (schema) =>
    objectsOf(schema).flatMap((type) =>
      fieldsOf(type)
        .filter(({ args, type: result }) => {
          const names = new Set(args.map(({ name }) => name));
          if (['limit', 'offset', 'page', 'cursor'].some((name) => names.has(name))) return true;
          const isPaged = ['first', 'last', 'after', 'before'].some((name) => names.has(name));
          return isPaged !== getNamedType(result).name.endsWith('Connection');
        })
        .map(({ name }) => `${type.name}.${name}`),
    ),

  'is a connection with edges, nodes and where the page is': (schema) =>
    connectionsOf(schema)
      .filter((type) => {
        const node = type.name.replace(/Connection$/, '');
        const edge = schema.getType(`${node}Edge`);
        return !(
          hasShape(type, {
            edges: new RegExp(`^\\[${node}Edge!\\]!$`),
            nodes: /^\[\w+!\]!$/,
            pageInfo: /^PageInfo!$/,
          }) &&
          isObjectType(edge) &&
          hasShape(edge, { cursor: /^String!$/, node: /^\w+!$/ })
        );
      })
      .map(({ name }) => name),

  'is an event with fields of its own': (schema) =>
    fieldsOf(schema.getSubscriptionType())
      .filter(({ type }) => isLeafType(getNamedType(type)))
      .map(({ name }) => `Subscription.${name}`),

  'asks a question when it answers true or false': (schema) =>
    [...objectsOf(schema), ...inputsOf(schema)].flatMap((type) =>
      Object.values<Field>(type.getFields())
        .filter(
          ({ name, type: result }) =>
            String(getNullableType(result)) === 'Boolean' &&
            !/^(is|are|has|have|does|was|can|needs|excludes|includes)[A-Z]/.test(name),
        )
        .map(({ name }) => `${type.name}.${name}`)
        .filter((at) => !MAY_BE_NO_QUESTION.test(at)),
    ),

  'leads to what it names, not to its id': (schema) =>
    objectsOf(schema)
      .filter(({ name }) => !MAY_HAVE_IDS.test(name))
      .flatMap((type) =>
        fieldsOf(type)
          .filter(({ name, type: result }) => /Id$/.test(name) && /^Int/.test(String(result)))
          .map(({ name }) => `${type.name}.${name}`),
      ),

  'gives a day as a Date': (schema) =>
    objectsOf(schema).flatMap((type) =>
      fieldsOf(type)
        .filter(
          ({ name, type: result }) =>
            /(^date|Date|^day|birthday|On)$/.test(name) &&
            String(getNullableType(result)) === 'String',
        )
        .map(({ name }) => `${type.name}.${name}`),
    ),

  'says until when it stays when it is deprecated': (schema) =>
    partsOf(schema)
      .filter(({ deprecationReason }) => deprecationReason && goesOn(deprecationReason) === null)
      .map(({ at }) => at),
};

/** What of a schema breaks which rule. */
export const violationsOf = (schema: GraphQLSchema): Violations =>
  Object.fromEntries(
    Object.entries(RULES).map(([rule, find]) => [rule, [...find(schema)].sort()] as const),
  );
