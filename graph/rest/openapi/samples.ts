import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A leaf of a response; its owner is the type that has the field, absent where that is a root type. */
interface Leaf {
  readonly type: GraphQLOutputType;
  readonly owner: string | undefined;
}

/** A sample result of an operation, in which each leaf is unique. */
export interface Sample {
  readonly data: Readonly<Record<string, unknown>>;
  /** Leaves by their placeholder. */
  readonly leaves: ReadonlyMap<unknown, Leaf>;
  /** Names of the types of its objects. */
  readonly types: WeakMap<object, string>;
  /** How many of its places may be null. */
  readonly nullables: number;
  /** How many items its operation asks for by a number. */
  readonly most: number | undefined;
}

/** @param nulled which of the places that may be null is; none by default */
export function sampleOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  nulled?: number,
): Sample {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let asked: OperationDefinitionNode | undefined;
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    if (node.kind === Kind.OPERATION_DEFINITION) asked = node;
  }
  const root = asked && schema.getRootType(asked.operation);
  if (!root) throw new Error('A REST row needs an operation');

  const leaves = new Map<unknown, Leaf>();
  const types = new WeakMap<object, string>();
  let nullables = 0;
  const valueOf = (
    type: GraphQLOutputType,
    selection?: SelectionSetNode,
    owner?: string,
  ): unknown => {
    if (isNonNullType(type)) return present(type.ofType, selection, owner);
    nullables += 1;
    return nulled === nullables - 1 ? null : present(type, selection, owner);
  };
  const present = (
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    owner: string | undefined,
  ): unknown => {
    if (isListType(type)) return [valueOf(type.ofType, selection, owner)];
    if (!(isObjectType(type) || isInterfaceType(type)) || !selection)
      return placeholderFor({ type, owner }, leaves);
    const object = Object.fromEntries(fieldsOf(type, selection));
    types.set(object, type.name);
    return object;
  };
  const fieldsOf = (
    type: GraphQLObjectType | GraphQLInterfaceType,
    { selections }: SelectionSetNode,
  ): [string, unknown][] =>
    selections.flatMap((node): [string, unknown][] => {
      if (node.kind === Kind.FIELD) {
        const field = type.getFields()[node.name.value];
        const name = (node.alias ?? node.name).value;
        const owner = type === root ? undefined : type.name;
        if (!field) return [];
        // A payload is null only beside an error, which REST responds with instead.
        const fieldType = type === schema.getMutationType() ? getNullableType(field.type) : null;
        const value = fieldType
          ? present(fieldType, node.selectionSet, owner)
          : valueOf(field.type, node.selectionSet, owner);
        return [[name, value]];
      }
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return inner ? fieldsOf(type, inner.selectionSet) : [];
    });
  const data = Object.fromEntries(fieldsOf(root, asked!.selectionSet));
  return { data, leaves, types, nullables, most: mostOf(asked!.selectionSet) };
}

/** The number behind `first` or `last` of the only root field. */
function mostOf({ selections }: SelectionSetNode): number | undefined {
  const [field] = selections as readonly FieldNode[];
  const limit = field?.arguments?.find(({ name }) => ['first', 'last'].includes(name.value));
  return limit?.value.kind === Kind.INT ? Number(limit.value.value) : undefined;
}

/** A number or text that is no other leaf's placeholder. */
function placeholderFor(leaf: Leaf, leaves: Map<unknown, Leaf>): unknown {
  const type = leaf.type.toString();
  if (type === 'Boolean') return true;
  const count = leaves.size + 1;
  const placeholder = ['Int', 'Float'].includes(type) ? 1_000_000 + count : `leaf ${count}`;
  leaves.set(placeholder, leaf);
  return placeholder;
}
