import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    site: {
      assets: (_request, _response, next) => next(),
      scriptHashes: [],
      graphiql: '<title>GraphiQL</title>',
    },
  });
});
afterAll(() => site.stop());

const get = (path: string, accept: string) =>
  site.as(null).fetch(path, { headers: { accept }, redirect: 'manual' });

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a browser that opens the graph without a question is led to GraphiQL', async () => {
  const response = await get('/graphql', BROWSER);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/graphiql']);
  expect(response.headers.get('vary')).toContain('Accept');
});

test.each([
  ['a tool that takes anything', '/graphql', '*/*', 400],
  ['a tool that takes JSON', '/graphql', 'application/json', 400],
  ['a browser with a question', '/graphql?query={__typename}', BROWSER, 200],
])('%s is not', async (_who, path, accept, status) => {
  expect((await get(path, accept)).status).toBe(status);
});

test('GraphiQL has a policy of its own, tighter than the site’s, and is not for search engines', async () => {
  const { status, headers } = await get('/graphiql', BROWSER);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types default /);
  const other = (await get('/no-such-page', BROWSER)).headers.get('content-security-policy');
  expect(other).not.toContain(' default ');
});
