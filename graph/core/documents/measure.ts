import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { QUERY_LIMITS } from '../../../schema/site/query-limits.ts';

/** What one set of selections amounts to once its fragments are put in. */
interface Measures {
  readonly depth: number;
  /** Levels below `__schema` and `__type`, which may go deeper. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Measures = { depth: 0, introspectionDepth: 0, aliases: 0, directives: 0 };

/** Fragments can multiply without end; beyond this the exact count no longer matters. */
const COUNTED_UP_TO = 1_000_000;
const add = (one: number, other: number) => Math.min(COUNTED_UP_TO, one + other);

const together = (one: Measures, other: Measures): Measures => ({
  depth: Math.max(one.depth, other.depth),
  introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
  aliases: add(one.aliases, other.aliases),
  directives: add(one.directives, other.directives),
});

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

/**
 * Checks a document against the limits in one pass, before any validation rule runs: each fragment is measured once,
 * however often it is spread, so the time grows with the length of the document alone.
 */
export function limitErrorsOf(document: DocumentNode): readonly GraphQLError[] {
  const { total, mostRepeated } = new Measuring(document).result();
  const limits: readonly [number, number, string][] = [
    [total.depth, QUERY_LIMITS.depth, 'levels'],
    [total.introspectionDepth, QUERY_LIMITS.introspectionDepth, 'levels of introspection'],
    [total.aliases, QUERY_LIMITS.aliases, 'aliases'],
    [total.directives, QUERY_LIMITS.directives, 'directives'],
  ];
  const errors = limits
    .filter(([count, limit]) => count > limit)
    .map(([count, limit, what]) =>
      tooMuch(`The document has ${count} ${what}; ${limit} are allowed.`),
    );
  if (mostRepeated.times > QUERY_LIMITS.repeats)
    errors.push(
      tooMuch(
        `The document asks for ${mostRepeated.name} ${mostRepeated.times} times in one place; ${QUERY_LIMITS.repeats} are allowed.`,
      ),
    );
  return errors;
}

/** The pass over one document. */
class Measuring {
  readonly #document: DocumentNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Measures>();
  #mostRepeated = { name: '', times: 0 };

  constructor(document: DocumentNode) {
    this.#document = document;
    this.#fragments = fragmentsOf(document);
  }

  result() {
    let total = NOTHING;
    for (const definition of this.#document.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        total = together(total, this.#of(definition, this.#ofSelections(definition.selectionSet)));
    // Fragments that no operation uses are validated too.
    for (const name of this.#fragments.keys()) this.#ofFragment(name);
    return { total, mostRepeated: this.#mostRepeated };
  }

  #ofFragment(name: string): Measures {
    const known = this.#measured.get(name);
    if (known) return known;
    // A fragment that contains itself meets this entry; validation refuses it by name.
    this.#measured.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    const all = this.#of(fragment, this.#ofSelections(fragment.selectionSet));
    this.#measured.set(name, all);
    return all;
  }

  #ofSelections({ selections }: SelectionSetNode): Measures {
    const times = new Map<string, number>();
    let sum = NOTHING;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.#countRepeated(selection, times);
      sum = together(sum, this.#of(selection, this.#inside(selection)));
    }
    return sum;
  }

  #inside(selection: SelectionNode): Measures {
    switch (selection.kind) {
      case Kind.FRAGMENT_SPREAD:
        return this.#ofFragment(selection.name.value);
      case Kind.INLINE_FRAGMENT:
        return this.#ofSelections(selection.selectionSet);
      case Kind.FIELD:
        return asField(
          selection,
          selection.selectionSet ? this.#ofSelections(selection.selectionSet) : NOTHING,
        );
    }
  }

  /** What is inside a node, and its own directives. */
  #of({ directives }: { directives?: readonly unknown[] | undefined }, inside: Measures): Measures {
    return { ...inside, directives: add(inside.directives, directives?.length ?? 0) };
  }

  #countRepeated({ alias, name }: FieldNode, times: Map<string, number>): void {
    const key = (alias ?? name).value;
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    if (count > this.#mostRepeated.times) this.#mostRepeated = { name: key, times: count };
  }
}

/** A field around what it selects: one level more, of introspection where it begins one. */
function asField({ name, alias }: FieldNode, inside: Measures): Measures {
  const isIntrospection = /^__(schema|type)$/.test(name.value);
  return {
    depth: isIntrospection ? 1 : inside.depth + 1,
    introspectionDepth: isIntrospection
      ? Math.max(inside.depth, inside.introspectionDepth) + 1
      : inside.introspectionDepth && inside.introspectionDepth + 1,
    aliases: add(inside.aliases, alias ? 1 : 0),
    directives: inside.directives,
  };
}

const tooMuch = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
