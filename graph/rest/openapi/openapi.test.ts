import { type Site, startSite } from '../../testing/site.ts';
import { CALLS } from '../contract.ts';

const ORIGIN = 'https://orange.example';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Schema {
  readonly type: string | string[];
  readonly properties: Record<string, object>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

let site: Site;
let document: Document;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: ORIGIN } });
  document = (await (await site.as(null).fetch('/openapi.json')).json()) as Document;
});
afterAll(() => site.stop());

/** Finds a path by any parameter names. */
const call = (method: string, path: string) => {
  const shapeOf = (one: string) => one.replace(/\{\w+\}|:\w+/g, ':');
  const [found] = Object.entries(document.paths).filter(([one]) => shapeOf(one) === shapeOf(path));
  return found![1][method]!;
};

const bodyOf = (operation: Operation, type = 'application/json') =>
  operation.requestBody!.content[type]!.schema;
const schemaOf = (name: string) => document.components.schemas[name]!;
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answerOf = ({ responses }: Operation, status = '200') =>
  responses[status]!.content!['application/json']!.schema;

test('lists every call once, who may make it, and how it is refused', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\{\w+\}/g, ':')}`),
  );
  const calls = CALLS.map(([method, path]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(listed.sort()).toEqual(calls.sort());
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const [method, path, caller, room] of CALLS) {
    const operation = call(method, path);
    expect(operation.summary).toMatch(/^[A-Z][a-z ]+$/);
    expect(operation.tags).toEqual([room]);
    expect(operation.security.filter((one) => !('token' in one))).toEqual(
      caller === 'all' ? [{}, { session: [] }] : [{ session: [] }],
    );
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(caller === 'all' ? ['401', '429'] : ['401', '403', '429']),
    );
  }
});

test('says which calls take an API token: none that is for admins, or about the account itself', () => {
  const takesToken = (method: string, path: string) =>
    call(method, path).security.some((one) => 'token' in one);
  expect(takesToken('get', '/api/live-game')).toBe(true);
  expect(takesToken('post', '/api/comments')).toBe(true);
  expect(takesToken('put', '/api/users/{id}/profile')).toBe(false);
  expect(takesToken('post', '/api/auth/login')).toBe(false);
  for (const [method, path, caller] of CALLS)
    if (caller === 'admin') expect(takesToken(method, path)).toBe(false);
});

test('says what a call reads, and what is required', () => {
  expect(call('get', '/api/search').parameters).toMatchObject([
    { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
  ]);
  expect(call('get', '/api/admin/users').parameters).toMatchObject([
    { name: 'search', required: false },
    { name: 'team', schema: { enum: ['ALL', 'BRONCOS', 'OTHERS'] } },
    { name: 'country' },
    { name: 'sort', required: false },
    { name: 'first', required: false, schema: { type: 'integer' } },
    { name: 'offset', required: false, schema: { type: 'integer' } },
  ]);
  expect(call('get', '/api/comments/{id}').parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, description: 'Id of the article.' },
    { name: 'after', in: 'query', required: false, schema: { type: 'integer' } },
  ]);
  expect(bodyOf(call('post', '/api/game-chat/messages'))).toEqual({
    type: 'object',
    properties: {
      message: { type: 'string', description: expect.any(String) as string },
      clientId: { type: ['string', 'null'], description: expect.any(String) as string },
    },
    required: ['message'],
  });
  expect(bodyOf(call('post', '/api/game-chat/report'))).toMatchObject({
    properties: { messageId: { type: 'integer' }, reason: { type: ['string', 'null'] } },
    required: ['messageId'],
  });
  expect(bodyOf(call('put', '/api/blog-posts/{id}'))).toMatchObject({
    properties: {
      title: { type: 'string' },
      tags: { type: ['array', 'null'], items: { type: 'string' } },
      featuredImageCrop: { properties: { scale: { type: 'number' } } },
      version: { type: ['integer', 'null'] },
    },
  });
  expect(bodyOf(call('patch', '/api/blog-posts/{id}/schedule'))).toMatchObject({
    properties: { scheduledPublishAt: { type: ['string', 'null'], format: 'date-time' } },
    required: ['scheduledPublishAt'],
  });
  expect(call('get', '/api/contact-submissions').parameters).toContainEqual({
    name: 'status',
    in: 'query',
    required: false,
    description: 'Null means all.',
    schema: { type: 'string', enum: ['new', 'reviewed', 'completed'] },
  });
  const form = bodyOf(call('post', '/api/fan-zone/checkins'), 'multipart/form-data');
  expect(Object.keys(form.properties)).toEqual(['gameId', 'location', 'description', 'image']);
});

test('describes the response of a call, as the row shapes it', () => {
  expect(answerOf(call('get', '/api/live-game'))).toEqual({
    anyOf: [named('LiveGame'), { type: 'null' }],
  });
  expect(answerOf(call('get', '/api/game-chat/messages')).items).toEqual(named('ChatMessage'));
  expect(schemaOf('ChatMessage').properties).toMatchObject({
    message: { type: 'string' },
    user: named('PublicUserOfChatMessage'),
    userLiked: { type: 'boolean' },
    createdAt: { type: 'string', format: 'date-time' },
  });
  expect(answerOf(call('post', '/api/comments'), '201')).toEqual(named('Comment'));
  expect(schemaOf('Article').properties.featuredImageCrop).toEqual({
    type: ['string', 'null'],
    contentMediaType: 'application/json',
    contentSchema: named('ImageCrop'),
  });
});

test('what is shown to oneself alone may be absent, and null only what the graph has as null', () => {
  expect(answerOf(call('get', '/api/users/{id}'))).toEqual(named('User'));
  const { required, properties } = schemaOf('User');
  expect(required).toContain('name');
  for (const name of ['email', 'bio', 'country']) expect(required).not.toContain(name);
  expect(properties).toMatchObject({
    email: { type: 'string' },
    bio: { type: ['string', 'null'] },
    avatarUrl: { type: ['string', 'null'] },
    name: { type: 'string' },
  });
});

test('each kind of object has one name, and a smaller part of it says where it is', () => {
  expect(answerOf(call('get', '/api/blogs/recent')).items).toEqual(named('Article'));
  expect(answerOf(call('post', '/api/blogs/{id}/view'))).toEqual(
    named('ArticleOfRecordArticleView'),
  );
  expect(Object.keys(schemaOf('ArticleOfRecordArticleView').properties)).toEqual([
    'id',
    'viewCount',
  ]);
  expect(schemaOf('Question').properties.user).toEqual(named('PublicUserOfQuestion'));
});

test('says how long lists get, and of which type a file is', () => {
  expect(answerOf(call('get', '/api/blogs/published'))).toMatchObject({ maxItems: 100 });
  expect(answerOf(call('get', '/api/admin/reports'))).toMatchObject({ maxItems: 110 });
  expect(Object.keys(call('get', '/api/admin/stats-template').responses['200']!.content!)).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('any origin may read it, and a client that has it gets a 304', async () => {
  const first = await site.as(null).fetch('/openapi.json', {
    headers: { origin: 'https://other.example' },
  });
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const again = await site.as(null).fetch('/openapi.json', {
    headers: { 'if-none-match': first.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});
