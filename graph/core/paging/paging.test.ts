import { isObjectType } from 'graphql';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { Article } from '../../articles/article.entity.ts';
import { ContactSubmission } from '../../contact/contact-submission.entity.ts';
import { Photo } from '../../photos/photo.entity.ts';
import { Question } from '../../questions/question.entity.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { Comment } from '../../articles/comment.entity.ts';
import { ChatMessage } from '../../chat/chat-message.entity.ts';
import { writeArticle, writeComment } from '../../testing/worlds/articles.ts';
import { addGame, addTeam, lineupOf, SUBMIT, uploadSheet } from '../../testing/worlds/fantasy.ts';
import { addPhoto } from '../../testing/worlds/photos.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

let site: Site;
let admin: Member;
let fan: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  fan = await site.member();
});
afterAll(() => site.stop());

interface Row {
  readonly id: number;
  readonly cursor?: string;
}

/** One root field as an admin reads it. */
async function rows(field: string): Promise<readonly Row[]> {
  const { data, errors } = await site.as(admin).run(`{ rows: ${field} }`);
  expect(errors).toBeUndefined();
  return (data as { rows: readonly Row[] }).rows;
}

const ids = (list: readonly Row[]) => list.map(({ id }) => id);
const gone = (entity: unknown, id: number) => site.em().nativeDelete(entity as never, { id });
const minutesAgo = (minutes: number) =>
  new Date(site.clock.now().getTime() - minutes * 60_000).toISOString();

