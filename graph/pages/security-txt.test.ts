import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('it says where to report a vulnerability', async () => {
  const answer = await site.as(null).fetch('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`${site.server.url}/contact-us#contact`);
  expect(fields.get('Canonical')).toBe(answer.url);
  const days = (Date.parse(fields.get('Expires')!) - site.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
