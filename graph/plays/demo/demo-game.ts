import type { EntityManager } from '@mikro-orm/postgresql';
import type { MountainDate } from '../../../schema/time/clock.ts';
import type { Team } from '../../../schema/games/teams.ts';
import type { ReportedPlay } from '../reported-play.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { DEMO_MARK, findGamesOn, isDemo } from '../../games/game-day.ts';
import { Game } from '../../games/game.entity.ts';
import { resetPlays } from '../../games/reset-plays.ts';
import { lockSeasonRecord, recountSeason } from '../../games/season-record.ts';
import { seedOf } from './random.ts';
import type { LogEntry } from './play-log.ts';
import { INVENTED_OPPONENTS, type Player, withPlayers } from './players.ts';
import { type Moment, momentAt } from './moments.ts';
import { simulateGame } from './simulation.ts';

/** Guests and hosts of the demo: teams that the season's own schedule doesn't have. */
const OPPONENTS: readonly Team[] = [
  'Atlanta Falcons',
  'Carolina Panthers',
  'Chicago Bears',
  'Detroit Lions',
  'Los Angeles Rams',
  'Minnesota Vikings',
  'Seattle Seahawks',
  'Tampa Bay Buccaneers',
];
const NETWORKS = ['CBS', 'FOX', 'NBC', 'ESPN'];

/** An exhibition: it counts for no regular season, however often it is played. */
const EXHIBITION_WEEK = 0;

type Row = Pick<Game, 'id' | 'kickoffAt' | 'isHome' | 'week' | 'season'>;

/** A game that the demo plays: its course is settled by its id and kickoff, so every node plays the same one. */
export class DemoGame {
  readonly id: number;
  readonly kickoffAt: Date;
  readonly isHome: boolean;
  readonly week: number;
  readonly season: number;
  readonly seed: number;
  /** Seconds of the stadium in a second of ours: at 2.75 a game with its breaks takes about 25 minutes. */
  private readonly pace: number;
  private readonly moments: readonly Moment[];
  private readonly log: readonly LogEntry[];

  constructor({ id, kickoffAt, isHome, week, season }: Row, pace: number) {
    this.id = id;
    this.kickoffAt = kickoffAt;
    this.isHome = isHome;
    this.week = week;
    this.season = season;
    this.pace = pace;
    this.seed = seedOf(`${id}:${kickoffAt.getTime()}`);
    const { moments, log } = simulateGame(this.seed);
    this.moments = moments;
    this.log = log;
  }

  momentAt(now: Date): Moment | null {
    return momentAt(this.moments, this.secondsAt(now));
  }

  /** All that will be reported, played by these players of ours. */
  logWith(ours: readonly Player[]): LogEntry[] {
    const teams = this.isHome
      ? { home: ours, away: INVENTED_OPPONENTS }
      : { home: INVENTED_OPPONENTS, away: ours };
    return withPlayers(this.log, teams, this.seed);
  }

  /** What of that log is reported until then, after so many entries. */
  playsUntil(now: Date, after: number, log: readonly LogEntry[]): ReportedPlay[] {
    const at = this.secondsAt(now);
    const reported = log.slice(after).filter((entry) => entry.at <= at);
    return reported.map(({ at: second, n, revision, play }) => ({
      ...play,
      externalId: `${this.mark}${n}`,
      revision,
      happenedAt: this.instantOf(second),
    }));
  }

  /** At the start of the ids of its plays: a game that is replayed, or at another pace, has others. */
  get mark(): string {
    return `${DEMO_MARK}${this.kickoffAt.getTime()}:${this.pace}:`;
  }

  instantOf(at: number): Date {
    return new Date(this.kickoffAt.getTime() + Math.round((at / this.pace) * 1000));
  }

  private secondsAt(now: Date): number {
    return ((now.getTime() - this.kickoffAt.getTime()) / 1000) * this.pace;
  }
}

interface Arrangement {
  readonly date: MountainDate;
  /** Kickoff of a game that is new or replayed. */
  readonly kickoffAt: Date;
  /** Replay that day's game if it is over, and don't wait for one that starts later. */
  readonly isAtStart: boolean;
  readonly season: number;
  readonly pace: number;
  readonly now: Date;
}

/** True while the demo may play that game: no admin took it over, and no other was entered for the day. */
export async function isDemoAllowed(
  em: EntityManager,
  date: MountainDate,
  id?: number,
): Promise<boolean> {
  const games = await findGamesOn(em, date);
  return games.every(isDemo) && (id === undefined || games.some((game) => game.id === id));
}

/** The day's only demo game, entered or reset where needed; null on a day for which a game was entered. */
export async function arrangeDemoGame(
  em: EntityManager,
  { date, kickoffAt, isAtStart, season, pace, now }: Arrangement,
): Promise<DemoGame | null> {
  if (!(await isDemoAllowed(em, date))) return null;
  const externalId = `${DEMO_MARK}${date}`;
  const seed = seedOf(externalId);
  const game = await em.upsert(
    Game,
    {
      externalId,
      season,
      kickoffAt,
      week: EXHIBITION_WEEK,
      opponent: OPPONENTS[seed % OPPONENTS.length]!,
      isHome: seed % 3 !== 0,
      tvNetwork: NETWORKS[seed % NETWORKS.length]!,
      createdAt: now,
    },
    { onConflictFields: ['externalId'], onConflictAction: 'ignore' },
  );
  const known = new DemoGame(game, pace);
  const isOver = game.result || known.momentAt(now)?.isFinal;
  const isDue = isOver || game.kickoffAt > kickoffAt || (await hasOtherPlays(em, known));
  if (!isAtStart || !isDue) return known;
  return new DemoGame(await replay(em, game, kickoffAt, now), pace);
}

/** Whether it was begun at another pace. */
async function hasOtherPlays(em: EntityManager, { id, mark }: DemoGame): Promise<boolean> {
  const others = await rowsOf(
    em,
    db
      .selectFrom('plays')
      .select('id')
      .where('gameId', '=', id)
      .where('externalId', 'not like', `${mark}%`)
      .limit(1),
  );
  return others.length > 0;
}

/** Sets the game back to before its kickoff. Of two nodes that do so at once, the second leaves it as the first set it. */
function replay(
  em: EntityManager,
  { id, season, kickoffAt: seenKickoff }: Game,
  kickoffAt: Date,
  now: Date,
): Promise<Game> {
  return em.fork().transactional(async (tx) => {
    const record = await lockSeasonRecord(tx, season, now);
    const game = await tx.findOneOrFail(Game, id);
    if (game.kickoffAt.getTime() !== seenKickoff.getTime()) return game;
    tx.assign(game, { kickoffAt, result: null, score: null });
    await tx.flush();
    await resetPlays(tx, id);
    await recountSeason(tx, record, now);
    return game;
  });
}
