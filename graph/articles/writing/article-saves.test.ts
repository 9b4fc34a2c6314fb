import { jobContext } from '../../testing/job-context.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { publishDueArticles } from './article-schedule.service.ts';

const SAVES = 'subscription { articleSaves { articleId savedBy } }';
const INPUT = { title: 'Fourth and one', excerpt: 'Go.', content: 'Go for it.' };

let site: Site;
let admin: Member;
let otis: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  otis = await site.member({ name: 'Otis Orange', isAdmin: true });
});
afterAll(() => site.stop());

const act = async <Data>(who: Member, query: string, variables: object = {}) => {
  const { data, errors } = await site.as(who).run<Data, object>(query, variables);
  expect(errors).toBeUndefined();
  return data!;
};

test('every save, drafts too, is published with its author to admins only', async () => {
  const fan = await site.member();
  const refused = await (await site.as(fan).socket()).iterate({ query: SAVES }).next();
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });

  const received = await subscribeAs(site, admin, SAVES);
  const visitor = await subscribeAs(site, null, 'subscription { articleEvents { kind } }');
  const { createArticle } = await act<{ createArticle: { article: { id: number } } }>(
    admin,
    'mutation ($input: ArticleInput!) { createArticle(input: { article: $input }) { article { id } } }',
    { input: INPUT },
  );
  const articleId = createArticle.article.id;
  const by = (savedBy: string | null) => ({ articleSaves: { articleId, savedBy } });
  expect(await received.next()).toEqual(by('Ada Admin'));
  await act(
    otis,
    'mutation ($id: Int!, $input: ArticleInput!) { updateArticle(input: { id: $id, article: $input }) { article { id } } }',
    { id: articleId, input: { ...INPUT, title: 'Fourth and two' } },
  );
  expect(await received.next()).toEqual(by('Otis Orange'));
  await act(
    admin,
    'mutation ($id: Int!) { scheduleArticle(input: { id: $id, at: "2025-11-16T20:00:00Z" }) { article { id } } }',
    { id: articleId },
  );
  expect(await received.next()).toEqual(by('Otis Orange'));
  site.clock.set('2025-11-16T20:00:00Z');
  await publishDueArticles(jobContext(site.server));
  expect(await received.next()).toEqual(by('Otis Orange'));
  await act(admin, 'mutation ($id: Int!) { deleteArticle(input: { id: $id }) { deletedId } }', {
    id: articleId,
  });
  expect(await received.next()).toMatchObject({ articleSaves: { articleId } });
  // The draft was published to no one else.
  expect(await visitor.next()).toEqual({ articleEvents: { kind: 'PUBLISHED' } });
});
