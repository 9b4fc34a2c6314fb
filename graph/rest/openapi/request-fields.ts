import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import { $ZodError } from 'zod/v4/core';
import { nameOf } from '../../../schema/enum-names.ts';
import { rootFieldOf } from '../root-field.ts';
import type { RestRequest, RestRow } from '../row.ts';
import { type JsonSchema, jsonSchemaOf, orNull } from './json-schema.ts';

/** Something that a path reads of a query or a body. */
export interface RequestField {
  readonly place: 'query' | 'body';
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
}

type Values = Record<string, unknown>;
type Variables = Values | undefined;

/** A variable of the operation, or a field of one that is an input. */
interface Position {
  readonly path: readonly [string] | readonly [string, string];
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
}

/**
 * Finds out what a row reads by running it: each field is given values of one kind after another until the row accepts
 * them, and the variable that receives the value, or has the field's name, gives the type. So the document can neither
 * list fields that nothing reads nor miss one.
 */
export function requestFields(schema: GraphQLSchema, row: RestRow): RequestField[] {
  const given = takenValues(row);
  const positions = positionsOf(schema, row);
  return [...given.keys()].map((key) => {
    const [place, name] = key.split(' ') as ['query' | 'body', string];
    const withValue = (value: unknown) => variablesWith(row, new Map([...given, [key, value]]));
    const found = positionOf(positions, name, withValue, given.get(key));
    const without = withValue(undefined);
    const isOptional = found === undefined || !isNonNullType(found.type);
    const ownWay = IN_PLACE_OF_CURSORS[name];
    const type = ownWay
      ? { type: 'integer' }
      : found
        ? jsonSchemaOf(found.type)
        : { type: 'string' };
    const takesNull =
      place === 'body' &&
      isOptional &&
      row.requires?.includes(name) !== true &&
      withValue(null) !== undefined;
    return {
      place,
      name,
      schema: takesNull ? orNull(type) : type,
      description: ownWay ?? found?.description ?? undefined,
      isRequired:
        without === undefined ||
        row.requires?.includes(name) === true ||
        (!isOptional && isMissing(valueAt(without, found.path), place)),
    };
  });
}

/** What the paths take for the page that follows, where the operations take a cursor. */
const IN_PLACE_OF_CURSORS: Readonly<Record<string, string>> = {
  after: 'ID of the last one you have, even if it was deleted.',
  offset: 'How many to skip.',
};

/** Where a field goes: to the variable of its name, or where a value of it turns up. */
function positionOf(
  positions: readonly Position[],
  name: string,
  withValue: (value: unknown) => Variables,
  taken: unknown,
): Position | undefined {
  const named = positions.find(({ path }) => path.at(-1) === name);
  if (named) return named;
  for (const [count, kind] of [() => taken, ...KINDS].entries()) {
    const value = kind(name, count);
    const variables = value !== undefined && withValue(value);
    if (!variables) continue;
    for (const position of positions) {
      const at = valueAt(variables, position.path);
      if (at === value) return position;
      // Some rows put what they are given into a list.
      const named = typeof value === 'string' ? nameOf(value) : value;
      if (Array.isArray(at) && (at.includes(value) || at.includes(named)))
        return { ...position, type: getNamedType(position.type) };
    }
  }
  return undefined;
}

/** Text, a whole number, a flag, a list, a crop, an instant; or nothing, where only some words are taken. */
const KINDS = [
  (name: string) => `the ${name}`,
  (_name: string, count: number) => 100_000 + count,
  () => true,
  (name: string) => [`the ${name}`],
  () => ({ x: 0, y: 0, scale: 1 }),
  () => '2025-11-16T19:00:00Z',
  () => undefined,
];

/** A row that takes no value in so many attempts is a mistake. */
const MOST_ATTEMPTS = 100;

/** Each field that the row reads, as 'place name', with a value that it takes. */
function takenValues(row: RestRow): Map<string, unknown> {
  const given = new Map<string, unknown>();
  const kinds = new Map<string, number>();
  for (let attempts = 0; ; attempts += 1) {
    let last = '';
    const isNew = (key: string) => !given.has(key);
    const read = (key: string) => {
      last = key;
      if (isNew(key)) give(key, 0);
    };
    const give = (key: string, kind: number) => {
      kinds.set(key, kind);
      given.set(key, KINDS[kind]?.(key.split(' ')[1] ?? '', given.size));
    };
    try {
      row.variables?.(requestOf(given, read));
      return given;
    } catch (error) {
      const issue = wordIssue(error);
      if (issue) {
        const named = [...given.keys()].find((one) => one.endsWith(` ${String(issue.path[0])}`));
        const [word] = issue.values;
        if (attempts > MOST_ATTEMPTS) throw error;
        given.set(named ?? last, word);
        continue;
      }
      // A refusal begins with the field's name where the field was read long before.
      const { message } = error as Error;
      const key = [...given.keys()].find((one) => message.startsWith(`${one.split(' ')[1]} `));
      const kind = (kinds.get(key ?? last) ?? KINDS.length) + 1;
      if (kind >= KINDS.length) throw error;
      give(key ?? last, kind);
    }
  }
}

/** A row that takes only some words names them when it refuses another one. */
const wordIssue = (error: unknown) => {
  const [issue] = error instanceof $ZodError ? error.issues : [];
  return issue?.code === 'invalid_value' ? issue : undefined;
};

function requestOf(given: ReadonlyMap<string, unknown>, read = (_key: string) => {}): RestRequest {
  const fieldsOf = (place: string) =>
    new Proxy<Values>(
      {},
      {
        get(_target, name) {
          if (typeof name !== 'string') return undefined;
          read(`${place} ${name}`);
          return given.get(`${place} ${name}`);
        },
      },
    );
  const params = new Proxy<Record<string, string>>({}, { get: () => '1' });
  const file = {} as NonNullable<RestRequest['file']>;
  return { params, query: fieldsOf('query'), body: fieldsOf('body'), file };
}

/** The variables that a row makes of a request; undefined where it refuses. */
function variablesWith(row: RestRow, given: ReadonlyMap<string, unknown>): Variables {
  try {
    return row.variables?.(requestOf(given)) as Variables;
  } catch {
    return undefined;
  }
}

function positionsOf(schema: GraphQLSchema, row: RestRow): Position[] {
  const { operation } = row;
  const [root = '', field = ''] = rootFieldOf(row).split('.');
  const kind = root === 'Mutation' ? schema.getMutationType() : schema.getQueryType();
  const args = kind?.getFields()[field]?.args ?? [];
  const definition = operation.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return (definition?.variableDefinitions ?? []).flatMap((variable): Position[] => {
    const type = typeFromAST(schema, variable.type as never) as GraphQLInputType | undefined;
    if (!type) return [];
    const { value: name } = variable.variable.name;
    const inner = getNamedType(type);
    const { description } = args.find((arg) => arg.name === name) ?? {};
    if (!isInputObjectType(inner)) return [{ path: [name], type, description }];
    return Object.values(inner.getFields()).map((field) => ({
      path: [name, field.name],
      type: field.type,
      description: field.description,
    }));
  });
}

const valueAt = (variables: Values, [name, field]: Position['path']): unknown => {
  const value = variables[name];
  return field === undefined ? value : (value as Values | undefined)?.[field];
};

/** What an operation refuses: nothing, an empty text, an id of 0. */
const isMissing = (value: unknown, place: string) =>
  value === undefined || value === null || value === '' || (value === 0 && place === 'body');
