import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../graph/accounts/users/user.entity.ts';
import { Image } from '../../graph/core/images/image.entity.ts';
import type { StoredImage } from '../../graph/core/images/images.ts';
import { Game } from '../../graph/games/game.entity.ts';
import { SeasonRecord } from '../../graph/games/season-record.entity.ts';
import { FantasyPlayer } from '../../graph/roster/fantasy-player.entity.ts';
import { addArticles, articleWishes } from './articles/article-seed.ts';
import { type Calendar, calendarFor, LAST_WEEK } from './calendar.ts';
import { addChat } from './people/chat-seed.ts';
import { addCheckIns, checkInWishes } from './people/check-in-seed.ts';
import { addComments } from './people/comment-seed.ts';
import { addContact } from './people/contact-seed.ts';
import { addFantasy } from './fantasy-seed.ts';
import { demoMembers } from './people/members.ts';
import { addMoods } from './people/mood-seed.ts';
import { addSubscribers } from './newsletter-seed.ts';
import { addPhotos, photoWishes } from './photos/photo-seed.ts';
import { hang, type Shown } from './pictures/gallery.ts';
import { addQuestions } from './people/question-seed.ts';
import { addReports } from './people/report-seed.ts';
import { demoRoster } from './roster.ts';
import { demoGames, demoRecord } from './schedule.ts';
import { addShows, showWishes } from './shows/show-seed.ts';
import type { Person, Stage } from './stage.ts';
import { store } from './store.ts';

const SEASON = 2025;

/** Any number will do, as long as nothing else locks it. */
const LOCK = 2025_1130;
const RETRY_MS = 200;

export interface DemoTools {
  /** Argon2id hash that all demo members get. */
  readonly passwordHash: string;
  /** Stores a picture; returns its address and, if there are resized copies, the columns of its row. */
  keepPicture(shown: Shown): Promise<StoredPicture>;
}

export interface StoredPicture {
  readonly url: string;
  readonly image: StoredImage | null;
}

async function takeTurn(tx: EntityManager): Promise<boolean> {
  const [lock] = await tx.execute<{ taken: boolean }[]>(
    'select pg_try_advisory_xact_lock(?) as taken',
    [LOCK],
  );
  return lock?.taken === true;
}

/**
 * Fills an empty database with the demo season, dated relative to `now`, in one transaction. Of several nodes that
 * start together, one fills it and the others find it filled.
 */
export async function seedDemo(
  em: EntityManager,
  now: Date,
  { passwordHash, keepPicture }: DemoTools,
): Promise<void> {
  const calendar = calendarFor(now);
  const { pictureOf, stored } = await hang(
    [...articleWishes(), ...showWishes(calendar), ...photoWishes(), ...checkInWishes()],
    keepPicture,
  );
  await em.transactional(async (tx) => {
    // Another node may fill it right now. One statement that waits for so long would pass for a dead connection.
    while (!(await takeTurn(tx))) await setTimeout(RETRY_MS);
    if ((await tx.count(User)) > 0) return;
    await tx.insertMany(
      Image,
      stored.flatMap(({ url, image }) => (image ? [{ ...image, url, createdAt: now }] : [])),
    );
    const people = await addMembers(tx, passwordHash, calendar);
    const stage: Stage = { tx, calendar, season: SEASON, pictureOf, people };
    const games = await addSeason(stage);
    await addShows(stage);
    const articles = await addArticles(stage);
    const commentIds = await addComments(stage, articles);
    const photos = await addPhotos(stage);
    const lastGame = games.gameIds.get(LAST_WEEK)!;
    const chatIds = await addChat(stage, lastGame);
    await addMoods(stage);
    await addCheckIns(stage, lastGame, passwordHash);
    await addQuestions(stage);
    await addContact(stage);
    await addSubscribers(stage);
    await addFantasy(stage, { ...games, players: await addPlayers(stage) });
    await addReports(stage, { articles, commentIds, photos, chatIds });
  });
}

async function addMembers(
  tx: EntityManager,
  passwordHash: string,
  calendar: Calendar,
): Promise<Person[]> {
  const rows = demoMembers(passwordHash, calendar);
  const ids = await store(tx, User, rows);
  return rows.map(({ name, isAdmin, createdAt }, index) => ({
    id: ids[index]!,
    name,
    isAdmin,
    joinedAt: createdAt,
  }));
}

/** Games and record; returns the games' ids and kickoffs by week. */
async function addSeason({ tx, calendar, season }: Stage) {
  const rows = demoGames(season, calendar);
  const ids = await store(tx, Game, rows);
  await tx.insert(SeasonRecord, demoRecord(season, calendar));
  return {
    gameIds: new Map(rows.map(({ week }, index) => [week, ids[index]!])),
    kickoffs: new Map(rows.map(({ week, kickoffAt }) => [week, kickoffAt])),
  };
}

/** The roster; returns the players by name. */
async function addPlayers({ tx, calendar }: Stage) {
  const rows = demoRoster(calendar);
  const ids = await store(tx, FantasyPlayer, rows);
  return new Map(rows.map(({ name, position }, index) => [name, { id: ids[index]!, position }]));
}
