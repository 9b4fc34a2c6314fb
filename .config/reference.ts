/** What /developers and /llms.txt say about the graph, made from the code: never typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  parse,
  print,
  validate,
} from 'graphql';
import { costOf } from '../graph/core/documents/cost.ts';
import { POLICIES } from '../graph/policies.ts';
import { can, whomFor } from '../schema/accounts/capabilities.ts';

const folder = resolve(import.meta.dirname, '../web/developers/examples');

/** The files of schema/developers/ that are made. One entry a line, so that changes of two people merge. */
export const referenceFiles = (schema: GraphQLSchema): Readonly<Record<string, string>> => ({
  'examples.ts': file(list('EXAMPLES', readdirSync(folder).sort().map(exampleIn(schema)))),
  'reference.ts': file(list('ENUMS', enumsOf(schema)), list('CALLS', callsOf(schema))),
});

const file = (...lists: readonly string[]) =>
  `${['/** Written by `npm run gen`. */', ...lists].join('\n\n')}\n`;

const list = (name: string, entries: readonly object[]) =>
  `export const ${name} = [\n${entries.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}] as const;\n`.trimEnd();

/** Files that run no operation. */
const WITHOUT_OPERATION: readonly string[] = ['relay.mjs', 'webhook.mjs'];

/** The operation of a file: as JSON, in an address, as the text of a program, or the whole file. */
const OPERATIONS = [
  /"query":("(?:[^"\\]|\\.)*")/,
  /\?query=([^'&]+)/,
  /(?:gql|query[:=]?|query =)\s*`([^`]*)`/,
  /query: '([^']*)'/,
  /QUERY = """([^"]*)"""/,
] as const;

const exampleIn = (schema: GraphQLSchema) => (file: string) => {
  const text = readFileSync(join(folder, file), 'utf8').trimEnd();
  if (WITHOUT_OPERATION.includes(file)) return { file, text, operation: null, cost: null };
  const operation = operationIn(file, text);
  const document = parse(operation);
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`web/developers/examples/${file}: ${fault.message}`);
  const cost = costOf({ schema, document, variables: variablesIn(text), operationName: undefined });
  return { file, text, operation: print(document), cost };
};

function operationIn(file: string, text: string): string {
  if (file.endsWith('.graphql')) return text;
  const [json, address, ...plain] = OPERATIONS.map((pattern) => pattern.exec(text)?.[1]);
  const found =
    (json && (JSON.parse(json) as string)) ??
    (address && decodeURIComponent(address)) ??
    plain.find((one) => one !== undefined);
  if (!found) throw new Error(`web/developers/examples/${file} has no operation.`);
  return found;
}

/** The variables of a request in JSON. Those of programs change no cost. */
function variablesIn(text: string): Record<string, unknown> | undefined {
  const body = /-d '(\{[^']*\})'/.exec(text)?.[1];
  return body ? (JSON.parse(body) as { variables?: Record<string, unknown> }).variables : undefined;
}

const enumsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((type) => ({
      name: type.name,
      says: firstSentence(type.description),
      values: type.getValues().map(({ name }) => name),
    }));

/** A program that a member has given every right a token can have. */
const PROGRAM = { id: 1, isAdmin: false, token: { id: 1, scope: 'write' } } as const;

const KINDS = ['Query', 'Mutation', 'Subscription'] as const;

/** Each root field that a token can call. */
const callsOf = (schema: GraphQLSchema) =>
  KINDS.flatMap((kind) =>
    Object.values(rootOf(schema, kind).getFields())
      .filter(({ name }) => can(PROGRAM, POLICIES[`${kind}.${name}`]!))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(({ name, description, deprecationReason }) => ({
        kind,
        name,
        needsToken: !can(null, POLICIES[`${kind}.${name}`]!),
        says: deprecationReason
          ? `Deprecated. ${deprecationReason}`
          : firstSentence(withoutAccess(`${kind}.${name}`, description)),
      })),
  );

/** Who may call it is `needsToken` here. */
const withoutAccess = (rootField: string, description: string | null | undefined) =>
  description?.slice(whomFor(POLICIES[rootField]!).length).trimStart();

const rootOf = (schema: GraphQLSchema, kind: (typeof KINDS)[number]) =>
  schema.getType(kind) as GraphQLObjectType;

/** Up to the first stop that ends a sentence; a number or an abbreviation goes on. */
const firstSentence = (text: string | null | undefined): string =>
  /^.*?[.!?](?=\s+[A-Z`]|$)/s.exec(text ?? '')?.[0].replaceAll(/\s+/g, ' ') ?? text ?? '';
