import { type JsonSchema, TYPE } from './json-schema.ts';

/** A response, and its operation. */
interface Answer {
  readonly schema: JsonSchema;
  /** As in `ArticleLikeStatus`. */
  readonly operation: string;
}

interface Shape {
  readonly size: number;
  /** Distinguishes it from others of its type. */
  readonly suffix: string;
}

export interface NamedSchemas {
  /** By name: the schemas that responses refer to. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** The schema with references in place of the objects that have names. */
  refer(schema: JsonSchema): JsonSchema;
}

/**
 * Names the objects of responses by their GraphQL type. Where responses show different parts of a type, the largest has
 * its name, and the others are also named by where they are.
 */
export function namedSchemas(answers: readonly Answer[]): NamedSchemas {
  const shapes = new Map<string, Map<string, Shape>>();
  for (const { schema, operation } of answers)
    collect(schema, { shapes, parent: undefined, property: '', operation });
  const names = namesOf(shapes);
  const components: Record<string, JsonSchema> = {};
  const refer = (schema: JsonSchema): JsonSchema => {
    const inner = mapped(schema, refer);
    const name = schema[TYPE] === undefined ? undefined : names.get(keyOf(schema));
    if (name === undefined) return inner;
    const { [TYPE]: _type, ...named } = inner;
    components[name] ??= named;
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const { schema } of answers) refer(schema);
  return { components: Object.fromEntries(Object.entries(components).sort()), refer };
}

const keyOf = (schema: JsonSchema) => `${schema[TYPE]} ${JSON.stringify(schema)}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Position {
  readonly shapes: Map<string, Map<string, Shape>>;
  /** The type of the object around it. */
  readonly parent: string | undefined;
  readonly property: string;
  readonly operation: string;
}

function collect(schema: JsonSchema, position: Position): void {
  const { shapes, parent, property, operation } = position;
  const type = schema[TYPE];
  if (type !== undefined) {
    const ofType = shapes.get(type) ?? new Map<string, Shape>();
    shapes.set(type, ofType);
    const suffix = parent === type ? capital(property) : `Of${parent ?? operation}`;
    const size = Object.keys(schema.properties ?? {}).length;
    if (!ofType.has(keyOf(schema))) ofType.set(keyOf(schema), { size, suffix });
  }
  for (const [name, inner] of partsOf(schema))
    collect(inner, { ...position, parent: type ?? parent, property: name || property });
}

/** Names by key: no two are the same. */
function namesOf(shapes: ReadonlyMap<string, ReadonlyMap<string, Shape>>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>(shapes.keys());
  for (const [type, ofType] of shapes) {
    const [largest, ...others] = [...ofType].sort(([, one], [, other]) => other.size - one.size);
    names.set(largest![0], type);
    for (const [key, { suffix }] of others) {
      let name = type + suffix;
      for (let count = 2; taken.has(name); count += 1) name = `${type}${suffix}${count}`;
      taken.add(name);
      names.set(key, name);
    }
  }
  return names;
}

/** The schemas within a schema; those of properties by name. */
function partsOf(schema: JsonSchema): [name: string, schema: JsonSchema][] {
  const found: [string, JsonSchema][] = [];
  mapped(schema, (inner, name) => {
    found.push([name, inner]);
    return inner;
  });
  return found;
}

function mapped(
  schema: JsonSchema,
  change: (inner: JsonSchema, name: string) => JsonSchema,
): JsonSchema {
  const { properties, anyOf, items, additionalProperties, contentSchema } = schema;
  const changed = (inner: JsonSchema | undefined, key: string) =>
    inner && { [key]: change(inner, '') };
  return {
    ...schema,
    ...changed(items, 'items'),
    ...changed(additionalProperties, 'additionalProperties'),
    ...changed(contentSchema, 'contentSchema'),
    ...(anyOf && { anyOf: anyOf.map((inner) => change(inner, '')) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, change(inner, name)]),
      ),
    }),
  };
}
