import type { EntityManager } from '@mikro-orm/postgresql';
import type { MountainDate } from '../../../schema/time/clock.ts';
import type { Team } from '../../../schema/games/teams.ts';
import { DEMO_MARK, findGamesOn, isDemo } from '../game-day.ts';
import { Game } from '../game.entity.ts';
import { LiveGameState } from '../live-game-state.entity.ts';
import { lockSeasonRecord, recountSeason } from '../season-record.ts';
import { seedOf } from './random.ts';
import { type Moment, momentAt, simulateGame } from './simulation.ts';

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
  private readonly moments: readonly Moment[];

  constructor({ id, kickoffAt, isHome }: Pick<Game, 'id' | 'kickoffAt' | 'isHome'>) {
    this.id = id;
    this.kickoffAt = kickoffAt;
    this.isHome = isHome;
    this.moments = simulateGame(seedOf(`${id}:${kickoffAt.getTime()}`));
  }

  momentAt(now: Date): Moment | null {
    return momentAt(this.moments, ((now.getTime() - this.kickoffAt.getTime()) / 1000) * PACE);
  }

  instantOf(moment: Moment): Date {
    return new Date(this.kickoffAt.getTime() + Math.round((moment.at / PACE) * 1000));
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
    await tx.nativeDelete(LiveGameState, { game: id });
    await recountSeason(tx, record, now);
    return game;
  });
}
