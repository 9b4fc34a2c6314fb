import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { PINNED_LINE_LASTS_MS, PINNED_LINE_LIMIT } from '../../schema/news/pinned-line.ts';
import { PinnedLine } from './pinned-line.entity.ts';

const Pin = graphql(/* GraphQL */ `
  mutation PinnedLineTestPin($input: PinLineInput!) {
    pinLine(input: $input) {
      line {
        id
        text
        url
        pinnedAt
      }
    }
  }
`);

const Unpin = graphql(/* GraphQL */ `
  mutation PinnedLineTestUnpin {
    unpinLine {
      line {
        text
      }
    }
  }
`);

let site: Site;
let host: Actor;
beforeAll(async () => {
  site = await startSite();
  host = site.as(await site.host());
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('truncate pinned_lines');
  site.clock.advance(PINNED_LINE_LASTS_MS);
});

const up = async () => {
  const query = '{ pinnedLine { text } }';
  const { data } = await site.as(null).run<{ pinnedLine: { text: string } | null }, object>(query);
  return data!.pinnedLine?.text ?? null;
};
const pin = async (text: string, url?: string) => {
  const { data, errors } = await host.run(Pin, { input: { text, url } });
  expect(errors).toBeUndefined();
  return data!.pinLine!.line;
};

test('a host pins a line for everyone; a newer one takes its place', async () => {
  expect(await up()).toBeNull();
  await pin('Call in: 555-0100');
  expect(await pin('  Vote now ', ' https://example.org/vote ')).toMatchObject({
    text: 'Vote now',
    url: 'https://example.org/vote',
    pinnedAt: site.clock.now(),
  });
  expect(await up()).toBe('Vote now');
});

test('taken down, no older line comes back', async () => {
  await pin('First');
  await pin('Second');
  expect((await host.run(Unpin)).data!.unpinLine!.line).toEqual({ text: 'Second' });
  expect(await up()).toBeNull();
  expect((await host.run(Unpin)).data!.unpinLine!.line).toBeNull();
  const lines = await site.em().find(PinnedLine, {});
  const acts = await site
    .em()
    .find(AuditEntry, { subjectType: 'PinnedLine', subjectId: lines.map(({ id }) => id) });
  expect(acts.map(({ action }) => action)).toEqual(['line.pin', 'line.pin', 'line.unpin']);
});

test('after half a day it is down by itself', async () => {
  await pin('Live in ten');
  site.clock.advance(PINNED_LINE_LASTS_MS - 1);
  expect(await up()).toBe('Live in ten');
  site.clock.advance(2_000);
  expect(await up()).toBeNull();
});

test('open pages see it come and go', async () => {
  const events = await subscribeAs<{ pinnedLine: object | null }>(
    site,
    null,
    'subscription { pinnedLine { text } }',
  );
  await pin('Live in ten');
  expect((await events.next()).pinnedLine).toEqual({ text: 'Live in ten' });
  await host.run(Unpin);
  expect((await events.next()).pinnedLine).toBeNull();
});

test.each([
  ['  ', undefined, 'line.missing'],
  ['x'.repeat(PINNED_LINE_LIMIT + 1), undefined, 'line.tooLong'],
  ['Vote', 'javascript:alert(1)', 'news.url'],
])('%j with the link %j is refused: %s', async (text, url, key) => {
  const { errors } = await host.run(Pin, { input: { text, url } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(JSON.stringify(errors)).toContain(key);
});
