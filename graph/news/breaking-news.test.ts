import { NEWS_TEXTS } from '../../schema/news/news.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';

const Send = graphql(/* GraphQL */ `
  mutation BreakingNewsTestSend($input: SendBreakingNewsInput!) {
    sendBreakingNews(input: $input) {
      news {
        id
        headline
        url
        createdAt
      }
    }
  }
`);

const Withdraw = graphql(/* GraphQL */ `
  mutation BreakingNewsTestWithdraw($id: Int!) {
    withdrawBreakingNews(input: { id: $id }) {
      news {
        sentBy
        withdrawnAt
      }
    }
  }
`);

const Latest = graphql(/* GraphQL */ `
  query BreakingNewsTestLatest {
    latestBreakingNews {
      id
      headline
    }
  }
`);

let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('truncate breaking_news');
  site.clock.advance(25 * 3_600_000);
});

const latest = async () => (await site.as(null).run(Latest)).data!.latestBreakingNews;
const send = async (headline: string, url?: string) => {
  const { data, errors } = await admin.run(Send, { input: { headline, url } });
  expect(errors).toBeUndefined();
  return data!.sendBreakingNews!.news;
};

test('the newest of the last 24 hours shows on every page', async () => {
  expect(await latest()).toBeNull();
  await send('Trade!');
  const news = await send('  Another trade!  ', ' https://example.org/trade ');
  expect(news).toMatchObject({
    headline: 'Another trade!',
    url: 'https://example.org/trade',
    createdAt: site.clock.now(),
  });
  expect(await latest()).toEqual({ id: news.id, headline: 'Another trade!' });
  site.clock.advance(24 * 3_600_000 - 1);
  expect(await latest()).not.toBeNull();
  site.clock.advance(2_000);
  expect(await latest()).toBeNull();
});

test('taken back, it leaves every page, and what was sent before counts again', async () => {
  const first = await send('First');
  const second = await send('Wrong');
  const heard: unknown[] = [];
  const stop = site.server.events.on('news.withdrawn', (event) => heard.push(event));
  for (let twice = 0; twice < 2; twice++) {
    const { data } = await admin.run(Withdraw, { id: second.id });
    expect(data!.withdrawBreakingNews!.news).toEqual({
      sentBy: 'Ada Admin',
      withdrawnAt: site.clock.now(),
    });
  }
  stop();
  expect(heard).toEqual([{ newsId: second.id }]);
  expect(await latest()).toEqual({ id: first.id, headline: 'First' });
  const acts = await site
    .em()
    .find(AuditEntry, { subjectId: second.id }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['news.send', ada.id],
    ['news.withdraw', ada.id],
  ]);
  const unknown = await admin.run(Withdraw, { id: 2_000_000 });
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  [{ headline: ' ' }, NEWS_TEXTS.headline],
  [{ headline: 'x'.repeat(121) }, NEWS_TEXTS.tooLong],
  [{ url: 'http://example.org' }, NEWS_TEXTS.url],
  [{ url: 'javascript:alert(1)' }, NEWS_TEXTS.url],
])('%o is refused', async (values, message) => {
  const { errors } = await admin.run(Send, { input: { headline: 'Trade!', ...values } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await latest()).toBeNull();
});

test('members cannot send it; a visitor’s open page hears it', async () => {
  const { errors } = await site
    .as(await site.member())
    .run(Send, { input: { headline: 'Not mine' } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const events = await subscribeAs(
    site,
    null,
    'subscription { breakingNews { id headline url createdAt } }',
  );
  const { id } = await send('Heard');
  expect(await events.next()).toEqual({
    breakingNews: { id, headline: 'Heard', url: null, createdAt: site.clock.now().toISOString() },
  });
});