describe('a page follows the one before when the last row of that was deleted in between', () => {
  /** Reads two rows, deletes the second, and reads on both ways. */
  async function readsOn(
    entity: unknown,
    field: (page: string) => string,
    expected: readonly number[],
  ) {
    const first = await rows(field('first: 2'));
    expect(ids(first)).toEqual(expected.slice(0, 2));
    const { id, cursor } = first[1]!;
    await gone(entity, id);
    expect(ids(await rows(field(`first: 2, after: ${id}`)))).toEqual(expected.slice(2, 4));
    if (cursor === undefined) return;
    const exact = await rows(field(`first: 2, cursor: "${cursor}"`));
    expect(ids(exact)).toEqual(expected.slice(2, 4));
    expect(ids(await rows(field(`first: 2, cursor: "${exact[1]!.cursor!}"`)))).toEqual(
      expected.slice(4, 6),
    );
  }

  test('published articles, and all of them', async () => {
    const written: number[] = [];
    for (const minutes of [60, 50, 40, 30, 20, 10]) {
      written.unshift(await writeArticle(site, { publishedAt: minutesAgo(minutes) }));
      site.clock.advance(1);
    }
    await readsOn(Article, (page) => `publishedArticles(${page}) { id cursor }`, written);
    written.splice(1, 1);
    await readsOn(Article, (page) => `allArticles(${page}) { id cursor }`, written);
  });

  test('articles that were not published in the order in which they were begun', async () => {
    const old = await writeArticle(site, { publishedAt: minutesAgo(-30), title: 'Begun first' });
    const middle = await writeArticle(site, { publishedAt: minutesAgo(-50), title: 'Middle' });
    const young = await writeArticle(site, { publishedAt: minutesAgo(-40), title: 'Begun last' });
    const [first] = await rows('publishedArticles(first: 1) { id cursor }');
    expect(first!.id).toBe(middle);
    await gone(Article, middle);
    const next = await rows(`publishedArticles(first: 2, cursor: "${first!.cursor!}") { id }`);
    expect(ids(next)).toEqual([young, old]);
  });

  test('photos, also for moderators', async () => {
    const added: number[] = [];
    for (const minutes of [60, 50, 40, 30, 20, 10, 5])
      added.unshift(await addPhoto(site, { by: fan, createdAt: minutesAgo(minutes) }));
    await readsOn(Photo, (page) => `photos(${page}) { id cursor }`, added);
    added.splice(1, 1);
    await readsOn(Photo, (page) => `allPhotos(${page}) { id cursor }`, added);
  });

  test('comments, questions, messages to us, and what was said in the chat', async () => {
    const articleId = await writeArticle(site);
    const em = site.em();
    const comments: number[] = [];
    const questions: number[] = [];
    const letters: number[] = [];
    const said: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      comments.unshift(await writeComment(site, { articleId, by: fan }));
      const user = em.getReference(User, fan.id);
      const at = { createdAt: site.clock.now(), updatedAt: site.clock.now() };
      const question = em.create(Question, { user, question: 'Why?', createdAt: at.createdAt });
      const letter = em.create(ContactSubmission, {
        name: 'Fan',
        email: 'fan@example.org',
        category: 'ideas',
        message: 'More film.',
        createdAt: at.createdAt,
      });
      const message = em.create(ChatMessage, { user, message: 'Go', ...at });
      await em.flush();
      questions.unshift(question.id);
      letters.unshift(letter.id);
      said.unshift(message.id);
    }
    await readsOn(Comment, (page) => `comments(articleId: ${articleId}, ${page}) { id }`, comments);
    await readsOn(Question, (page) => `questions(${page}) { id }`, questions);
    await readsOn(ContactSubmission, (page) => `contactSubmissions(${page}) { id }`, letters);
    const newest = ids(await rows('chatMessages(last: 2) { id }'));
    expect(newest).toEqual([said[1], said[0]]);
    await gone(ChatMessage, said[1]!);
    expect(ids(await rows(`chatMessages(last: 2, before: ${said[1]!}) { id }`))).toEqual([
      said[3],
      said[2],
    ]);
  });

  test('the board of a game, where all who follow move up', async () => {
    const team = await addTeam(site);
    const gameId = await addGame(site, '2025-11-16T21:25:00Z');
    const open = await site
      .as(admin)
      .run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
    expect(open.errors).toBeUndefined();
    const players: Member[] = [];
    const captains = ['Jarrell Oakes', 'Garrett Sloan', 'Garrett Sloan', 'Beau Hatcher'] as const;
    for (const captain of captains) {
      const player = await site.member();
      site.clock.advance(1000);
      const input = lineupOf(team, { captain: team[captain] });
      expect((await site.as(player).run(SUBMIT, { gameId, input })).errors).toBeUndefined();
      players.push(player);
    }
    site.clock.set('2025-11-17T02:00:00Z');
    const sheet = [
      ['Jarrell Oakes', 61, 2, 0],
      ['Garrett Sloan', 0, 0, 7],
    ];
    expect((await uploadSheet(site, admin, gameId, sheet)).status).toBe(200);

    const board = (page: string) => rows(`boardLineups(gameId: ${gameId}${page}) { id cursor }`);
    const all = ids(await board(''));
    expect(all).toHaveLength(4);
    const first = await board(', first: 2');
    expect(ids(await board(`, first: 2, after: ${first[1]!.id}`))).toEqual(all.slice(2));
    await gone(User, players[1]!.id);
    expect(ids(await board(`, first: 2, cursor: "${first[1]!.cursor!}"`))).toEqual(all.slice(2));
    // A rank cannot be read off an id: the list does not end without a word.
    const { errors } = await site
      .as(null)
      .run(`{ boardLineups(gameId: ${gameId}, after: ${first[1]!.id}) { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('as REST reads them', async () => {
    const read = async (path: string) =>
      (await (await site.as(null).fetch(path)).json()) as readonly Row[];
    const [, second, third] = await read('/api/fan-zone/photos');
    await gone(Photo, second!.id);
    expect((await read(`/api/fan-zone/photos?after=${second!.id}`))[0]!.id).toBe(third!.id);
  });
});

test.each(['publishedArticles', 'photos'])('%s takes no cursor but its own', async (field) => {
  const [row] = await rows(`${field}(first: 1) { id cursor }`);
  const other = field === 'photos' ? 'publishedArticles' : 'photos';
  const [foreign] = await rows(`${other}(first: 1) { id cursor }`);
  const own = row!.cursor!;
  const broken = Buffer.from('["photos","x\u0000","1"]').toString('base64url');
  for (const [args, message] of [
    [`cursor: "${foreign!.cursor!}"`, 'This cursor is not one of this list.'],
    [`cursor: "${broken}"`, 'This cursor is not one of this list.'],
    ['cursor: ""', 'This cursor is not one of this list.'],
    [`cursor: "${own}", after: ${row!.id}`, 'Give after or cursor, not both.'],
  ]) {
    const { errors } = await site.as(null).run(`{ ${field}(${args}) { id } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

/** Every argument of the graph that says how large a page is. */
function pagedFields() {
  const query = site.server.schema.getQueryType();
  if (!isObjectType(query)) throw new Error('No queries');
  return Object.values(query.getFields()).flatMap((field) =>
    field.args
      .filter(({ name }) => ['first', 'last', 'limit'].includes(name))
      .map(({ name }) => ({ field, name })),
  );
}

const NEEDED: Readonly<Record<string, string>> = {
  boardLineups: 'gameId: 1',
  comments: 'articleId: 1',
  photoComments: 'photoId: 1',
  recentContent: 'type: PODCAST',
  search: 'query: "broncos"',
};

test('a page of less than one entry or more than a hundred is refused by name, never cut', async () => {
  const fields = pagedFields();
  expect(fields.length).toBeGreaterThan(15);
  for (const { field, name } of fields) {
    const selection = field.type.toString() === 'SearchAnswer!' ? '{ total }' : '{ __typename }';
    for (const asked of [LARGEST_PAGE + 1, 0, -1]) {
      const args = [NEEDED[field.name], `${name}: ${asked}`].filter(Boolean).join(', ');
      const { errors } = await site.as(admin).run(`{ ${field.name}(${args}) ${selection} }`);
      const message = `${name} must be a whole number from 1 to ${LARGEST_PAGE}; it was ${asked}.`;
      expect({ field: field.name, errors }).toMatchObject({
        field: field.name,
        errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: { [name]: message } } }],
      });
    }
  }
});

test('so is it over HTTP, by literal and by variable, however much it would cost', async () => {
  const ask = (query: string, variables = {}) =>
    site.as(null).fetch('/graphql', { body: { query, variables } });
  for (const response of [
    await ask('{ photos(first: 100000) { id user { id } image { url } } }'),
    await ask('query ($n: Int!) { photos(first: $n) { id user { id } } }', { n: 100_000 }),
  ]) {
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toBe('first must be a whole number from 1 to 100; it was 100000.');
  }
});

test('what is left out and the number of a page have bounds too', async () => {
  for (const [query, message] of [
    ['{ users(offset: -1) { id } }', 'offset must be a whole number from 0 on; it was -1.'],
    ['{ seasonBoard(offset: -5) { rank } }', 'offset must be a whole number from 0 on; it was -5.'],
    ['{ gameList(page: 0) { total } }', 'page must be a whole number from 1 on; it was 0.'],
  ] as const) {
    const { errors } = await site.as(admin).run(query);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('REST refuses values that it does not know, and minds no names that it does not know', async () => {
  const status = async (path: string) => (await site.as(admin).fetch(path)).status;
  for (const path of [
    '/api/admin/users?first=101',
    '/api/admin/users?first=0',
    '/api/admin/users?offset=abc',
    '/api/admin/users?sort=loudest',
    '/api/admin/article-analytics?first=1000',
    '/api/contact-submissions?category=xyz',
    '/api/contact-submissions?status=foo',
    '/api/admin/questions?filter=foo',
    '/api/admin/reports?filter=foo',
    '/api/fan-zone/photos?category=xyz',
    '/api/fan-zone/photos?excludeAi=perhaps',
    '/api/fan-zone/photos?approved=perhaps',
    '/api/blogs/published?after=abc',
    '/api/blogs/published?after=0',
  ])
    expect({ path, status: await status(path) }).toEqual({ path, status: 400 });
  for (const path of [
    '/api/admin/users?first=100&offset=100000&color=orange',
    '/api/blogs/published?after=2147483647&page=7',
    '/api/fan-zone/photos?category=tailgate&approved=true&excludeAi=true&_=1',
  ])
    expect({ path, status: await status(path) }).toEqual({ path, status: 200 });
});
