import { subscribeAs } from '../testing/acknowledged.ts';
import { articleDraft } from '../testing/worlds/article-drafts.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const EVENTS = `subscription { articleEvents {
  kind articleId article { id title isLikedByMe viewCount likeCount publishedAt }
} }`;

interface Heard {
  readonly kind: string;
  readonly articleId: number;
  readonly article: Record<string, unknown> | null;
}

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());

/** Returns the next event each time it is called. */
async function listener(who: Member | null) {
  const events = await subscribeAs<{ articleEvents: Heard }>(site, who, EVENTS);
  return async () => (await events.next()).articleEvents;
}

async function act<Data = Record<string, { id: number }>>(
  who: Member,
  mutation: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await site.as(who).run<Data, object>(mutation, variables);
  expect(errors).toBeUndefined();
  return data!;
}

const begin = async (published: boolean, title: string) =>
  (
    await act<{ createArticle: { article: { id: number } } }>(
      admin,
      'mutation ($input: ArticleInput!, $published: Boolean) { createArticle(input: { article: $input, isPublished: $published }) { article { id } } }',
      { input: articleDraft({ title }), published },
    )
  ).createArticle.article.id;

test('every change of an article is published to all subscribers, in order, and nothing about drafts', async () => {
  const fan = await site.member();
  const listeners = [await listener(null), await listener(fan)];

  await begin(false, 'Kept to ourselves');
  const id = await begin(true, 'Third and long');
  await act(
    admin,
    'mutation ($id: Int!, $input: ArticleInput!) { updateArticle(input: { id: $id, article: $input }) { article { id } } }',
    { id, input: articleDraft({ title: 'Fourth and inches' }) },
  );
  await act(
    fan,
    `mutation { setLike(input: { kind: ARTICLE, id: ${id} }) { likeable { isLikedByMe } } }`,
  );
  // The second view of the same session is not counted, so nothing is published.
  const reader = site.as(fan);
  for (let look = 0; look < 2; look += 1)
    await reader.run(`mutation { recordArticleView(input: { id: ${id} }) { article { id } } }`);
  await act(admin, `mutation { deleteArticle(input: { id: ${id} }) { deletedId } }`);

  const article = {
    id,
    title: 'Fourth and inches',
    // What only its reader may know.
    isLikedByMe: null,
    publishedAt: site.clock.now().toISOString(),
    viewCount: 0,
    likeCount: 0,
  };
  for (const next of listeners) {
    expect([await next(), await next(), await next(), await next(), await next()]).toEqual([
      { kind: 'PUBLISHED', articleId: id, article: { ...article, title: 'Third and long' } },
      { kind: 'EDITED', articleId: id, article },
      { kind: 'COUNTED', articleId: id, article: { ...article, likeCount: 1 } },
      { kind: 'COUNTED', articleId: id, article: { ...article, likeCount: 1, viewCount: 1 } },
      { kind: 'REMOVED', articleId: id, article: null },
    ]);
  }
});

test('publishing a draft sends one event, however many press the button', async () => {
  const next = await listener(null);
  const id = await writeArticle(site, { published: false, title: 'At last' });
  await Promise.all(
    Array.from({ length: 4 }, () =>
      act(admin, `mutation { publishArticle(input: { id: ${id} }) { article { id } } }`),
    ),
  );
  const after = await begin(true, 'Then another');
  expect([await next(), await next()]).toMatchObject([
    { kind: 'PUBLISHED', articleId: id, article: { title: 'At last' } },
    { kind: 'PUBLISHED', articleId: after },
  ]);
});
