import type { EntityManager } from '@mikro-orm/postgresql';
import { clockText } from '../../../schema/games/game-clock.ts';
import { instantOfMountain, mountainDate, type MountainDate } from '../../../schema/time/clock.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import type { Look, ProviderTools } from '../../games/sports-provider.ts';
import { recordPlays } from '../record-plays.service.ts';
import type { ReportedPlay, Standing } from '../reported-play.ts';
import { arrangeDemoGame, type DemoGame, isDemoAllowed } from './demo-game.ts';
import type { Player } from './players.ts';
import type { Moment } from './moments.ts';

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
  let reported = 0;
  let players: readonly Player[] = [];

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
    reported = 0;
    if (game) players = await ourPlayers(orm.em.fork());
    if (game) services.publish('game.changed', { gameId: game.id });
  }

  return async function look() {
    const now = clock.now();
    if (day === undefined || (!game && mountainDate(now) > day)) await arrange(now);
    const moment = game?.momentAt(now) ?? null;
    if (!game || !moment) return;
    const plays = game.playsUntil(now, reported, players);
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
    }
    game = null;
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
