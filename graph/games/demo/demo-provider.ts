import { instantOfMountain, mountainDate, type MountainDate } from '../../../schema/time/clock.ts';
import { recordGameState, type GameState } from '../scoreboard.service.ts';
import type { Look, ProviderTools } from '../sports-provider.ts';
import { arrangeDemoGame, type DemoGame, isDemoAllowed } from './demo-game.ts';
import type { Moment } from './simulation.ts';

/** A newcomer sees the kickoff this soon after the start. */
const KICKOFF_AFTER_MS = 15_000;
/** A site that runs on into the next days plays in the evening. */
const EVENING = '18:25';

/** Plays one simulated game a day on the site's clock, unless an admin entered a game for the day. */
export function createDemoLook({ orm, services }: ProviderTools): Look {
  const { clock } = services;
  /** The day that was arranged last, its game while it is to be played, and what of it is on the scoreboard. */
  let day: MountainDate | undefined;
  let game: DemoGame | null = null;
  let shown: Moment | null = null;

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
      now,
    });
    day = date;
    shown = null;
    if (game) services.publish('game.changed', { gameId: game.id });
  }

  return async function look() {
    const now = clock.now();
    if (day === undefined || (!game && mountainDate(now) > day)) await arrange(now);
    const moment = game?.momentAt(now) ?? null;
    if (!game || !moment || moment === shown) return;

    const em = orm.em.fork();
    if (await isDemoAllowed(em, mountainDate(game.kickoffAt), game.id)) {
      await recordGameState(em, services, game.id, stateOf(game, moment));
      shown = moment;
      if (!moment.isFinal) return;
    }
    game = null;
  };
}

function stateOf(game: DemoGame, moment: Moment): GameState {
  const { period, clock, home, away, possession, isFinal } = moment;
  return {
    period,
    possession,
    isFinal,
    displayClock: `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`,
    ourScore: game.isHome ? home : away,
    theirScore: game.isHome ? away : home,
    since: game.instantOf(moment),
  };
}
