import { SHOW_INPUT_TEXTS } from '../../schema/shows/show-shape.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';

const Turn = graphql(/* GraphQL */ `
  mutation ShowTestTurn($id: Int!, $isLive: Boolean!) {
    setShowLive(input: { id: $id, isLive: $isLive }) {
      show {
        id
        isLive
        isCurrentlyLive
        publishedAt
      }
    }
  }
`);

const Add = graphql(/* GraphQL */ `
  mutation ShowTestAdd($input: AddShowInput!) {
    addShow(input: $input) {
      show {
        id
        title
        externalId
        isLive
        isCurrentlyLive
        publishedAt
      }
    }
  }
`);

const Save = graphql(/* GraphQL */ `
  mutation ShowTestSave($input: SaveLiveShowInput!) {
    saveLiveShow(input: $input) {
      show {
        id
        title
        url
        description
        externalId
        isLive
        isCurrentlyLive
      }
    }
  }
`);

const Latest = graphql(/* GraphQL */ `
  query ShowTestLatest {
    latestContent(type: LIVE) {
      id
    }
  }
`);

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('delete from content_feeds'));

/** The events published during the act. */
async function publishedBy(act: () => Promise<unknown>) {
  const events: [string, number][] = [];
  const stop = site.server.events.on('show.changed', ({ kind, show }) =>
    events.push([kind, show.id]),
  );
  await act();
  stop();
  return events;
}
const live = (values: object = {}) => addContent(site, { type: 'live', ...values });
const latest = async () => (await site.as(null).run(Latest)).data?.latestContent?.id;

test('one show is on the air at a time: another one leaves it, and each is published once', async () => {
  const old = await live({ publishedAt: '2025-11-05T02:00:00Z' });
  const newer = await live({ publishedAt: '2025-11-12T02:00:00Z' });
  expect(await publishedBy(() => admin.run(Turn, { id: newer, isLive: true }))).toEqual([
    ['WENT_LIVE', newer],
  ]);
  expect(await publishedBy(() => admin.run(Turn, { id: newer, isLive: true }))).toEqual([]);
  expect(await publishedBy(() => admin.run(Turn, { id: old, isLive: true }))).toEqual([
    ['ENDED', newer],
    ['WENT_LIVE', old],
  ]);
  expect(await latest()).toBe(old);
  expect(await publishedBy(() => admin.run(Turn, { id: old, isLive: false }))).toEqual([
    ['ENDED', old],
  ]);
  expect(await latest()).toBe(newer);
  const acts = await site
    .em()
    .find(AuditEntry, { subjectType: 'ContentItem', subjectId: old }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action)).toEqual(['show.goLive', 'show.end']);
});

test('two admins who put two shows on the air at once leave one there', async () => {
  const ids = [await live(), await live(), await live(), await live()];
  await Promise.all(ids.map((id) => admin.run(Turn, { id, isLive: true })));
  const rows = await site.em().execute('select 1 from content_feeds where is_currently_live');
  expect(rows).toHaveLength(1);
});

test('one that was announced for later is there when it goes on the air', async () => {
  const id = await live({ publishedAt: '2025-11-19T02:00:00Z' });
  expect(await latest()).toBeUndefined();
  const { data } = await admin.run(Turn, { id, isLive: true });
  expect(data!.setShowLive!.show.publishedAt).toBe(site.clock.now().toISOString());
  expect(await latest()).toBe(id);
});

test('a new episode is published, with the id that its player needs', async () => {
  let id = 0;
  const events = await publishedBy(async () => {
    const { data } = await admin.run(Add, {
      input: {
        type: 'PODCAST',
        title: 'The bye week',
        url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
        duration: '58:12',
      },
    });
    id = data!.addShow!.show.id;
    expect(data!.addShow!.show).toMatchObject({
      externalId: '4rOoJ6Egrf8K2IrywzwOMk',
      isLive: false,
      publishedAt: site.clock.now().toISOString(),
    });
  });
  expect(events).toEqual([['PUBLISHED', id]]);
  const again = {
    type: 'PODCAST',
    title: 'Twice',
    url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  } as const;
  const { errors } = await admin.run(Add, { input: again });
  expect(errors?.[0]).toMatchObject({
    message: SHOW_INPUT_TEXTS.known,
    extensions: { code: 'CONFLICT' },
  });
});

test.each([
  [{ title: ' ' }, SHOW_INPUT_TEXTS.title],
  [{ url: 'javascript:alert(1)' }, SHOW_INPUT_TEXTS.url],
  [{ url: 'http://video.example/1' }, SHOW_INPUT_TEXTS.url],
  [{ duration: 'long' }, SHOW_INPUT_TEXTS.duration],
])('a show with %o is refused', async (values, message) => {
  const input = {
    type: 'LIVE',
    title: 'Live',
    url: 'https://youtu.be/abcdefghijk',
    ...values,
  } as const;
  expect((await admin.run(Add, { input })).errors?.[0]?.message).toBe(message);
});

test('what is no live show, or no show, cannot go on the air', async () => {
  const episode = await addContent(site, { type: 'podcast' });
  const codeOf = async (id: number) =>
    (await admin.run(Turn, { id, isLive: true })).errors?.[0]?.extensions.code;
  expect(await codeOf(episode)).toBe('BAD_USER_INPUT');
  expect(await codeOf(2_000_000)).toBe('NOT_FOUND');
});

test('a host enters a live show and changes its title and link; the rest of it stays', async () => {
  const host = site.as(await site.host());
  const first = { title: 'Post-game live', url: 'https://youtu.be/abcdefghijk' };
  const { data } = await host.run(Save, { input: first });
  const { id, ...entered } = data!.saveLiveShow!.show;
  expect(entered).toMatchObject({ ...first, externalId: 'abcdefghijk', isLive: true });
  await site.em().execute(`update content_feeds set description = 'Two mics' where id = ${id}`);
  await host.run(Turn, { id, isLive: true });
  const next = { title: 'Post-game live: Chiefs', url: 'https://youtu.be/bcdefghijkl' };
  let saved: object | undefined;
  const events = await publishedBy(async () => {
    saved = (await host.run(Save, { input: { id, ...next } })).data?.saveLiveShow?.show;
  });
  expect(events).toEqual([['EDITED', id]]);
  expect(saved).toMatchObject({
    ...next,
    description: 'Two mics',
    externalId: 'bcdefghijkl',
    isCurrentlyLive: true,
  });
});

test('a host changes no episode, and no hidden show', async () => {
  const host = site.as(await site.host());
  const keyOf = async (id: number) =>
    (await host.run(Save, { input: { id, title: 'T', url: 'https://youtu.be/abcdefghijk' } }))
      .errors?.[0]?.extensions.key;
  expect(await keyOf(await addContent(site, { type: 'podcast' }))).toBe('show.notLive');
  expect(await keyOf(await live({ isHidden: true }))).toBe('show.hidden');
  expect(await keyOf(2_000_000)).toBe('show.unknown');
});

test('a visitor’s open page gets the event', async () => {
  const id = await live({ title: 'Tuesday' });
  const events = await subscribeAs(
    site,
    null,
    'subscription { showEvents { kind show { id title isCurrentlyLive publishedAt } } }',
  );
  await admin.run(Turn, { id, isLive: true });
  expect(await events.next()).toMatchObject({
    showEvents: { kind: 'WENT_LIVE', show: { id, title: 'Tuesday', isCurrentlyLive: true } },
  });
});
