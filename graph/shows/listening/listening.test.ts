import { graphql } from '../../gql/gql.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { ListeningPosition } from './listening-position.entity.ts';

const Save = graphql(/* GraphQL */ `
  mutation SaveListeningTest($input: SaveListeningPositionInput!) {
    saveListeningPosition(input: $input) {
      position {
        show {
          id
        }
        seconds
        heardAt
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query ListeningTest($showId: Int!) {
    listeningPosition(showId: $showId) {
      seconds
      heardAt
    }
  }
`);

let site: Site;
let member: Member;
let showId: number;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  member = await site.member();
  showId = await addContent(site, { type: 'podcast', title: 'Ten points and a punt' });
});

const at = (seconds: number) => new Date(site.clock.now().getTime() + seconds * 1000).toISOString();
const save = (seconds: number, heardAt: string, actor = member) =>
  site.as(actor).run(Save, { input: { showId, seconds, heardAt } });
const read = async (actor = member) =>
  (await site.as(actor).run(Read, { showId })).data?.listeningPosition;

test('another device goes on where this one was; each member has a place of their own', async () => {
  expect(await read()).toBeNull();
  await save(61, at(-1));
  await save(75, at(0));
  expect(await read()).toEqual({ seconds: 75, heardAt: at(0) });
  expect(await read(await site.member())).toBeNull();
  expect(await site.em().count(ListeningPosition, { user: member.id })).toBe(1);
});

test('the newest wins: what comes late from a device that was offline changes nothing', async () => {
  await save(600, at(-10));
  const { data } = await save(30, at(-3600));
  expect(data?.saveListeningPosition?.position).toEqual({
    show: { id: showId },
    seconds: 600,
    heardAt: at(-10),
  });
  // Going back on purpose is newer.
  await save(30, at(-5));
  expect(await read()).toMatchObject({ seconds: 30 });
});

test('a device whose clock is fast wins no longer than others', async () => {
  await save(600, at(86_400));
  expect(await read()).toEqual({ seconds: 600, heardAt: at(0) });
  const before = at(0);
  site.clock.advance(1_000);
  expect(at(0)).not.toBe(before);
  await save(700, at(0));
  expect(await read()).toMatchObject({ seconds: 700 });
});

test.each([[-1], [86_401]])('%d seconds are refused beside the field', async (seconds) => {
  const { errors } = await save(seconds, at(0));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ field: 'seconds' }],
  });
});

test('of shows that are unknown or hidden nothing is stored', async () => {
  await site.em().nativeUpdate(ContentFeed, showId, { isHidden: true });
  expect((await save(5, at(0))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const input = { showId: 999_999, seconds: 5, heardAt: at(0) };
  const { errors } = await site.as(member).run(Save, { input });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('it is for members, limited, and is deleted with the show or the account', async () => {
  const input = { showId, seconds: 5, heardAt: at(0) };
  const { errors } = await site.as(null).run(Save, { input });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const codes = await Promise.all(Array.from({ length: 40 }, () => save(5, at(0))));
  expect(codes.filter((one) => one.errors)[0]?.errors?.[0]?.extensions).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(await site.em().count(ListeningPosition, { show: showId })).toBe(1);
  await site.em().nativeDelete(ContentFeed, showId);
  expect(await site.em().count(ListeningPosition, { show: showId })).toBe(0);
});
