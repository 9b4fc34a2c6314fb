import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { mountainDate } from '../../schema/time/clock.ts';
import { chatTimes } from '../../schema/chat.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { serveParent } from '../support/child.ts';
import { type OperationName, OPERATIONS } from './operations.ts';

/** By its name in the graph. */
const CATEGORY = `upper(replace(category, ' ', '_')) as category`;
const AVATAR_TYPE = `upper(replace(u.avatar_type, '-', '_')) as "avatarType"`;

/** The baseline: node:http and prepared statements written by hand, nothing checked but the session. */
let pool: pg.Pool;

type Row = Record<string, unknown>;
type Answer = (viewer: number | null, variables: { id: number; message: string }) => Promise<Row>;

const rows = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query<Row>({ name, text, values })).rows;

const LIKED = (table: string, column: string, id: string) =>
  `exists (select 1 from ${table} l where l.${column} = ${id} and l.user_id = $2) as`;

const ANSWERS: Readonly<Record<OperationName, Answer>> = {
  async Home() {
    const [items, articles] = await Promise.all([
      rows(
        'items',
        `select w.wish::int as wish, c.* from unnest($1::text[], $2::int[]) with ordinality as w (type, most, wish)
         cross join lateral (
           select id, title, url, description, thumbnail_url as "thumbnailUrl", duration, published_at as "publishedAt",
             external_id as "externalId" from content_feeds f where f.type = w.type and f.published_at <= now()
           order by f.published_at desc, f.id desc limit w.most) c
         order by w.wish, c."publishedAt" desc, c.id desc`,
        [
          ['live', 'youtube', 'shorts', 'podcast'],
          [1, 1, 5, 4],
        ],
      ),
      rows(
        'recent',
        `select id, title, excerpt, author, ${CATEGORY}, featured_image_url as "featuredImageUrl", read_time as "readTime",
           view_count as "viewCount", like_count as "likeCount", comment_count as "commentCount",
           published_at as "publishedAt" from blog_posts where published order by published_at desc, id desc limit 3`,
      ),
    ]);
    const lists: Row[][] = [[], [], [], []];
    for (const { wish, ...item } of items) lists[(wish as number) - 1]!.push(item);
    const [live, video, shorts, episodes] = lists;
    const channelStats = { subscriberCount: FIRST_SETTINGS.fallbackSubscribers };
    return {
      live: live?.[0] ?? null,
      video: video?.[0] ?? null,
      shorts: { nodes: shorts },
      episodes: { nodes: episodes },
      articles: { nodes: articles },
      channelStats,
    };
  },
  async Article(viewer, { id }) {
    const [[article], comments] = await Promise.all([
      rows(
        'article',
        `select id, title, content, author, ${CATEGORY}, tags, view_count as "viewCount", like_count as "likeCount",
           ${LIKED('article_likes', 'article_id', 'a.id')} "isLikedByMe", published_at as "publishedAt"
         from blog_posts a where id = $1 and published`,
        [id, viewer],
      ),
      rows(
        'comments',
        `select c.id, c.content, c.like_count as "likeCount", ${LIKED('comment_likes', 'comment_id', 'c.id')} "isLikedByMe",
           c.created_at as "createdAt", u.id as "userId", u.name, ${AVATAR_TYPE}, u.is_admin as "isAdmin"
         from comments c join users u on u.id = c.user_id where c.article_id = $1
         order by c.created_at desc, c.id desc limit 50`,
        [id, viewer],
      ),
    ]);
    return {
      article,
      comments: {
        nodes: comments.map(({ userId, name, avatarType, isAdmin, ...comment }) => ({
          ...comment,
          user: { id: userId, name, avatarType, isAdmin },
        })),
      },
    };
  },
  async Chat(viewer) {
    const messages = await rows(
      'chat',
      `select m.id, m.message, m.like_count as "likeCount",
         exists (select 1 from game_chat_likes l where l.message_id = m.id and l.user_id = $1) as "isLikedByMe",
         m.revision, m.created_at as "createdAt", u.id as "userId", u.name, u.avatar_url as "avatarUrl",
         ${AVATAR_TYPE}, u.is_admin as "isAdmin", u.is_mvp as "isMvp"
       from (select * from game_chat_messages order by id desc limit 50) m join users u on u.id = m.user_id order by m.id`,
      [viewer],
    );
    return {
      chat: {
        nodes: messages.map(
          ({ userId, name, avatarUrl, avatarType, isAdmin, isMvp, ...message }) => ({
            ...message,
            user: { id: userId, name, avatarUrl, avatarType, isAdmin, isMvp },
          }),
        ),
      },
    };
  },
  async Send(viewer, { message }) {
    const [game] = await rows(
      'game',
      `select kickoff_at as at from games where kickoff_at >= date_trunc('day', now(), 'America/Denver') order by kickoff_at limit 1`,
    );
    if (!game) throw new Error('There is no game day');
    // As the site does; its admins may post when chat is closed, so that the bench runs at any hour.
    chatTimes(mountainDate(game.at as Date), new Date());
    const [sent] = await rows(
      'send',
      `with turn as (
         insert into game_chat_turns (user_id, posted_at) values ($1, now())
         on conflict (user_id) do update set posted_at = excluded.posted_at
           where excluded.posted_at - game_chat_turns.posted_at >= interval '5 seconds' returning user_id
       ), m as (
         insert into game_chat_messages (user_id, message) select user_id, $2 from turn returning *
       ) select m.id, m.message, m.created_at as "createdAt"
         from m, lateral (select from users u where u.id = m.user_id limit 1) u`,
      [viewer, message],
    );
    if (!sent) throw new Error('Too soon');
    return { postChatMessage: { message: sent } };
  },
  async Like(viewer, { id }) {
    await rows(
      'toggle',
      `with removed as (delete from article_likes where article_id = $1 and user_id = $2 returning id)
       insert into article_likes (article_id, user_id) select $1, $2 where not exists (select from removed)
       on conflict do nothing`,
      [id, viewer],
    );
    const [likeable] = await rows(
      'likes',
      `select ${LIKED('article_likes', 'article_id', 'a.id')} "isLikedByMe", like_count as "likeCount" from blog_posts a where id = $1`,
      [id, viewer],
    );
    return { setLike: { likeable } };
  },
};

/** The site adds to the response of each query, and to no other, as of when it is valid and what it costs. */
const isQuery = (name: OperationName) => OPERATIONS[name].startsWith('query');

async function viewerOf({ headers }: IncomingMessage): Promise<number | null> {
  const token = headers.cookie?.split('ow_session=')[1];
  if (!token) return null;
  const hash = createHash('sha256').update(token).digest('hex');
  const [session] = await rows(
    'session',
    'select u.id, u.is_admin from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()',
    [hash],
  );
  return (session?.id as number | undefined) ?? null;
}

const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      operationName: OperationName;
      variables: { id: number; message: string };
    };
    viewerOf(request)
      .then((viewer) => ANSWERS[operationName](viewer, variables))
      .then(
        (data) => ({
          data,
          ...(isQuery(operationName) && { extensions: { asOf: Date.now(), cost: 1 } }),
        }),
        (error: unknown) => ({ errors: [String(error)] }),
      )
      .then((answer) => {
        const body = `${JSON.stringify(answer)}\n`;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Content-Length', Buffer.byteLength(body));
        response.end(body);
      }, console.error);
  });
});

const handlers = {
  async listen(url: string) {
    pool = new pg.Pool({ connectionString: url, max: 10 });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return (http.address() as AddressInfo).port;
  },
};

export type RawServer = typeof handlers;
serveParent(handlers);
