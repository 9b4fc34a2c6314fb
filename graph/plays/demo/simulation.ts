import { otherSide } from '../../../schema/plays/fold.ts';
import type { Possession } from '../../../schema/games/games.ts';
import {
  OVERTIME_SECONDS,
  type PlayKind,
  QUARTER_SECONDS,
  type Situation,
} from '../../../schema/plays/plays.ts';
import type { Moment } from './moments.ts';
import { type LogEntry, PlayLog, type Snapped } from './play-log.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { fieldGoalYards, type Gain, snap } from './snap.ts';

const BREAK = 45;
const HALFTIME = 180;
/** Ends the simulation: after this many overtimes the game stops at the next score. */
const LAST_PERIOD = 40;

/** So often, a gain that ends this close to the goal line is first ruled a touchdown, once a game. */
const REVIEW_CHANCE = 0.5;
const REVIEWED_FROM = 97;
const RULED_BACK = {
  points: 0,
  scoringSide: null,
  isUnderReview: false,
  reason: 'review',
} as const;
/** Seconds until the officials look at it, and until they have decided. */
const UNTIL_REVIEW = 12;
const REVIEW = 28;

export interface SimulatedGame {
  readonly moments: readonly Moment[];
  readonly log: readonly LogEntry[];
}

/**
 * A whole game, from the opening kickoff to the final whistle. A pure function of the seed. Overtime is played until
 * there is a winner: each side has the ball once, then the first score wins.
 */
export function simulateGame(seed: number): SimulatedGame {
  const isReviewed = randomFrom(seedOf(`${seed}:review`)).chance(REVIEW_CHANCE);
  const game = new Simulation(randomFrom(seed), isReviewed);
  game.play();
  return { moments: game.moments, log: game.log.entries };
}

class Simulation {
  readonly moments: Moment[] = [];
  readonly log = new PlayLog();
  private readonly random: Random;
  /** Whether the officials will take a touchdown back. */
  private isReviewDue: boolean;
  private readonly points = { home: 0, away: 0 };
  private at = 0;
  private period = 1;
  private clock = QUARTER_SECONDS;
  private offense: Possession;
  private ballOn = 30;
  private down = 1;
  private toGo = 10;
  /** Sides whose turn with the ball in overtime is over. */
  private readonly hadTheBall = new Set<Possession>();

  constructor(random: Random, isReviewed: boolean) {
    this.random = random;
    this.isReviewDue = isReviewed;
    this.offense = random.chance(0.5) ? 'home' : 'away';
  }

  play(): void {
    const receivedFirst = this.offense;
    this.log.add(
      this.at,
      { kind: 'kickoff', ...this.snapped(), before: null },
      { after: this.situation },
    );
    this.show();
    this.quickStrike();
    this.playPeriod();
    this.rest(BREAK, 2);
    this.playPeriod();
    this.rest(HALFTIME, 3);
    this.kickoffTo(otherSide(receivedFirst));
    this.playPeriod();
    this.rest(BREAK, 4);
    this.playPeriod();
    if (this.isTied) this.playOvertime();
    this.show({ isFinal: true });
    this.log.add(this.at + 5, { kind: 'game-end', ...this.snapped(), before: null });
  }

  private get situation(): Situation {
    const { offense: side, down, toGo, ballOn } = this;
    return { side, down, toGo, ballOn };
  }

  private snapped(): Omit<Snapped, 'kind'> {
    return { period: this.period, clock: this.clock, before: this.situation };
  }

  private get isTied(): boolean {
    return this.points.home === this.points.away;
  }

  private get isDecided(): boolean {
    return this.period > 4 && !this.isTied && this.hadTheBall.size === 2;
  }

  /** The opening drive scores within two minutes, so that visitors at kickoff see points soon. */
  private quickStrike(): void {
    this.advance('pass', this.random.between(18, 45), this.random.between(22, 30));
    const left = 100 - this.ballOn;
    this.advance(
      'run',
      this.random.between(Math.min(12, left - 8), left - 5),
      this.random.between(22, 30),
    );
    this.advance('pass', 100 - this.ballOn, this.random.between(6, 9));
  }

  private playPeriod(): void {
    while (this.clock > 0 && !this.isDecided) this.playSnap();
  }

  private playOvertime(): void {
    this.rest(BREAK, 5);
    this.kickoffTo(this.random.chance(0.5) ? 'home' : 'away');
    this.hadTheBall.clear();
    this.playPeriod();
    while (!this.isDecided && this.period < LAST_PERIOD) {
      this.rest(BREAK, this.period + 1);
      this.playPeriod();
    }
  }

  private playSnap(): void {
    const { ballOn, down, toGo, clock, period } = this;
    const lead = this.points[this.offense] - this.points[otherSide(this.offense)];
    const what = snap({ ballOn, down, toGo, clock, period, lead }, this.random);
    if (what.kind === 'field-goal') this.fieldGoal(what);
    else if (what.kind === 'punt' || what.kind === 'interception' || what.kind === 'fumble')
      this.giveAway(what);
    else this.advance(what.kind, what.yards, what.seconds);
  }

  private fieldGoal({ isGood, seconds }: { isGood: boolean; seconds: number }): void {
    const snapped = { kind: 'field-goal' as const, ...this.snapped() };
    const yards = fieldGoalYards(this.ballOn);
    this.spend(seconds);
    if (isGood) {
      this.score(3, snapped, yards);
      return this.kickoffTo(otherSide(this.offense));
    }
    this.changeSides(107 - this.ballOn);
    this.log.add(this.at, snapped, { yards, after: this.situation });
  }

