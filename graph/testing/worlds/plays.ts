import type { Situation } from '../../../schema/plays/plays.ts';
import { recordPlays } from '../../plays/record-plays.service.ts';
import type { ReportedPlay, Standing } from '../../plays/reported-play.ts';
import type { Site } from '../site.ts';

/** What a play is unless a story says otherwise: a run of the home side for four yards. */
export function aPlay(
  { n, ...values }: Partial<ReportedPlay> & { readonly n: number },
  happenedAt: Date,
): ReportedPlay {
  return {
    externalId: `hand:${n}`,
    ...{ seq: n, status: 'stands', reason: null, isUnderReview: false },
    ...{ kind: 'run', period: 1, clock: 900 - n * 30 },
    before: ballOf('home', { ballOn: 30 }),
    after: ballOf('home', { ballOn: 34, down: 2, toGo: 6 }),
    ...{ yards: 4, points: 0, scoringSide: null, participants: [] },
    happenedAt,
    ...values,
  };
}

export const ballOf = (
  side: Situation['side'],
  { down = 1, toGo = 10, ballOn }: Partial<Situation> & { readonly ballOn: number },
): Situation => ({ side, down, toGo, ballOn });

/** Tells plays of a game by hand, a second after the last ones. */
export async function reportPlays(
  site: Site,
  gameId: number,
  plays: readonly (Partial<ReportedPlay> & { readonly n: number })[],
  standing: Partial<Standing> = {},
): Promise<void> {
  site.clock.advance(1_000);
  const now = site.clock.now();
  await recordPlays(site.em(), site.server.services, gameId, {
    source: 'hand',
    plays: plays.map((play) => aPlay(play, now)),
    standing: {
      ...{ period: 1, displayClock: '12:00', possession: 'home', isFinal: false, since: now },
      ...standing,
    },
  });
}
