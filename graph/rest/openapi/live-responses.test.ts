import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addGame, addTeam, lineupOf } from '../../testing/worlds/fantasy.ts';
import { linkIn } from '../../testing/worlds/email-links.ts';
import { REST_STORY, type Step } from '../../testing/rest-story.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';
import { REST_ROWS } from '../rows.ts';

interface Answer {
  readonly content: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>
  >;
}

let site: Site;
let document: Document;
let actors: Readonly<Record<Step['who'], Actor>>;
let lineup: object;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** Ids by the names that the story uses. */
const ids = new Map<string, unknown>();

beforeAll(async () => {
  site = await startSite({ env: { DEMO: '1' } });
  const [fan, admin] = [await site.member({ name: 'Fay' }), await site.admin()];
  const [player] = await site
    .em()
    .execute<[{ id: number }]>('select user_id as id from fantasy_lineups where is_scored limit 1');
  actors = {
    nobody: site.as(null),
    fan: site.as(fan),
    admin: site.as(admin),
    player: site.as({ id: player.id, name: '', email: '', isAdmin: false }),
  };
  lineup = lineupOf(await addTeam(site));
  ids.set('fan', fan.id).set('game', await addGame(site, '2025-11-17T21:25:00Z'));
  document = (await (await site.as(null).fetch('/openapi.json')).json()) as Document;
  ajv.addSchema(closed(document) as object, 'openapi');
});
afterAll(() => site.stop());

/** A copy in which objects have nothing but what is written: the document adds fields without notice, the test none. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in copy && copy.type ? { additionalProperties: false, ...copy } : copy;
}

const rowOf = (method: string, path: string) =>
  REST_ROWS.filter((row) => row.method.toUpperCase() === method)
    .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
    .find((row) => new RegExp(`^${row.path.replace(/:\w+/g, '[^/]+')}$`).test(path));

/** The document's own operation for a path: the words of a path alike, parameters in braces. */
function operationAt(method: string, rowPath: string) {
  const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':');
  const [path, methods] = Object.entries(document.paths).find(
    ([one]) => shape(one) === shape(rowPath),
  )!;
  const pointer = ['paths', path.replaceAll('/', '~1'), method.toLowerCase()].join('/');
  return { pointer, responses: methods[method.toLowerCase()]!.responses };
}

/** A value with its `<names>` replaced by ids, and the lineup where one is wanted. */
function filled(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [name, filled(inner)] as const);
    const { lineup: wantsLineup, ...rest } = Object.fromEntries(entries);
    return wantsLineup ? { ...lineup, ...rest } : Array.isArray(value) ? value.map(filled) : rest;
  }
  const name = typeof value === 'string' && /^<(\w+)>$/.exec(value)?.[1];
  return name ? ids.get(name) : value;
}

async function send({ who, call, body, form }: Step) {
  const [method = '', address = ''] = call.split(' ');
  const path = address.replace(/<(\w+)>/g, (_all, name: string) => String(ids.get(name)));
  const sent = form ? await form() : filled(body);
  if (sent instanceof FormData)
    for (const [name, value] of [...sent])
      if (typeof value === 'string') sent.set(name, String(filled(value)));
  const response = await actors[who].fetch(path, {
    method,
    ...(sent !== undefined && { body: sent }),
  });
  return { method, path: path.split('?')[0]!, response };
}

async function findResetToken() {
  const link = await linkIn(site, 'leaver@example.org', '/reset-password');
  ids.set('resetToken', new URLSearchParams(link.split('?')[1]).get('token'));
}

test('the story calls every path', () => {
  const called = REST_STORY.map(({ call }) => {
    const [method = '', address = ''] = call.split(' ');
    const row = rowOf(method, address.split('?')[0]!.replace(/<\w+>/g, '1'));
    return row && `${row.method} ${row.path}`;
  });
  expect(
    REST_ROWS.map((row) => `${row.method} ${row.path}`).filter((one) => !called.includes(one)),
  ).toEqual([]);
});

test.each(REST_STORY.map((one, at) => [`${at + 1}: ${one.call} by ${one.who}`, one] as const))(
  '%s returns what the document says',
  async (_name, one) => {
    if (one.call.endsWith('reset-password')) await findResetToken();
    const { method, path, response } = await send(one);
    const { pointer, responses } = operationAt(method, rowOf(method, path)!.path);
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.text();
    const { status } = response;
    // A success that the document knows, of the type that it names.
    expect([status, type, status >= 400 && text]).toEqual([
      Number(Object.keys(responses).find((code) => code.startsWith('2'))),
      Object.keys(Object.values(responses)[0]!.content)[0],
      false,
    ]);
    if (type !== 'application/json') return;
    const json = JSON.parse(text) as unknown;
    const escaped = type.replace('/', '~1');
    const ref = `openapi#/${pointer}/responses/${status}/content/${escaped}/schema`;
    const isValid = ajv.validate({ $ref: encodeURI(ref) }, json);
    expect([
      isValid,
      ajv.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`),
    ]).toEqual([true, undefined]);
    const [first] = [json].flat() as { id?: unknown }[];
    if (one.keep !== undefined) ids.set(one.keep, first?.id);
  },
);
