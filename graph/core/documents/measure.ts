import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
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
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Measures>();
  let mostRepeated = { name: '', times: 0 };

  const ofFragment = (name: string): Measures => {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that contains itself meets this entry; validation refuses it by name.
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const inside = ofSelections(fragment.selectionSet);
    const all = { ...inside, directives: add(inside.directives, fragment.directives?.length ?? 0) };
    measured.set(name, all);
    return all;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Measures => {
    const times = new Map<string, number>();
    let sum = NOTHING;
    for (const selection of selections) {
      const directives = selection.directives?.length ?? 0;
      let found: Measures;
      if (selection.kind === Kind.FRAGMENT_SPREAD) found = ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        found = ofSelections(selection.selectionSet);
      else {
        const key = (selection.alias ?? selection.name).value;
        const count = (times.get(key) ?? 0) + 1;
        times.set(key, count);
        if (count > mostRepeated.times) mostRepeated = { name: key, times: count };
        const inside = selection.selectionSet ? ofSelections(selection.selectionSet) : NOTHING;
        const isIntrospection = /^__(schema|type)$/.test(selection.name.value);
        found = {
          depth: isIntrospection ? 1 : inside.depth + 1,
          introspectionDepth: isIntrospection
            ? Math.max(inside.depth, inside.introspectionDepth) + 1
            : inside.introspectionDepth && inside.introspectionDepth + 1,
          aliases: add(inside.aliases, selection.alias ? 1 : 0),
          directives: inside.directives,
        };
      }
      sum = together(sum, { ...found, directives: add(found.directives, directives) });
    }
    return sum;
  };

  let total = NOTHING;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const found = ofSelections(definition.selectionSet);
    const directives = add(found.directives, definition.directives?.length ?? 0);
    total = together(total, { ...found, directives });
  }
  // Fragments that no operation uses are validated too.
  for (const name of fragments.keys()) ofFragment(name);

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

const tooMuch = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
