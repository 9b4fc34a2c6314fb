import type { EntityManager } from '@mikro-orm/postgresql';
import type { MountainDate } from '../../../schema/time/clock.ts';
import type { Team } from '../../../schema/games/teams.ts';
import type { ReportedPlay } from '../reported-play.ts';
import { DEMO_MARK, findGamesOn, isDemo } from '../../games/game-day.ts';
import { Game } from '../../games/game.entity.ts';
import { resetPlays } from '../../games/reset-plays.ts';
import { lockSeasonRecord, recountSeason } from '../../games/season-record.ts';
import { seedOf } from './random.ts';
import type { LogEntry } from './play-log.ts';
import { INVENTED_OPPONENTS, type Player, withPlayers } from './players.ts';
import { type Moment, momentAt } from './moments.ts';
import { simulateGame } from './simulation.ts';

/** Seconds of the stadium in a second of ours: a game with its breaks takes about 25 minutes. */
export const PACE = 2.75;

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

/** A game that the demo plays: its course is settled by its id and kickoff, so every node plays the same one. */
export class DemoGame {
  readonly id: number;
  readonly kickoffAt: Date;
  readonly isHome: boolean;
  private readonly seed: number;
  private readonly moments: readonly Moment[];
  private readonly log: readonly LogEntry[];

  constructor({ id, kickoffAt, isHome }: Pick<Game, 'id' | 'kickoffAt' | 'isHome'>) {
    this.id = id;
    this.kickoffAt = kickoffAt;
    this.isHome = isHome;
    this.seed = seedOf(`${id}:${kickoffAt.getTime()}`);
    const { moments, log } = simulateGame(this.seed);
    this.moments = moments;
    this.log = log;
  }

  momentAt(now: Date): Moment | null {
    return momentAt(this.moments, this.secondsAt(now));
  }

  /** What is reported until then, after so many entries, played by these players of ours. */
  playsUntil(now: Date, after: number, ours: readonly Player[]): ReportedPlay[] {
    const at = this.secondsAt(now);
    const reported = this.log.slice(after).filter((entry) => entry.at <= at);
    const teams = this.isHome
      ? { home: ours, away: INVENTED_OPPONENTS }
      : { home: INVENTED_OPPONENTS, away: ours };
    return withPlayers(reported, teams, this.seed).map(({ at: second, n, revision, play }) => ({
      ...play,
      externalId: `${DEMO_MARK}${this.kickoffAt.getTime()}:${PACE}:${n}`,
      revision,
      happenedAt: this.instantOf(second),
    }));
  }

  instantOf(at: number): Date {
    return new Date(this.kickoffAt.getTime() + Math.round((at / PACE) * 1000));
  }

  private secondsAt(now: Date): number {
    return ((now.getTime() - this.kickoffAt.getTime()) / 1000) * PACE;
  }
}

interface Arrangement {
  readonly date: MountainDate;
  /** Kickoff of a game that is new or replayed. */
  readonly kickoffAt: Date;
  /** Replay that day's game if it is over, and don't wait for one that starts later. */
  readonly isAtStart: boolean;
  readonly season: number;
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
  { date, kickoffAt, isAtStart, season, now }: Arrangement,
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
  const isOver = game.result || new DemoGame(game).momentAt(now)?.isFinal;
  if (!isAtStart || !(isOver || game.kickoffAt > kickoffAt)) return new DemoGame(game);
  return new DemoGame(await replay(em, game, kickoffAt, now));
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
