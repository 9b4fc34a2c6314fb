import { graphql } from '../gql/gql.ts';
import { Image } from '../core/images/image.entity.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

const Home = graphql(/* GraphQL */ `
  query ContentTestHome {
    live: latestContent(type: LIVE) {
      title
    }
    video: latestContent(type: YOUTUBE) {
      title
    }
    shorts: recentContent(type: SHORTS) {
      nodes {
        title
      }
    }
    episodes: recentContent(type: PODCAST, first: 2) {
      nodes {
        title
        publishedAt
      }
    }
    channelStats {
      subscriberCount
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from content_feeds'));

test('each list has its own kind, newest first', async () => {
  await addContent(site, {
    type: 'podcast',
    title: 'Old episode',
    publishedAt: '2025-10-01T12:00:00Z',
  });
  await addContent(site, {
    type: 'podcast',
    title: 'New episode',
    publishedAt: '2025-11-01T12:00:00Z',
  });
  await addContent(site, {
    type: 'podcast',
    title: 'Middle episode',
    publishedAt: '2025-10-15T12:00:00Z',
  });
  await addContent(site, { type: 'shorts', title: 'Short' });
  await addContent(site, {
    type: 'live',
    title: 'Last Tuesday',
    publishedAt: '2025-11-11T02:00:00Z',
  });
  await addContent(site, { type: 'youtube', title: 'Film room' });

  const { data, errors } = await site.as(null).run(Home);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    live: { title: 'Last Tuesday' },
    video: { title: 'Film room' },
    shorts: { nodes: [{ title: 'Short' }] },
    episodes: {
      nodes: [
        { title: 'New episode', publishedAt: '2025-11-01T12:00:00.000Z' },
        { title: 'Middle episode', publishedAt: '2025-10-15T12:00:00.000Z' },
      ],
    },
    channelStats: { subscriberCount: 774 },
  });
});

test('what is announced for later is not shown before its time', async () => {
  await addContent(site, {
    type: 'shorts',
    title: 'Tomorrow',
    publishedAt: '2025-11-17T19:00:00Z',
  });
  expect((await site.as(null).run(Home)).data?.shorts.nodes).toEqual([]);
});

test('an empty site returns null and empty lists', async () => {
  expect((await site.as(null).run(Home)).data).toMatchObject({
    live: null,
    video: null,
    shorts: { nodes: [] },
    episodes: { nodes: [] },
  });
});

test('all lists of a page are read by one statement, the channel’s figure by one more', async () => {
  const statements = await statementsOf(site, () => site.as(null).run(Home));
  expect(statements).toHaveLength(2);
});

test('pictures of ours come in the widths of their copies, all of a page by one statement more', async () => {
  const em = site.em();
  await em.insert(Image, {
    url: '/uploads/ours.jpg',
    width: 1280,
    height: 720,
    placeholder: 'data:image/webp;base64,AA==',
    variants: [{ url: '/uploads/ours-640.webp', type: 'image/webp', width: 640 }],
    createdAt: new Date(),
  });
  await addContent(site, { type: 'live', thumbnailUrl: '/uploads/ours.jpg' });
  await addContent(site, { type: 'youtube', thumbnailUrl: 'https://i.example/theirs.jpg' });
  await addContent(site, { type: 'shorts' });
  const thumbnail = '{ thumbnail { url width sources { type srcset } } }';
  let data: unknown;
  const statements = await statementsOf(site, async () => {
    ({ data } = await site.as(null).run(`{
      live: latestContent(type: LIVE) ${thumbnail}
      youtube: latestContent(type: YOUTUBE) ${thumbnail}
      shorts: latestContent(type: SHORTS) ${thumbnail}
    }`));
  });
  expect(statements).toHaveLength(2);
  const sources = [{ type: 'image/webp', srcset: '/uploads/ours-640.webp 640w' }];
  expect(data).toEqual({
    live: { thumbnail: { url: '/uploads/ours.jpg', width: 1280, sources } },
    youtube: { thumbnail: { url: 'https://i.example/theirs.jpg', width: null, sources: [] } },
    shorts: { thumbnail: null },
  });
});

describe('over REST', () => {
  const get = async (path: string) => {
    const response = await site.as(null).fetch(path);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test('a quiet page has a quiet console: nothing there is 200 with null or an empty list', async () => {
    expect(await get('/api/content/latest/live')).toEqual({ status: 200, body: null });
    expect(await get('/api/content/latest/youtube')).toEqual({ status: 200, body: null });
    expect(await get('/api/content/recent/youtube')).toEqual({ status: 200, body: [] });
    expect(await get('/api/content/recent/podcast')).toEqual({ status: 200, body: [] });
    expect(await get('/api/youtube/channel-stats')).toEqual({
      status: 200,
      body: { subscriberCount: 774 },
    });
  });

  test('items carry the fields of the spec', async () => {
    await addContent(site, { type: 'shorts', title: 'Short' });
    expect(await get('/api/content/recent/youtube')).toMatchObject({
      status: 200,
      body: [
        {
          title: 'Short',
          description: null,
          url: 'https://video.example/watch',
          duration: null,
          thumbnailUrl: null,
          publishedAt: '2025-11-16T19:00:00.000Z',
          externalId: null,
          isLive: false,
          isCurrentlyLive: false,
        },
      ],
    });
  });
});
