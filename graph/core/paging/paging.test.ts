import { cursorOfId, type ListName } from './cursors.ts';
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
  const { rows: found } = data as { rows: readonly Row[] | { readonly nodes: readonly Row[] } };
  return 'nodes' in found ? found.nodes : found;
}

const ids = (list: readonly Row[]) => list.map(({ id }) => id);
const gone = (entity: unknown, id: number) => site.em().nativeDelete(entity as never, { id });
const minutesAgo = (minutes: number) =>
  new Date(site.clock.now().getTime() - minutes * 60_000).toISOString();

describe('a page follows the one before when the last row of that was deleted in between', () => {
  /** Reads two rows, deletes the second, and reads on both ways. */
  async function readsOn(
    entity: unknown,
    list: ListName,
    field: (page: string) => string,
    expected: readonly number[],
  ) {
    const first = await rows(field('first: 2'));
    expect(ids(first)).toEqual(expected.slice(0, 2));
    const { id, cursor } = first[1]!;
    await gone(entity, id);
    const byId = `first: 2, after: "${cursorOfId(list, id)}"`;
    expect(ids(await rows(field(byId)))).toEqual(expected.slice(2, 4));
    if (cursor === undefined) return;
    const exact = await rows(field(`first: 2, after: "${cursor}"`));
    expect(ids(exact)).toEqual(expected.slice(2, 4));
    expect(ids(await rows(field(`first: 2, after: "${exact[1]!.cursor!}"`)))).toEqual(
      expected.slice(4, 6),
    );
  }

  test('published articles, and all of them', async () => {
    const written: number[] = [];
    for (const minutes of [60, 50, 40, 30, 20, 10]) {
      written.unshift(await writeArticle(site, { publishedAt: minutesAgo(minutes) }));
      site.clock.advance(1);
    }
    await readsOn(
      Article,
      'articles',
      (page) => `articles(${page}) { nodes { id cursor } }`,
      written,
    );
    written.splice(1, 1);
    await readsOn(
      Article,
      'articles',
      (page) => `allArticles(${page}) { nodes { id cursor } }`,
      written,
    );
  });

  test('articles that were not published in the order in which they were begun', async () => {
    const old = await writeArticle(site, { publishedAt: minutesAgo(-30), title: 'Begun first' });
    const middle = await writeArticle(site, { publishedAt: minutesAgo(-50), title: 'Middle' });
    const young = await writeArticle(site, { publishedAt: minutesAgo(-40), title: 'Begun last' });
    const [first] = await rows('articles(first: 1) { nodes { id cursor } }');
    expect(first!.id).toBe(middle);
    await gone(Article, middle);
    const next = await rows(`articles(first: 2, after: "${first!.cursor!}") { nodes { id } }`);
    expect(ids(next)).toEqual([young, old]);
  });

  test('photos, also for moderators', async () => {
    const added: number[] = [];
    for (const minutes of [60, 50, 40, 30, 20, 10, 5])
      added.unshift(await addPhoto(site, { by: fan, createdAt: minutesAgo(minutes) }));
    await readsOn(Photo, 'photos', (page) => `photos(${page}) { nodes { id cursor } }`, added);
    added.splice(1, 1);
    await readsOn(Photo, 'photos', (page) => `allPhotos(${page}) { nodes { id cursor } }`, added);
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
    await readsOn(
      Comment,
      'comments',
      (page) => `comments(articleId: ${articleId}, ${page}) { nodes { id } }`,
      comments,
    );
    await readsOn(
      Question,
      'questions',
      (page) => `questions(${page}) { nodes { id } }`,
      questions,
    );
    await readsOn(
      ContactSubmission,
      'contactSubmissions',
      (page) => `contactSubmissions(${page}) { nodes { id } }`,
      letters,
    );
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

    const board = (page: string) =>
      rows(`boardLineups(gameId: ${gameId}${page}) { nodes { id cursor } }`);
    const all = ids(await board(''));
    expect(all).toHaveLength(4);
    const first = await board(', first: 2');
    expect(ids(await board(`, first: 2, after: "${cursorOfId('board', first[1]!.id)}"`))).toEqual(
      all.slice(2),
    );
    await gone(User, players[1]!.id);
    expect(ids(await board(`, first: 2, after: "${first[1]!.cursor!}"`))).toEqual(all.slice(2));
    // A rank cannot be read off an id: the list does not end without a word.
    const { errors } = await site
      .as(null)
      .run(
        `{ boardLineups(gameId: ${gameId}, after: "${cursorOfId('board', first[1]!.id)}") { nodes { id } } }`,
      );
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

test.each(['articles', 'photos'])('%s takes no cursor but its own', async (field) => {
  const other = field === 'photos' ? 'articles' : 'photos';
  const [foreign] = await rows(`${other}(first: 1) { nodes { id cursor } }`);
  const broken = Buffer.from('["photos","x\u0000","1"]').toString('base64url');
  for (const cursor of [foreign!.cursor!, broken, '']) {
    const { errors } = await site.as(null).run(`{ ${field}(after: "${cursor}") { nodes { id } } }`);
    const message = 'This cursor is not one of this list.';
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('a page is asked for from one end, not from both', async () => {
  const articleId = await writeArticle(site);
  const cursor = cursorOfId('comments', 1);
  for (const page of ['first: 2, last: 2', `after: "${cursor}", before: "${cursor}"`]) {
    const { errors } = await site
      .as(null)
      .run(`{ comments(articleId: ${articleId}, ${page}) { nodes { id } } }`);
    expect(errors).toMatchObject([{ extensions: { key: 'page.bothWays' } }]);
  }
});

/** Every argument of the graph that says how large a page is. */
function pagedFields() {
  const query = site.server.schema.getQueryType();
  if (!isObjectType(query)) throw new Error('No queries');
  return Object.values(query.getFields()).flatMap((field) =>
    field.args
      .filter(({ name }) => ['first', 'last'].includes(name))
      .map(({ name }) => ({ field, name })),
  );
}

const NEEDED: Readonly<Record<string, string>> = {
  boardLineups: 'gameId: 1',
  comments: 'articleId: 1',
  gameChat: 'gameId: 1',
  leagueMessages: 'leagueId: 1',
  photoComments: 'photoId: 1',
  playLog: 'gameId: 1',
  plays: 'gameId: 1',
  recentContent: 'type: PODCAST',
  search: 'query: "broncos"',
  topChatMessages: 'gameId: 1',
};

test('a page of less than one entry or more than a hundred is refused by name, never cut', async () => {
  const fields = pagedFields();
  expect(fields.length).toBeGreaterThan(15);
  for (const { field, name } of fields) {
    for (const asked of [LARGEST_PAGE + 1, 0, -1]) {
      const args = [NEEDED[field.name], `${name}: ${asked}`].filter(Boolean).join(', ');
      const { errors } = await site.as(admin).run(`{ ${field.name}(${args}) { __typename } }`);
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
    await ask('{ photos(first: 100000) { nodes { id user { id } image { url } } } }'),
    await ask('query ($n: Int!) { photos(first: $n) { nodes { id user { id } } } }', {
      n: 100_000,
    }),
  ]) {
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toBe('first must be a whole number from 1 to 100; it was 100000.');
  }
});
