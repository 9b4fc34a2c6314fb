import type { EntityManager } from '@mikro-orm/postgresql';
import { clockText } from '../../../schema/games/game-clock.ts';
import { instantOfMountain, mountainDate, type MountainDate } from '../../../schema/time/clock.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import type { Look, ProviderTools } from '../../games/sports-provider.ts';
import { recordPlays } from '../record-plays.service.ts';
import type { ReportedPlay, Standing } from '../reported-play.ts';
import { type DemoGuest, DemoGuests } from './demo-guest.ts';
import { arrangeDemoGame, type DemoGame, isDemoAllowed } from './demo-game.ts';
import type { LogEntry } from './play-log.ts';
import type { Player } from './players.ts';
import type { Moment } from './moments.ts';

/** A newcomer sees the kickoff this soon after the start. */
const KICKOFF_AFTER_MS = 15_000;
/** A site that runs on into the next days plays in the evening. */
const EVENING = '18:25';

/**
 * Plays one simulated game a day on the site's clock, unless an admin entered a game for the day.
 * @param invited what members of the demo do around it
 */
export function createDemoLook(
  { orm, services }: ProviderTools,
  invited: readonly DemoGuest[] = [],
): Look {
  const { clock, env } = services;
  const guests = new DemoGuests(invited);
  /** The day that was arranged last, its game while it is to be played, and what of it is on the scoreboard. */
  let day: MountainDate | undefined;
  let game: DemoGame | null = null;
  let shown: Moment | null = null;
  let reported = 0;
  let log: readonly LogEntry[] = [];

  async function arrange(now: Date) {
    const soon = new Date(now.getTime() + KICKOFF_AFTER_MS);
    const isAtStart = day === undefined;
    const evening = instantOfMountain({ date: mountainDate(now), time: EVENING });
    const kickoffAt = isAtStart || evening < soon ? soon : evening;
    const date = mountainDate(kickoffAt);
    game = await arrangeDemoGame(orm.em.fork(), {
      date,
      kickoffAt,
      isAtStart,
      season: services.site.season,
      pace: env.demoPace,
      now,
    });
    day = date;
    shown = null;
    reported = 0;
    if (!game) return;
    log = game.logWith(await ourPlayers(orm.em.fork()));
    services.publish('game.changed', { gameId: game.id });
    await guests.arrive({ game, log });
  }

  async function report(now: Date) {
    const moment = game?.momentAt(now) ?? null;
    if (!game || !moment) return;
    const plays = game.playsUntil(now, reported, log);
    if (moment === shown && plays.length === 0) return;

    const em = orm.em.fork();
    if (await isDemoAllowed(em, mountainDate(game.kickoffAt), game.id)) {
      await recordPlays(em, services, game.id, {
        source: 'demo',
        plays,
        standing: standingOf(game, moment, plays.at(-1)),
      });
      shown = moment;
      reported += plays.length;
      if (!moment.isFinal) return;
      guests.end(now);
    } else guests.leave();
    game = null;
  }

  return async function look() {
    const now = clock.now();
    if (day === undefined || (!game && mountainDate(now) > day)) await arrange(now);
    await report(now);
    await guests.look(now);
  };
}

/** Starters first, as they play most. */
async function ourPlayers(em: EntityManager): Promise<Player[]> {
  const found = await em.find(
    FantasyPlayer,
    { isActive: true },
    { orderBy: { isStarter: 'desc', id: 'asc' } },
  );
  return found.map(({ id, name, jersey, position }) => ({ playerId: id, name, jersey, position }));
}

function standingOf(game: DemoGame, moment: Moment, last?: ReportedPlay): Standing {
  const { period, clock, possession, isFinal } = moment;
  const shownAt = game.instantOf(moment.at);
  return {
    period,
    possession,
    isFinal,
    displayClock: clockText(clock),
    since: last && last.happenedAt > shownAt ? last.happenedAt : shownAt,
  };
}
