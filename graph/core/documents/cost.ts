import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isCompositeType,
  isLeafType,
  isListType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { DEPOSIT, QUERY_LIMITS } from '../../../schema/site/query-limits.ts';
import { refuse } from '../errors.ts';
import { fragmentsOf } from './measure.ts';

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName: string | null | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Entries of a list that neither takes a size nor says how long it is (`listLength`). */
const USUAL_LENGTH = 10;

type Field = GraphQLField<unknown, unknown>;

/** The arguments that say how many entries are requested. */
const SIZES = ['first', 'last', 'limit'] as const;

/** What a list counts for: the arguments that size it, and its length where they are left out. */
export function listSizeOf({ args, extensions }: Field) {
  const sizes = args.filter(({ name }) => SIZES.includes(name as (typeof SIZES)[number]));
  const usual: unknown =
    sizes.find(({ defaultValue }) => defaultValue != null)?.defaultValue ?? extensions.listLength;
  return {
    slicingArguments: sizes.map(({ name }) => name),
    assumedSize: typeof usual === 'number' ? usual : USUAL_LENGTH,
  };
}

/** What comes with its parent anyway. */
export const isFree = ({ type, extensions }: Field) =>
  isLeafType(getNamedType(type)) || extensions.isPartOfParent === true;
export const isSizedByParent = ({ extensions }: Field) => extensions.isSizedByParent === true;

/** The cost of a valid operation with its variables, or a refusal when it is above the limit. */
export function costOf(operation: Operation): number {
  const cost = uncheckedCostOf(operation);
  if (cost > QUERY_LIMITS.cost) {
    throw refuse('query.tooExpensive', { cost, max: QUERY_LIMITS.cost });
  }
  return cost;
}

/**
 * The cost of a valid operation. An object costs one; a list costs one, and for each entry asked for (`first`, `last`,
 * `limit`, else its usual length) one plus what is asked of the entry. Scalars are free, as is what comes with its parent
 * anyway (`isPartOfParent`) and the schema itself. What cannot run costs as much as a refusal.
 */
export function uncheckedCostOf({ schema, document, variables, operationName }: Operation): number {
  const operation = operationOf(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return DEPOSIT.points;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], {
    ...variables,
  });
  if (!coerced) return DEPOSIT.points;
  const { counted, costs } = knownCostsOf(operation, document);
  const key = JSON.stringify(counted.map((name) => coerced[name]));
  const known = costs.get(key);
  if (known !== undefined) return known;
  const walk = new CostWalk(schema, document, coerced);
  const cost = Math.max(1, walk.of(operation.selectionSet, root));
  if (costs.size < MOST_COSTS) costs.set(key, cost);
  return cost;
}

/** Different costs remembered of one operation. Pages differ in size, so that a few are enough. */
const MOST_COSTS = 50;

interface KnownCosts {
  /** The variables that the cost depends on. */
  readonly counted: readonly string[];
  /** By the values of those variables. */
  readonly costs: Map<string, number>;
}

const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>();

function knownCostsOf(operation: OperationDefinitionNode, document: DocumentNode): KnownCosts {
  let known = knownCosts.get(operation);
  if (!known) {
    known = { counted: countedVariables(document), costs: new Map() };
    knownCosts.set(operation, known);
  }
  return known;
}

/** They, and the one of `@skip` and `@include`. */
const COUNTED: readonly string[] = [...SIZES, 'if'];

function countedVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (COUNTED.includes(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** Adds up one operation. Each fragment is looked at once, however often it is spread. */
class CostWalk {
  readonly #fragments;
  readonly #schema: GraphQLSchema;
  readonly #variables: Values;
  readonly #costs = new Map<string, number>();

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Values) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = fragmentsOf(document);
  }

  /** `size`: how many entries the parent field was requested for, if this is no list itself. */
  of({ selections }: SelectionSetNode, type: GraphQLCompositeType, size?: number): number {
    let cost = 0;
    for (const selection of selections)
      if (this.#isIncluded(selection)) cost += this.#ofSelection(selection, type, size);
    return cost;
  }

  #ofSelection(selection: SelectionNode, type: GraphQLCompositeType, size?: number): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return this.#ofFragment(selection.name.value, size);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = this.#schema.getType(selection.typeCondition?.name.value ?? '') ?? type;
      return isCompositeType(condition) ? this.of(selection.selectionSet, condition, size) : 0;
    }
    const field = isUnionType(type) ? undefined : type.getFields()[selection.name.value];
    // Without a field of its own it is `__typename`, or the schema, whose depth is bounded.
    return field ? this.#ofField(selection, field, size) : 0;
  }

  #ofField(node: FieldNode, field: Field, size?: number): number {
    const named = getNamedType(field.type);
    if (isFree(field) || !isCompositeType(named)) return 0;
    const asked = this.#requestedSize(node, field);
    if (!isListType(getNullableType(field.type)))
      return 1 + (node.selectionSet ? this.of(node.selectionSet, named, asked) : 0);
    const ofParent = isSizedByParent(field) ? size : undefined;
    const length = asked ?? ofParent ?? listSizeOf(field).assumedSize;
    return 1 + length * (1 + (node.selectionSet ? this.of(node.selectionSet, named) : 0));
  }

  #ofFragment(name: string, size?: number): number {
    const key = `${name} ${size ?? ''}`;
    const known = this.#costs.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const cost = fragment && isCompositeType(type) ? this.of(fragment.selectionSet, type, size) : 0;
    this.#costs.set(key, cost);
    return cost;
  }

  /** A larger page is refused when it runs, and the refusal names the limit better than a cost does. */
  #requestedSize(node: FieldNode, field: Field): number | undefined {
    const values = this.#argumentsOf(node, field);
    const asked = SIZES.map((name) => values[name]).find((value) => value != null);
    return typeof asked === 'number' ? Math.min(LARGEST_PAGE, Math.max(1, asked)) : undefined;
  }

  /** None where a variable is null that may not be: the field is refused when it runs. */
  #argumentsOf(node: FieldNode, field: Field): Values {
    try {
      return getArgumentValues(field, node, this.#variables);
    } catch (error) {
      if (error instanceof GraphQLError) return {};
      throw error;
    }
  }

  #isIncluded(selection: SelectionNode): boolean {
    if (!selection.directives?.length) return true;
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.#variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.#variables);
    return skip?.if !== true && include?.if !== false;
  }
}

/** The operation that a request names, or the only one. */
export function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operationName) return operations.find(({ name }) => name?.value === operationName);
  return operations.length === 1 ? operations[0] : undefined;
}
