import { readFileSync } from 'node:fs';
import { EXAMPLES } from '../../schema/developers/examples.ts';
import { CALLS } from '../../schema/developers/reference.ts';
import { exampleFor } from '../../schema/developers/shown-example.ts';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = (path: string, headers?: Record<string, string>) =>
  site.as(null).fetch(path, { headers: headers ?? {} });

test('/llms.txt has the places, the recipe, the limits, and what a token can call', async () => {
  const response = await read('/llms.txt', { origin: 'https://elsewhere.example' });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  const { url } = site.server;
  expect(text).toMatch(/^# Orange Weekly\n\n> One public GraphQL graph/);
  expect(text).toContain(`- [/graphql](${url}/graphql): `);
  expect(text).toContain(exampleFor(url, 'query.sh').text);
  expect(text).toContain(`- Points for one operation: ${QUERY_LIMITS.cost}\n`);
  expect(text).toContain('- “like” in the RateLimit header: 60 in 60 seconds\n');
  for (const { kind, name } of CALLS)
    expect(text).toMatch(new RegExp(`^- ${kind}\\.${name}\\b`, 'm'));
  // What belongs to browsers and admins is not for programs.
  expect(text).not.toMatch(/deleteUser|createApiToken|\bsignIn\b/);
});

test('/llms-full.txt adds every example, every refusal, and the schema', async () => {
  const text = await (await read('/llms-full.txt')).text();
  expect(text).toContain(await (await read('/llms.txt')).text().then((short) => short.trimEnd()));
  for (const { file } of EXAMPLES) expect(text).toContain(exampleFor(site.server.url, file).text);
  expect(text).toContain('- chat.wait (TOO_MANY_REQUESTS): ');
  expect(text).toContain(readFileSync('schema/schema.graphql', 'utf8').trim());
});

test('who has it gets it again only after a change', async () => {
  const tag = (await read('/llms.txt')).headers.get('etag')!;
  expect((await read('/llms.txt', { 'if-none-match': tag })).status).toBe(304);
});
