import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { REST_STORY } from '../../testing/rest-story.ts';
import { type RestWorld, rowOf, startRestWorld, TITLED_STORY } from '../../testing/rest-world.ts';
import { REST_ROWS } from '../rows.ts';

interface Answer {
  readonly content: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>
  >;
}

let world: RestWorld;
let document: Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  world = await startRestWorld({ isDemo: true });
  document = (await (await world.actors.visitor.fetch('/openapi.json')).json()) as Document;
  ajv.addSchema(closed(document) as object, 'openapi');
});
afterAll(() => world.site.stop());

/** A copy in which objects have nothing but what is written: the document adds fields without notice, the test none. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in copy && copy.type ? { additionalProperties: false, ...copy } : copy;
}

/** The document's own operation for a path: the words of a path alike, parameters in braces. */
function operationAt(method: string, rowPath: string) {
  const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':');
  const [path, methods] = Object.entries(document.paths).find(
    ([one]) => shape(one) === shape(rowPath),
  )!;
  const pointer = ['paths', path.replaceAll('/', '~1'), method.toLowerCase()].join('/');
  return { pointer, responses: methods[method.toLowerCase()]!.responses };
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

test.each(TITLED_STORY)('%s returns what the document says', async (_name, one) => {
  const { method, path, response } = await world.send(one);
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
  world.keep(one, json);
});
