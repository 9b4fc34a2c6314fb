import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { RestRow } from '../row.ts';
import { type JsonSchema, jsonSchemaOf, orNull } from './json-schema.ts';

/** Examples of what an operation answers, whose leaves can be told apart. */
interface Samples {
  /** Leaves by what stands for them. */
  readonly leaves: Map<unknown, GraphQLOutputType>;
  readonly objects: WeakMap<object, { readonly isNullable: boolean }>;
}

/**
 * The JSON that a row answers, found out by letting it answer: once an example in which everything is there, once one in
 * which every leaf that may be null is null. Each leaf is known again wherever the row puts it.
 */
export function answerSchema(schema: GraphQLSchema, row: RestRow): JsonSchema {
  const samples: Samples = { leaves: new Map(), objects: new WeakMap() };
  const full = row.reply(sampleOf(schema, row, samples, false));
  let bare: unknown = full;
  try {
    bare = row.reply(sampleOf(schema, row, samples, true));
  } catch {
    // A row that refuses to answer with nothing.
  }
  return describe(full, bare, samples);
}

function describe(full: unknown, bare: unknown, samples: Samples): JsonSchema {
  if (Array.isArray(full)) {
    const [item] = full as unknown[];
    const [bareItem] = Array.isArray(bare) ? (bare as unknown[]) : [item];
    return { type: 'array', items: item === undefined ? {} : describe(item, bareItem, samples) };
  }
  if (typeof full === 'object' && full !== null) return describeObject(full, bare, samples);
  const leaf = samples.leaves.get(full);
  const schema = leaf ? jsonSchemaOf(leaf) : { type: typeof full };
  return bare === null && full !== null ? orNull(schema) : schema;
}

function describeObject(full: object, bare: unknown, samples: Samples): JsonSchema {
  const inBare = new Map(Object.entries(bare ?? {}));
  const properties: [string, JsonSchema][] = [];
  let more: JsonSchema | undefined;
  for (const [name, value] of Object.entries(full)) {
    const schema = describe(value, inBare.has(name) ? inBare.get(name) : value, samples);
    // A name that is itself an answer stands for any.
    if (samples.leaves.has(name)) more = schema;
    else properties.push([name, schema]);
  }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.flatMap(([name]) => (inBare.has(name) ? name : [])),
    ...(more && { additionalProperties: more }),
  };
  return samples.objects.get(full)?.isNullable ? orNull(schema) : schema;
}

function sampleOf(
  schema: GraphQLSchema,
  { operation }: RestRow,
  samples: Samples,
  isBare: boolean,
) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let asked: OperationDefinitionNode | undefined;
  for (const node of operation.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    if (node.kind === Kind.OPERATION_DEFINITION) asked = node;
  }
  const root = asked && schema.getRootType(asked.operation);
  if (!root) throw new Error('A REST row needs an operation');

  const valueOf = (type: GraphQLOutputType, selection?: SelectionSetNode): unknown => {
    if (isNonNullType(type)) return present(type.ofType, selection, false);
    const isLeaf = isLeafType(getNamedType(type)) && !isListType(type);
    return isBare && isLeaf ? null : present(type, selection, true);
  };
  const present = (
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    isNullable: boolean,
  ): unknown => {
    if (isListType(type)) return [valueOf(type.ofType, selection)];
    if (!isObjectType(type) || !selection) {
      const stand = type.toString() === 'Boolean' || standsFor(type, samples);
      return stand;
    }
    const object = Object.fromEntries(fieldsOf(type.getFields(), selection));
    samples.objects.set(object, { isNullable });
    return object;
  };
  const fieldsOf = (
    fields: ReturnType<typeof root.getFields>,
    { selections }: SelectionSetNode,
  ): [string, unknown][] =>
    selections.flatMap((node): [string, unknown][] => {
      if (node.kind === Kind.FIELD) {
        const field = fields[node.name.value];
        const name = (node.alias ?? node.name).value;
        return field ? [[name, valueOf(field.type, node.selectionSet)]] : [];
      }
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return inner ? fieldsOf(fields, inner.selectionSet) : [];
    });
  return Object.fromEntries(fieldsOf(root.getFields(), asked!.selectionSet));
}

/** A number or a text that nothing else stands for. */
function standsFor(type: GraphQLOutputType, { leaves }: Samples): unknown {
  const count = leaves.size + 1;
  const isNumber = ['Int', 'Float'].includes(type.toString());
  const stand = isNumber ? 1_000_000 + count : `leaf ${count}`;
  leaves.set(stand, type);
  return stand;
}
