import { MOST_IDS } from '../../schema/site/paging.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { addPhoto } from '../testing/worlds/photos.ts';

let site: Site;
let fan: Member;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  fan = await site.member();
  admin = await site.admin();
});
afterAll(() => site.stop());

type Named = 'articlesByIds' | 'photosByIds';
const UNKNOWN = 999_999;

async function ask(field: Named, ids: readonly number[], as: Member | null = null) {
  const query = `query ($ids: [Int!]!) { found: ${field}(ids: $ids) { id } }`;
  const { data, errors } = await site
    .as(as)
    .run<{ found: ({ id: number } | null)[] }, object>(query, { ids });
  return {
    found: data?.found.map((one) => one?.id ?? null),
    error: errors?.[0]?.extensions,
  };
}

test('articles come in the order of their ids, each as often as it is named', async () => {
  const [first, second] = [await writeArticle(site), await writeArticle(site)];
  const draft = await writeArticle(site, { published: false });
  const ids = [second, UNKNOWN, first, draft, second];
  for (const who of [null, fan, admin])
    expect((await ask('articlesByIds', ids, who)).found).toEqual([
      second,
      null,
      first,
      null,
      second,
    ]);
});

test('photos show what each viewer may see', async () => {
  const shown = await addPhoto(site, { by: fan });
  const waiting = await addPhoto(site, { by: fan, approved: false });
  const ids = [waiting, shown, UNKNOWN];
  expect((await ask('photosByIds', ids)).found).toEqual([null, shown, null]);
  expect((await ask('photosByIds', ids, await site.member())).found).toEqual([null, shown, null]);
  expect((await ask('photosByIds', ids, fan)).found).toEqual([waiting, shown, null]);
  expect((await ask('photosByIds', ids, admin)).found).toEqual([waiting, shown, null]);
});

test.each<Named>(['articlesByIds', 'photosByIds'])(
  '%s takes sixteen ids, and reads none for none',
  async (field) => {
    const ids = Array.from({ length: MOST_IDS }, () => UNKNOWN);
    expect((await ask(field, ids)).found).toEqual(ids.map(() => null));
    expect(await ask(field, [...ids, UNKNOWN])).toMatchObject({
      error: { code: 'BAD_USER_INPUT', key: 'ids.tooMany', params: { max: 16, asked: 17 } },
    });
    expect((await ask(field, [])).found).toEqual([]);
    // Ids that no column can store are unknown ones.
    expect((await ask(field, [2_147_483_647, -1])).found).toEqual([null, null]);
  },
);

test('sixteen articles with their texts take two statements', async () => {
  const ids: number[] = [];
  while (ids.length < MOST_IDS) ids.push(await writeArticle(site));
  const sent = await statementsOf(site, () =>
    site.as(fan).run('query ($ids: [Int!]!) { articlesByIds(ids: $ids) { id content } }', { ids }),
  );
  expect(sent.filter((text) => text.includes('blog_posts'))).toHaveLength(2);
});
