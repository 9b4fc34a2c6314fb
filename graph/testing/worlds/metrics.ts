import type { EntityManager } from '@mikro-orm/postgresql';
import { COUNTRIES } from '../../../schema/accounts/countries.ts';
import { CONTACT_CATEGORIES, CONTACT_STATUSES } from '../../../schema/contact/contact.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import { PHOTO_CATEGORIES } from '../../../schema/photos/photos.ts';
import { QUESTION_STATUSES } from '../../../schema/questions.ts';
import type { Site } from '../site.ts';

type Random = (below: number) => number;

/** Numbers that look random and are the same in every run. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Rows of every table that the metrics count, at any times of the last hundred days. */
export async function fillMetrics(site: Site, random: Random): Promise<void> {
  const world = worldOf(site, random);
  const users = await addUsers(world);
  const articles = await addArticles(world);
  const photos = await addPhotos(world, users);
  await addMessages(world, users);
  await addComments(world, { users, articles, photos });
  await addReactions(world, { users, articles, photos });
}

interface World {
  readonly random: Random;
  /** Any time of the last hundred days. */
  moment(): string;
  /** So many rows; their ids. */
  insert(table: string, count: number, rowOf: (at: number) => object): Promise<number[]>;
}

interface Ids {
  readonly users: readonly number[];
  readonly articles: readonly number[];
  readonly photos: readonly number[];
}

function worldOf(site: Site, random: Random): World {
  const em = site.em();
  return {
    random,
    moment: () =>
      new Date(site.clock.now().getTime() - random(100 * 24 * 3600) * 1000).toISOString(),
    async insert(table, count, rowOf) {
      const ids: number[] = [];
      for (let at = 0; at < count; at++) ids.push(await insertRow(em, table, rowOf(at)));
      return ids;
    },
  };
}

const TEAMS = ['Denver Broncos', 'Las Vegas Raiders', 'Chicago Bears'];

const addUsers = ({ random, moment, insert }: World) =>
  insert('users', 60, (at) => ({
    email: `member${at}@example.org`,
    password: 'x',
    name: `Member ${at}`,
    favorite_team: pick(random, TEAMS),
    country: pick(random, COUNTRIES.slice(0, 8)),
    created_at: moment(),
  }));

const addArticles = ({ random, moment, insert }: World) =>
  insert('blog_posts', 25, (at) => ({
    title: `Article ${at}`,
    excerpt: 'e',
    content: 'c',
    category: pick(random, ARTICLE_CATEGORIES),
    published: at % 4 > 0,
    published_at: at % 4 > 0 ? moment() : null,
    view_count: random(500),
    share_count: random(20),
  }));

const addPhotos = ({ random, moment, insert }: World, users: readonly number[]) =>
  insert('fan_zone_photos', 40, () => ({
    user_id: pick(random, users),
    image_url: '/a.webp',
    category: pick(random, PHOTO_CATEGORIES),
    approved: random(4) > 0,
    created_at: moment(),
  }));

/** Questions, and messages to the site. */
async function addMessages({ random, moment, insert }: World, users: readonly number[]) {
  await insert('questions', 50, () => {
    const status = pick(random, QUESTION_STATUSES);
    const approved = status !== 'pending';
    return {
      user_id: pick(random, users),
      question: 'Who starts?',
      status,
      approved,
      created_at: moment(),
    };
  });
  await insert('contact_submissions', 40, () => ({
    name: 'n',
    email: 'e@example.org',
    message: 'm',
    category: pick(random, CONTACT_CATEGORIES),
    status: pick(random, CONTACT_STATUSES),
    created_at: moment(),
  }));
}

async function addComments({ random, moment, insert }: World, { users, articles, photos }: Ids) {
  await insert('comments', 80, () => ({
    article_id: pick(random, articles),
    user_id: pick(random, users),
    content: 'c',
    created_at: moment(),
  }));
  await insert('photo_comments', 60, () => ({
    photo_id: pick(random, photos),
    user_id: pick(random, users),
    content: 'c',
    created_at: moment(),
  }));
}

/** Views and likes. */
async function addReactions({ random, moment, insert }: World, { users, articles, photos }: Ids) {
  await insert('article_views', 90, (at) => ({
    article_id: pick(random, articles),
    session_key: `s${at}`,
    created_at: moment(),
  }));
  // Each member once: a member likes a thing once.
  await insert('article_likes', users.length, (at) => ({
    article_id: pick(random, articles),
    user_id: users[at],
    created_at: moment(),
  }));
  await insert('photo_likes', users.length, (at) => ({
    photo_id: pick(random, photos),
    user_id: users[at],
    created_at: moment(),
  }));
}

async function insertRow(em: EntityManager, table: string, values: object): Promise<number> {
  const columns = Object.keys(values);
  const [row] = await em.execute<[{ id: number }]>(
    `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()}) returning id`,
    Object.values(values),
  );
  return row.id;
}