  /** A punt or a turnover: the ball is the other side's, from the spot. */
  private giveAway({ kind, yards, seconds }: { kind: PlayKind; yards: number; seconds: number }) {
    const snapped = { kind, ...this.snapped() };
    this.spend(seconds);
    const spot = this.ballOn + yards;
    const moved = Math.min(yards, 100 - this.ballOn);
    this.changeSides(spot >= 100 ? 20 : 100 - spot);
    this.log.add(this.at, snapped, { yards: moved, after: this.situation });
  }

  /** Moves the ball; a touchdown, a safety, a first down or a turnover on downs may come of it. */
  private advance(kind: Gain, yards: number, seconds: number): void {
    const snapped = { kind, ...this.snapped() };
    const reached = this.ballOn + yards;
    this.spend(Math.min(seconds, this.clock));
    if (reached >= 100) return this.touchdown(snapped);
    if (reached <= 0) return this.safety(snapped, -this.ballOn);
    const reviewed = this.isOverruled(kind, reached) ? this.overrule(snapped) : undefined;
    this.ballOn = reached;
    this.toGo -= yards;
    this.down += 1;
    const isLost = this.toGo > 0 && this.down > 4;
    if (this.toGo <= 0) this.firstDown();
    else if (isLost) this.changeSides(100 - reached);
    const result = { yards, after: this.situation };
    if (reviewed === undefined) this.log.add(this.at, snapped, result);
    else this.log.correct(this.at, reviewed, { ...result, ...RULED_BACK });
    if (!isLost) this.show();
  }

  private isOverruled(kind: Gain, reached: number): boolean {
    const isCandidate = (kind === 'run' || kind === 'pass') && reached >= REVIEWED_FROM;
    if (!this.isReviewDue || !isCandidate || this.period > 4 || this.clock === 0) return false;
    this.isReviewDue = false;
    return true;
  }

  /** Ruled a touchdown at first, then reviewed. Gives the play, which is not corrected yet. */
  private overrule(snapped: Snapped): number {
    const yards = 100 - this.ballOn;
    const touchdown = { yards, points: 6, scoringSide: this.offense, after: null };
    this.points[this.offense] += 6;
    const play = this.log.add(this.at, snapped, touchdown);
    this.show();
    this.at += UNTIL_REVIEW;
    this.log.correct(this.at, play, { isUnderReview: true });
    this.at += REVIEW;
    this.points[this.offense] -= 6;
    return play;
  }

  private touchdown(snapped: Snapped): void {
    this.score(6, snapped, 100 - this.ballOn);
    if (!this.isDecided) {
      this.at += 14;
      const behind = this.points[otherSide(this.offense)] - this.points[this.offense];
      const goesForTwo = this.period >= 4 && (behind === 2 || behind === 5);
      const extra = goesForTwo ? 2 : 1;
      const kind = goesForTwo ? 'two-point' : 'extra-point';
      const attempt = { kind, ...this.snapped(), before: null } as const;
      if (this.random.chance(goesForTwo ? 0.48 : 0.94)) this.score(extra, attempt, null);
      else this.log.add(this.at, attempt, {});
    }
    this.kickoffTo(otherSide(this.offense));
  }

  private safety(snapped: Snapped, yards: number): void {
    const scoringSide = otherSide(this.offense);
    this.points[scoringSide] += 2;
    if (this.period > 4) this.hadTheBall.add('home').add('away');
    this.log.add(this.at, snapped, { yards, points: 2, scoringSide });
    this.show();
    this.kickoffTo(scoringSide);
  }

  private score(points: number, snapped: Snapped, yards: number | null): void {
    this.points[this.offense] += points;
    if (this.period > 4) this.hadTheBall.add(this.offense);
    this.log.add(this.at, snapped, { yards, points, scoringSide: this.offense });
    this.show();
  }

  /** Kicks off to that side, unless the score just made ended the period or the game. */
  private kickoffTo(side: Possession): void {
    const isReturned = this.random.chance(0.4);
    const spot = isReturned ? this.random.between(21, 44) : 30;
    const kicked = { kind: 'kickoff', ...this.snapped(), before: null } as const;
    const isKicked = this.clock > 0 && !this.isDecided;
    if (isKicked) {
      this.at += 16;
      if (isReturned) this.spend(Math.min(6, this.clock));
    }
    this.changeSides(spot, side);
    if (isKicked) this.log.add(this.at, kicked, { after: this.situation });
  }

  private changeSides(ballOn: number, to: Possession = otherSide(this.offense)): void {
    if (this.period > 4) this.hadTheBall.add(this.offense);
    this.offense = to;
    this.ballOn = Math.min(99, Math.max(1, Math.round(ballOn)));
    this.firstDown();
    if (!this.isDecided) this.show();
  }

  private firstDown(): void {
    this.down = 1;
    this.toGo = Math.min(10, 100 - this.ballOn);
  }

  private spend(seconds: number): void {
    const spent = Math.min(seconds, this.clock);
    this.clock -= spent;
    this.at += Math.max(spent, 2);
  }

  private rest(seconds: number, nextPeriod: number): void {
    this.log.add(this.at, { kind: 'period-end', ...this.snapped(), before: null });
    this.at += seconds;
    this.period = nextPeriod;
    this.clock = nextPeriod > 4 ? OVERTIME_SECONDS : QUARTER_SECONDS;
    this.show();
  }

  private show({ isFinal = false } = {}): void {
    const { at, period, clock, points } = this;
    const possession = isFinal ? null : this.offense;
    const moment: Moment = {
      at: isFinal ? at + 5 : at,
      period,
      clock,
      home: points.home,
      away: points.away,
      possession,
      isFinal,
    };
    if (this.moments.at(-1)?.at === moment.at) this.moments.pop();
    this.moments.push(moment);
  }
}
