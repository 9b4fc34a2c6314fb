import { isSameOrigin } from './same-origin.ts';

const host = 'orange.example.org';

describe('whose page sent a request', () => {
  test.each([
    ['a tool without a browser', { host }],
    ['our own page', { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['our own page in a browser that sends no Sec-Fetch-Site', { host, origin: `http://${host}` }],
    ['an address typed by hand', { host, 'sec-fetch-site': 'none' }],
  ])('%s counts as ours', (_who, headers) => {
    expect(isSameOrigin(headers)).toBe(true);
  });

  test.each([
    ['another site', { host, origin: 'https://evil.example' }],
    ['a sibling host', { host, origin: 'https://shop.example.org', 'sec-fetch-site': 'same-site' }],
    ['a look-alike', { host, origin: `https://${host}.evil.example` }],
    ['another port', { host, origin: `https://${host}:8443` }],
    ['a sandboxed frame', { host, origin: 'null' }],
    ['a link on another site', { host, 'sec-fetch-site': 'cross-site' }],
    ['a file', { host, origin: 'file://' }],
  ])('%s does not', (_who, headers) => {
    expect(isSameOrigin(headers)).toBe(false);
  });

  test('behind a proxy that changes the host, the configured origin counts', () => {
    expect(
      isSameOrigin({ host: 'internal:4000', origin: `https://${host}` }, [`https://${host}`]),
    ).toBe(true);
  });
});
