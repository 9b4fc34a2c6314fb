import { type GraphQLSchema, Kind } from 'graphql';
import { can, type Viewer } from '../../../schema/accounts/capabilities.ts';
import { SITE_NAME } from '../../../schema/site/site.ts';
import { cookieName } from '../../core/network/session-cookie.ts';
import { POLICIES } from '../../policies.ts';
import { CALLS, type Caller } from '../contract.ts';
import { rootFieldOf } from '../root-field.ts';
import type { RestRow } from '../row.ts';
import { responseSchema } from './response-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { namedSchemas } from './named-schemas.ts';
import { type RequestField, requestFields } from './request-fields.ts';

interface DocumentOptions {
  readonly schema: GraphQLSchema;
  readonly rows: readonly RestRow[];
  /** The site's own address. */
  readonly origin: string;
}

const CALLERS: Readonly<Record<Caller, string>> = {
  all: 'For everybody.',
  member: 'For members who are signed in.',
  admin: 'For admins.',
};

/** By status: when it is returned. */
const REFUSALS = {
  400: 'Something in the request is not as it should be.',
  401: 'Not signed in, or the API token is not valid.',
  403: 'The signed-in user may not do this, or the request comes from a page of another site.',
  404: 'There is no such thing.',
  409: 'It was changed by another user in between, or it exists already.',
  413: 'The request is too large.',
  415: 'The body is neither JSON nor, where one is taken, a form.',
  429: 'Too many requests.',
  500: 'A fault of the server.',
  503: 'The database is away for a moment.',
} as const;
type RefusalStatus = keyof typeof REFUSALS;

/** The paths under `/api` as an OpenAPI document: every row once, read off the rows themselves. */
export function openapiDocument({ schema, rows, origin }: DocumentOptions): object {
  const calls = new Map(CALLS.map(([method, path, ...rest]) => [`${method} ${path}`, rest]));
  const answers = new Map(
    rows.flatMap((row) => (row.download ? [] : [[row, responseSchema(schema, row)] as const])),
  );
  const named = namedSchemas(
    [...answers].map(([row, answer]) => ({ schema: answer, operation: operationNameOf(row) })),
  );
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    const [caller, room] = calls.get(`${row.method} ${row.path}`) ?? ['all', 'accounts'];
    const path = pathOf(row, rows);
    (paths[path] ??= {})[row.method] = operationOf(
      { schema, path, answer: named.refer(answers.get(row) ?? {}) },
      row,
      caller,
      room,
    );
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${SITE_NAME}: the paths under /api`,
      version: '1.0.0',
      description:
        'Thin doors to operations of the public graph, which can do more (/schema.graphql, /graphiql). Pages of other sites may read what is for everybody, without credentials, and with an API token what it opens.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(CALLS.map(([, , , room]) => room))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(origin.startsWith('https:')),
          description:
            'The session that /api/auth/login and /api/auth/signup set. It counts for requests from this site, and from what is no browser.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token that a member has made on their profile; it counts from any site, and alone. One with the scope read calls nothing but GET.',
        },
      },
      schemas: { ...named.components, Refusal: REFUSAL },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          `Refusal${status}`,
          {
            description,
            ...(['429', '503'].includes(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        ]),
      ),
    },
  };
}

/** Some member's program: what a call needs besides the scope is the same for all of them. */
const BY_TOKEN: Viewer = { id: 0, isAdmin: false, token: { id: 0, scope: 'write' } };

const RETRY_AFTER = {
  description: 'Seconds until the same call may succeed.',
  schema: { type: 'integer', minimum: 1 },
};

const REFUSAL = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'In words for people.' },
    error: { type: 'string', description: 'The same.' },
    code: { type: 'string' },
    fields: {
      type: 'object',
      description: 'What is wrong with which field.',
      additionalProperties: { type: 'string' },
    },
    conflict: { type: 'object', description: 'Who saved another version, and when.' },
  },
  required: ['message'],
};

/** The name of a row's operation, as in `ArticleLikeStatus`. */
function operationNameOf({ operation }: RestRow): string {
  const node = operation.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return node?.name?.value.replace(/^Rest/, '') ?? '';
}

/** As in 'Article like status'. */
const summaryOf = (row: RestRow) =>
  operationNameOf(row)
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();

/** The path as OpenAPI writes it. Paths that differ in the names of their parameters alone are one, and take `id`. */
function pathOf({ path }: RestRow, rows: readonly RestRow[]): string {
  const shapeOf = (one: string) => one.replace(/:\w+/g, ':');
  const alike = rows.map((row) => row.path).filter((one) => shapeOf(one) === shapeOf(path));
  return (alike.find((one) => one.endsWith(':id')) ?? alike[0]!).replace(/:(\w+)/g, '{$1}');
}

interface Place {
  readonly schema: GraphQLSchema;
  readonly path: string;
  readonly answer: JsonSchema;
}

function operationOf(
  { schema, path, answer }: Place,
  row: RestRow,
  caller: Caller,
  room: string,
): object {
  const rootField = rootFieldOf(row);
  const [root = '', name = ''] = rootField.split('.');
  const kind = root === 'Mutation' ? schema.getMutationType() : schema.getQueryType();
  const fields = requestFields(schema, row);
  const own = [...row.path.matchAll(/:(\w+)/g)].map(([, param]) => param!);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param!);
  const inQuery = fields.filter(({ place }) => place === 'query');
  const inBody = fields.filter(({ place }) => place === 'body');
  return {
    operationId: operationIdOf(row),
    tags: [room],
    summary: summaryOf(row),
    description: [kind?.getFields()[name]?.description, `${CALLERS[caller]} (${rootField})`]
      .filter(Boolean)
      .join(' '),
    security: [
      ...(caller === 'all' ? [{}] : []),
      { session: [] },
      ...(can(BY_TOKEN, POLICIES[rootField]!) ? [{ token: [] }] : []),
    ],
    ...(names.length + inQuery.length > 0 && {
      parameters: [
        ...names.map((name, at) => pathParameter(name, own[at]!)),
        ...inQuery.map(queryParameter),
      ],
    }),
    ...((inBody.length > 0 || row.file !== undefined) && { requestBody: bodyOf(row, inBody) }),
    responses: {
      [row.status ?? 200]: { description: 'Done.', content: contentOf(row, answer) },
      ...Object.fromEntries(
        refusalsOf(row, caller, fields.length > 0).map((status) => [
          status,
          { $ref: `#/components/responses/Refusal${status}` },
        ]),
      ),
    },
  };
}

