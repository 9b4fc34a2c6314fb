import { SHOW_INPUT_TEXTS } from '../../schema/shows/show-shape.ts';
import type { ShowState } from '../../schema/shows/shows.ts';
import type { ContentType } from '../gql/graphql.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { publishDueShows } from './show-schedule.service.ts';

const Add = graphql(/* GraphQL */ `
  mutation ShowDeskTestAdd($input: AddShowInput!) {
    addShow(input: $input) {
      show {
        id
      }
    }
  }
`);

const Update = graphql(/* GraphQL */ `
  mutation ShowDeskTestUpdate($input: UpdateShowInput!) {
    updateShow(input: $input) {
      show {
        state
        show {
          title
          type
          url
          description
          externalId
          publishedAt
          isLive
          isCurrentlyLive
        }
      }
    }
  }
`);

const Hide = graphql(/* GraphQL */ `
  mutation ShowDeskTestHide($input: SetShowHiddenInput!) {
    setShowHidden(input: $input) {
      show {
        state
      }
    }
  }
`);

const Delete = graphql(/* GraphQL */ `
  mutation ShowDeskTestDelete($input: DeleteShowInput!) {
    deleteShow(input: $input) {
      deletedId
    }
  }
`);

const List = graphql(/* GraphQL */ `
  query ShowDeskTestList($first: Int! = 20, $after: String, $type: ContentType, $state: ShowState) {
    managedShows(first: $first, after: $after, type: $type, state: $state) {
      nodes {
        id
        state
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const URLS = {
  LIVE: 'https://www.youtube.com/live/live5678901',
  YOUTUBE: 'https://www.youtube.com/watch?v=video678901',
  SHORTS: 'https://www.youtube.com/shorts/short678901',
  PODCAST: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
} as const satisfies Record<ContentType, string>;

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('delete from content_feeds'));

/** The events published to everybody during the act. */
async function publishedBy(act: () => Promise<unknown>) {
  const events: [string, string][] = [];
  const stop = site.server.events.on('show.changed', ({ kind, show }) =>
    events.push([kind, show.title]),
  );
  await act();
  stop();
  return events;
}
const input = (values: object = {}, type: ContentType = 'YOUTUBE') => ({
  type,
  title: 'Film room',
  url: URLS[type],
  ...values,
});
const add = async (values: object = {}, type?: ContentType) =>
  (await admin.run(Add, { input: input(values, type) })).data!.addShow!.show.id;
const update = (id: number, values: object = {}, type?: ContentType) =>
  admin.run(Update, { input: { id, ...input(values, type) } });
const hide = (id: number, isHidden: boolean) => admin.run(Hide, { input: { id, isHidden } });
const remove = (id: number) => admin.run(Delete, { input: { id } });
const list = async (values: { type?: ContentType; state?: ShowState } = {}) =>
  (await admin.run(List, values)).data!.managedShows!.nodes.map(({ id }) => id);
const pageAfter = async (after: string | null | undefined) =>
  (await admin.run(List, { first: 2, after: after ?? null })).data!.managedShows!;
const inMinutes = (minutes: number) =>
  new Date(site.clock.now().getTime() + minutes * 60_000).toISOString();
const visitorsGet = async (path: string) =>
  (await (await site.as(null).fetch(path)).json()) as
    { title: string } | { title: string }[] | null;
const found = async (words: string) => {
  const { data } = await site.as(null).run(`{ search(query: "${words}") { nodes { title } } }`);
  return (data as { search: { nodes: { title: string }[] } }).search.nodes;
};

test.each([
  ['LIVE', '/api/content/latest/live'],
  ['YOUTUBE', '/api/content/latest/youtube'],
  ['SHORTS', '/api/content/recent/youtube'],
  ['PODCAST', '/api/content/recent/podcast'],
] as const)(
  'a show of the type %s is added, corrected, hidden, shown and deleted, and visitors see each at once',
  async (type, path) => {
    const titles = async () => [(await visitorsGet(path)) ?? []].flat().map(({ title }) => title);
    const id = await add({ title: 'Frist and ten' }, type);
    expect(await titles()).toEqual(['Frist and ten']);
    expect(await publishedBy(() => update(id, { title: 'First and ten' }, type))).toEqual([
      ['EDITED', 'First and ten'],
    ]);
    expect(await titles()).toEqual(['First and ten']);
    expect(await publishedBy(() => hide(id, true))).toEqual([['REMOVED', 'First and ten']]);
    expect(await titles()).toEqual([]);
    expect(await found('First and ten')).toEqual([]);
    expect(await publishedBy(() => hide(id, false))).toEqual([['EDITED', 'First and ten']]);
    expect(await titles()).toEqual(['First and ten']);
    expect(await found('First and ten')).toHaveLength(1);
    expect(await publishedBy(() => remove(id))).toEqual([['REMOVED', 'First and ten']]);
    expect(await titles()).toEqual([]);
    const acts = await site
      .em()
      .find(AuditEntry, { subjectType: 'ContentItem', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(acts.map(({ action }) => action)).toEqual([
      'show.add',
      'show.update',
      'show.hide',
      'show.show',
      'show.delete',
    ]);
  },
);

test('a save that changes nothing is no event and no act', async () => {
  const id = await add();
  expect(await publishedBy(() => update(id))).toEqual([]);
  expect(await publishedBy(() => hide(id, false))).toEqual([]);
  expect(await site.em().count(AuditEntry, { subjectId: id, action: 'show.update' })).toBe(0);
});

test('a scheduled show appears at its time, announced once, however many nodes look', async () => {
  const at = inMinutes(60);
  let id = 0;
  expect(await publishedBy(async () => (id = await add({ publishedAt: at })))).toEqual([]);
  expect(await visitorsGet('/api/content/latest/youtube')).toBeNull();
  expect(await list({ state: 'SCHEDULED' })).toEqual([id]);
  const due = () => publishDueShows(jobContext(site.server));
  expect(await publishedBy(due)).toEqual([]);
  site.clock.advance(60 * 60_000);
  expect(await publishedBy(() => Promise.all([due(), due(), due()]))).toEqual([
    ['PUBLISHED', 'Film room'],
  ]);
  expect(await list({ state: 'VISIBLE' })).toEqual([id]);
});

test('a show that is moved to a later time leaves the site and is announced again then', async () => {
  const id = await add();
  const at = inMinutes(30);
  expect(await publishedBy(() => update(id, { publishedAt: at }))).toEqual([
    ['REMOVED', 'Film room'],
  ]);
  site.clock.advance(31 * 60_000);
  expect(await publishedBy(() => publishDueShows(jobContext(site.server)))).toEqual([
    ['PUBLISHED', 'Film room'],
  ]);
});

test('one that is hidden at its time is announced when it is shown', async () => {
  const id = await add({ publishedAt: inMinutes(5) });
  await hide(id, true);
  site.clock.advance(6 * 60_000);
  expect(await publishedBy(() => publishDueShows(jobContext(site.server)))).toEqual([]);
  expect(await publishedBy(() => hide(id, false))).toEqual([['PUBLISHED', 'Film room']]);
});

test('a show on the air that is hidden or becomes a video leaves the air, and hidden none goes there', async () => {
  const id = await add({}, 'LIVE');
  const go = () =>
    admin.run(
      `mutation { setShowLive(input: { id: ${id}, isLive: true }) { show { isCurrentlyLive } } }`,
    );
  await go();
  await hide(id, true);
  expect((await go()).errors?.[0]?.message).toBe(SHOW_INPUT_TEXTS.hidden);
  await hide(id, false);
  expect(await visitorsGet('/api/content/latest/live')).toMatchObject({ isCurrentlyLive: false });
  await go();
  const { data } = await update(id, {}, 'YOUTUBE');
  expect(data!.updateShow!.show.show).toMatchObject({ isLive: false, isCurrentlyLive: false });
});

test.each([
  [{ title: ' ' }, SHOW_INPUT_TEXTS.title],
  [{ thumbnailUrl: 'javascript:alert(1)' }, SHOW_INPUT_TEXTS.picture],
  [{ publishedAt: '2031-01-01T00:00:00Z' }, SHOW_INPUT_TEXTS.scheduledTooLate],
])('a correction with %o is refused', async (values, message) => {
  const id = await add();
  expect((await update(id, values)).errors?.[0]?.message).toBe(message);
});

test('a video can’t take the address of another one, and one that is gone can’t be changed', async () => {
  await add({}, 'YOUTUBE');
  const other = await add({}, 'SHORTS');
  expect((await update(other, {}, 'YOUTUBE')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  for (const late of [update(2_000_000), hide(2_000_000, true), remove(2_000_000)])
    expect((await late).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the list is read page by page by date, of one type or state', async () => {
  const at = (day: number) => `2025-11-0${day}T12:00:00Z`;
  const ids: number[] = [];
  for (const day of [1, 2, 3, 4, 5])
    ids.unshift(await addContent(site, { type: 'podcast', publishedAt: at(day) }));
  const short = await addContent(site, { type: 'shorts', publishedAt: at(6) });
  await hide(ids[0]!, true);
  expect(await list()).toEqual([short, ...ids]);
  expect(await list({ type: 'PODCAST' })).toEqual(ids);
  expect(await list({ state: 'HIDDEN' })).toEqual([ids[0]]);
  expect(await list({ type: 'PODCAST', state: 'VISIBLE' })).toEqual(ids.slice(1));
  const read: number[] = [];
  let after: string | null | undefined;
  for (let pages = 0; pages < 3; pages += 1) {
    const { nodes, pageInfo } = await pageAfter(after);
    read.push(...nodes.map(({ id }) => id));
    after = pageInfo.endCursor;
    // The last one of a page may go before the next page is read.
    await site.em().execute('delete from content_feeds where id = ?', [nodes.at(-1)!.id]);
    expect(pageInfo.hasNextPage).toBe(pages < 2);
  }
  expect(read).toEqual([short, ...ids]);
});

test('other admins’ lists hear of what visitors don’t see; members get neither list nor events', async () => {
  const saves = await subscribeAs(
    site,
    await site.admin(),
    'subscription { showSaves { showId } }',
  );
  const id = await add({ publishedAt: inMinutes(60) });
  expect(await saves.next()).toEqual({ showSaves: { showId: id } });
  const member = site.as(await site.member());
  for (const operation of [
    member.run(List, {}),
    member.run(Hide, { input: { id, isHidden: true } }),
    member.run(Delete, { input: { id } }),
    member.run(Update, { input: { id, ...input() } }),
  ])
    expect((await operation).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
