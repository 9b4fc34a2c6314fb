import type { SiteStatusView } from '../../schema/site/status.ts';
import type { Context } from '../core/context.ts';
import { VERSION } from '../core/version.ts';
import { liveGame } from '../games/live-game.service.ts';
import { isStale } from '../plays/play.reads.ts';

/** How the site is doing, as this node sees it. Who reads it has reached the pages and the database. */
export async function siteStatus({ em, mail, now, isRedisUp }: Context): Promise<SiteStatusView> {
  const at = now();
  const game = await liveGame(em, at);
  const hasOldScore = game !== null && game.isLive && (await isStale(em, game.gameId, at));
  const stateOf = (isTroubled: boolean) => (isTroubled ? 'TROUBLED' : 'WORKING');
  return {
    asOf: at,
    version: VERSION,
    parts: [
      { part: 'PAGES', state: 'WORKING' },
      { part: 'LIVE', state: stateOf(isRedisUp() === false) },
      { part: 'SCORES', state: stateOf(hasOldScore) },
      { part: 'EMAIL', state: stateOf(mail.isTroubled()) },
    ],
  };
}
