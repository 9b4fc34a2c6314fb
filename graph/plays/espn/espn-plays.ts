import type { Possession } from '../../../schema/games/games.ts';
import { secondsOnClock } from '../../../schema/games/game-clock.ts';
import { otherSide } from '../../../schema/plays/fold.ts';
import {
  type PlayFacts,
  type PlayKind,
  QUARTER_SECONDS,
  type Situation,
} from '../../../schema/plays/plays.ts';
import type { ReportedPlay } from '../reported-play.ts';
import { feedPlayers, type RosterPlayer } from './feed-players.ts';
import type { FeedPlay, FeedSpot, Summary } from './summary-feed.ts';

/** The first that fits a play's type decides. */
const KINDS: readonly (readonly [RegExp, PlayKind])[] = [
  [/^end of game/i, 'game-end'],
  [/^end (?:period|of half|of regulation|of \w+ quarter)/i, 'period-end'],
  [/timeout/i, 'timeout'],
  [/kickoff/i, 'kickoff'],
  [/extra point/i, 'extra-point'],
  [/two.?point/i, 'two-point'],
  [/punt/i, 'punt'],
  [/field goal/i, 'field-goal'],
  [/intercept/i, 'interception'],
  [/fumble/i, 'fumble'],
  [/sack/i, 'sack'],
  [/incompletion/i, 'incomplete'],
  [/pass/i, 'pass'],
  [/rush/i, 'run'],
  [/penalty/i, 'penalty'],
];

/** Begin no down, wherever the feed says that the ball is. */
const MARKS: readonly PlayKind[] = [
  ...(['kickoff', 'extra-point', 'two-point', 'timeout', 'period-end', 'game-end'] as const),
];

interface About {
  readonly roster: readonly RosterPlayer[];
  /** Our side. */
  readonly ours: Possession;
  /** For plays whose time the feed doesn't know. */
  readonly now: Date;
}

/**
 * The plays of a summary. Points are what the score rose by: the feed leaves out extra points after some touchdowns,
 * and doesn't mark all that score.
 */
export function espnPlays(
  { plays, homeId }: Summary,
  { roster, ours, now }: About,
): ReportedPlay[] {
  const players = feedPlayers(roster, ours);
  const sideOf = (teamId: string | undefined): Possession | null =>
    teamId === undefined ? null : teamId === homeId ? 'home' : 'away';
  const spotOf = (spot: FeedSpot | undefined): Situation | null => {
    const side = sideOf(spot?.team?.id);
    return spot && side && isPossible(spot)
      ? { side, down: spot.down, toGo: spot.distance, ballOn: 100 - spot.yardsToEndzone }
      : null;
  };
  const reported: ReportedPlay[] = [];
  let score = { home: 0, away: 0 };
  let tryOf: Points | undefined;
  for (const [at, play] of plays.entries()) {
    const kind = kindOf(play);
    const isMark = MARKS.includes(kind);
    const before = isMark ? null : spotOf(play.start);
    const { points, scoringSide, attempt } = tryOf ?? pointsOf(play, kind, score);
    tryOf = undefined;
    score = { home: play.homeScore, away: play.awayScore };
    const next = plays[at + 1];
    const after = points > 0 ? null : (spotOf(play.end) ?? spotOf(next?.start));
    const offense = before?.side ?? offenseOf(kind, { after, scoringSide });
    const facts: PlayFacts = {
      ...{ seq: orderOf(play, at), status: 'stands', reason: null, isUnderReview: false, kind },
      ...{ period: play.period.number, clock: clockOf(play), before },
      after: isMark && kind !== 'kickoff' ? null : after,
      yards: kind === 'other' ? null : play.statYardage,
      ...{ points, scoringSide },
      participants: offense ? players.named(kind, play.text, offense) : [],
    };
    const happenedAt = play.wallclock ?? now;
    reported.push({ ...facts, externalId: `espn:${play.id}`, happenedAt });
    if (attempt === undefined) continue;
    const tried = { points: attempt, scoringSide: attempt > 0 ? scoringSide : null };
    // The touchdown has its points already, and here comes its play.
    if (next && isTry(next)) tryOf = tried;
    else
      reported.push({
        ...{ ...facts, seq: facts.seq + 1, kind: attempt === 2 ? 'two-point' : 'extra-point' },
        ...{ before: null, after: null, yards: null, participants: [], happenedAt, ...tried },
        externalId: `espn:${play.id}:try`,
      });
  }
  return reported;
}

/** Even numbers, so that a try that becomes known later moves no other play. */
const orderOf = ({ sequenceNumber }: FeedPlay, at: number) =>
  2 * (sequenceNumber > 0 && sequenceNumber < 1e9 ? sequenceNumber : at);

function kindOf({ type, text }: FeedPlay): PlayKind {
  const kind = KINDS.find(([shape]) => shape.test(type.text))?.[1] ?? 'other';
  if (kind === 'run' && /\bkneels\b/i.test(text)) return 'kneel';
  return kind === 'incomplete' && /\bspiked?\b/i.test(text) ? 'spike' : kind;
}

/** After a score the feed has no down, and sometimes '4th & -1'. */
const isPossible = ({ down, distance, yardsToEndzone }: FeedSpot) =>
  down >= 1 &&
  down <= 4 &&
  distance >= 1 &&
  distance <= 99 &&
  yardsToEndzone >= 1 &&
  yardsToEndzone <= 99;

const clockOf = ({ clock }: FeedPlay) =>
  Math.min(QUARTER_SECONDS, secondsOnClock(clock.displayValue) ?? 0);

/** Who kicks: the other side of who has the ball after a kickoff, and who scored for a try. */
function offenseOf(
  kind: PlayKind,
  { after, scoringSide }: Pick<PlayFacts, 'after' | 'scoringSide'>,
): Possession | null {
  if (kind === 'kickoff') return after ? otherSide(after.side) : null;
  return kind === 'extra-point' || kind === 'two-point' ? scoringSide : null;
}

interface Points extends Pick<PlayFacts, 'points' | 'scoringSide'> {
  /** Points of the try that the feed counts with the touchdown; undefined where it may have a play of its own. */
  readonly attempt?: number;
}

const NONE: Points = { points: 0, scoringSide: null };

function pointsOf(
  play: FeedPlay,
  kind: PlayKind,
  before: Readonly<Record<Possession, number>>,
): Points {
  const rose = { home: play.homeScore - before.home, away: play.awayScore - before.away };
  const scoringSide = rose.home > 0 ? 'home' : rose.away > 0 ? 'away' : null;
  // Both at once, or a score that fell: plays are missing, and it is unknown who scored.
  if (scoringSide === null || (rose.home > 0 && rose.away > 0)) return NONE;
  const points = rose[scoringSide];
  if (points >= 6 && points <= 8) {
    const isMissed = points === 6 && play.pointAfterAttempt?.value === 0;
    return {
      ...{ points: 6, scoringSide },
      ...((points > 6 || isMissed) && { attempt: points - 6 }),
    };
  }
  if (points === 1 && kind !== 'extra-point') return NONE;
  return points <= 3 ? { points, scoringSide } : NONE;
}

const isTry = (play: FeedPlay) => {
  const kind = kindOf(play);
  return kind === 'extra-point' || kind === 'two-point';
};
