import type { GraphQLSchema } from 'graphql';
import type { RestRow } from '../row.ts';
import { type JsonSchema, jsonSchemaOf, orNull, TYPE } from './json-schema.ts';
import { type Sample, sampleOf } from './samples.ts';

/** What was found at a place when a nullable value was null. */
interface Place {
  isNullable: boolean;
  isOptional: boolean;
  readonly parts: Map<string, Place>;
}

const newPlace = (): Place => ({ isNullable: false, isOptional: false, parts: new Map() });
/** The items of a list. */
const ITEM = '[]';

/**
 * The JSON of a row's response, found by calling its `reply`: once with an example in which everything is present, and
 * once for each nullable value. Each leaf is recognized wherever the row puts it, and so is what may be null or absent
 * there. Objects carry the name of their GraphQL type.
 */
export function responseSchema(schema: GraphQLSchema, row: RestRow): JsonSchema {
  const sample = sampleOf(schema, row.operation);
  const full = row.reply(sample.data);
  const place = newPlace();
  for (let nulled = 0; nulled < sample.nullables; nulled += 1) {
    try {
      compare(place, full, row.reply(sampleOf(schema, row.operation, nulled).data) ?? null);
    } catch {
      // A row whose reply needs it.
    }
  }
  const found = describe(full, place, sample);
  const { most } = sample;
  const limit = row.atMost ?? most;
  return found.type === 'array' && limit !== undefined ? { ...found, maxItems: limit } : found;
}

function compare(place: Place, full: unknown, other: unknown): void {
  if (other === undefined) place.isOptional = true;
  else if (other === null) place.isNullable ||= full !== null;
  else if (typeof full === 'object' && full !== null) {
    const [mine, theirs] = Array.isArray(full)
      ? [{ [ITEM]: full[0] as unknown }, { [ITEM]: (other as unknown[])[0] }]
      : [full, other];
    for (const [name, value] of Object.entries(mine)) {
      const part = place.parts.get(name) ?? newPlace();
      place.parts.set(name, part);
      compare(part, value, (theirs as Record<string, unknown>)[name]);
    }
  }
}

function describe(full: unknown, place: Place, sample: Sample): JsonSchema {
  const found = describePresent(full, place, sample);
  return place.isNullable ? orNull(found) : found;
}

function describePresent(full: unknown, place: Place, sample: Sample): JsonSchema {
  if (Array.isArray(full)) {
    const [item] = full as unknown[];
    return { type: 'array', items: describe(item, place.parts.get(ITEM) ?? newPlace(), sample) };
  }
  if (typeof full === 'object' && full !== null) return describeObject(full, place, sample);
  const leaf = sample.leaves.get(full);
  if (leaf) return jsonSchemaOf(leaf.type);
  const text = typeof full === 'string' && jsonIn(full);
  if (!text) return { type: typeof full };
  return {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: describe(text, newPlace(), sample),
  };
}

/** The object that a JSON text contains, if any. */
function jsonIn(text: string): object | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as object) : undefined;
}

function describeObject(full: object, place: Place, sample: Sample): JsonSchema {
  const properties: [string, JsonSchema][] = [];
  const required: string[] = [];
  let more: JsonSchema | undefined;
  for (const [name, value] of Object.entries(full)) {
    const part = place.parts.get(name) ?? newPlace();
    const schema = describe(value, part, sample);
    // A name that is itself a placeholder matches any name.
    if (sample.leaves.has(name)) more = schema;
    else {
      properties.push([name, schema]);
      if (!part.isOptional) required.push(name);
    }
  }
  const type = sample.types.get(full) ?? ownerOf(full, sample);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(more && { additionalProperties: more }),
    ...(type !== undefined && { [TYPE]: type }),
  };
}

/** The type most of whose fields a row has put into an object of its own. */
function ownerOf(full: object, { leaves }: Sample): string | undefined {
  const counts = new Map<string, number>();
  for (const value of Object.values(full)) {
    const owner = leaves.get(value)?.owner;
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0];
}