/** E.g. `getBlogPostsByIdNavigation`. */
const operationIdOf = ({ method, path }: RestRow) =>
  method +
  path
    .replace(/^\/api/, '')
    .replace(/:(\w)/g, (_all, first: string) => `by-${first}`)
    .replace(/[^a-zA-Z]+([a-zA-Z])/g, (_all, first: string) => first.toUpperCase());

/** @param own what the row calls it, as in `articleId` */
const pathParameter = (name: string, own: string) => ({
  name,
  in: 'path',
  required: true,
  ...(/\wId$/.test(own) && {
    description: `Id of the ${own.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
  }),
  schema: { type: 'integer', format: 'int32' },
});

const queryParameter = ({ name, description, schema, isRequired }: RequestField) => ({
  name,
  in: 'query',
  required: isRequired,
  ...(description && { description }),
  schema,
});

function bodyOf(row: RestRow, fields: readonly RequestField[]): object {
  const properties = fields.map(({ name, description, schema }): [string, object] => [
    name,
    { ...schema, ...(description && { description }) },
  ]);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const { file } = row;
  const type = file === undefined ? 'application/json' : 'multipart/form-data';
  if (file !== undefined)
    properties.push([file, { type: 'string', contentMediaType: 'application/octet-stream' }]);
  return {
    required: true,
    content: {
      [type]: {
        schema: {
          type: 'object',
          properties: Object.fromEntries(properties) as object,
          ...(required.length > 0 && { required }),
        },
      },
    },
  };
}

const contentOf = ({ download }: RestRow, answer: JsonSchema): object =>
  download ? { [download.contentType]: {} } : { 'application/json': { schema: answer } };

/** What any call may be refused with, and what only some. */
function refusalsOf({ method, path }: RestRow, caller: Caller, hasFields: boolean) {
  const isWrite = method !== 'get';
  const some: [RefusalStatus, boolean][] = [
    [400, hasFields || isWrite || path.includes(':')],
    [401, true],
    [403, caller !== 'all' || isWrite],
    [404, path.includes(':')],
    [409, isWrite],
    [413, isWrite],
    [415, isWrite],
    [429, true],
    [500, true],
    [503, true],
  ];
  return some.flatMap(([status, applies]) => (applies ? status : []));
}
