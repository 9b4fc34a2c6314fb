import { Article } from './articles/article.entity.ts';
import { statementsOf } from './testing/statements.ts';
import { type Site, startSite } from './testing/site.ts';
import { writeArticle, writeComment } from './testing/worlds/articles.ts';
import { addGame, addTeam, lineupOf, SUBMIT } from './testing/worlds/fantasy.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
});
afterAll(() => site.stop());

test('things that many rows lead to come with one statement, and their ids alone with none', async () => {
  const fan = await site.member();
  const articleId = await writeArticle(site, { title: 'The long way back' });
  for (let count = 0; count < 3; count += 1) await writeComment(site, { articleId, by: fan });
  const read = async (article: string) => {
    const query = `{ comments(articleId: ${articleId}) { nodes { article { ${article} } } } }`;
    let data: unknown;
    const sent = await statementsOf(site, async () => {
      ({ data } = await site.as(fan).run(query));
    });
    return { nodes: (data as { comments: { nodes: unknown[] } }).comments.nodes, sent };
  };
  const byId = await read('__typename id');
  expect(byId.nodes).toEqual(
    Array.from({ length: 3 }, () => ({ article: { __typename: 'Article', id: articleId } })),
  );
  const whole = await read('id title');
  expect(whole.nodes[2]).toEqual({ article: { id: articleId, title: 'The long way back' } });
  expect(whole.sent).toHaveLength(byId.sent.length + 1);
});

test('two edges of one type lead each to its own', async () => {
  const team = await addTeam(site);
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  await site
    .as(await site.admin())
    .run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
  const fan = await site.member({ name: 'Fay Fan' });
  expect(
    (await site.as(fan).run(SUBMIT, { gameId, input: lineupOf(team) })).errors,
  ).toBeUndefined();
  const { data } = await site
    .as(fan)
    .run(`{ myLineup(gameId: ${gameId}) { user { name } game { id kickoffAt } } }`);
  expect(data).toMatchObject({ myLineup: { user: { name: 'Fay Fan' }, game: { id: gameId } } });
});

test('what an admin’s list leads to is read as its reader may see it', async () => {
  const admin = await site.admin();
  const articleId = await writeArticle(site, { title: 'Soon a draft' });
  const by = await site.member();
  const commentId = await writeComment(site, { articleId, by: await site.member() });
  const report = `mutation { reportContent(input: { contentType: ARTICLE_COMMENT, contentId: ${commentId}, reason: SPAM }) { contentId } }`;
  expect((await site.as(by).run(report)).errors).toBeUndefined();
  await site.em().nativeUpdate(Article, articleId, { published: false });
  const { data } = await site
    .as(admin)
    .run('{ reports { nodes { reporter { id } reviewedBy { id } article { id } } } }');
  expect(data).toEqual({
    reports: { nodes: [{ reporter: { id: by.id }, reviewedBy: null, article: null }] },
  });
});
