import type { Possession } from '../../../schema/games/games.ts';
import { type Random, randomFrom } from './random.ts';
import { snap } from './snap.ts';

/** What the scoreboard shows from a point of a game on. */
export interface Moment {
  /** Seconds since kickoff, breaks included, at the pace of the stadium. */
  readonly at: number;
  readonly period: number;
  /** Seconds left in the period. */
  readonly clock: number;
  readonly home: number;
  readonly away: number;
  readonly possession: Possession | null;
  readonly isFinal: boolean;
}

const QUARTER = 900;
const OVERTIME = 600;
const BREAK = 45;
const HALFTIME = 180;
/** Ends the simulation: after this many overtimes the game stops at the next score. */
const LAST_PERIOD = 40;

const other = (side: Possession): Possession => (side === 'home' ? 'away' : 'home');

/**
 * A whole game, from the opening kickoff to the final whistle. A pure function of the seed. Overtime is played until
 * there is a winner: each side has the ball once, then the first score wins.
 */
export function simulateGame(seed: number): readonly Moment[] {
  const game = new Simulation(randomFrom(seed));
  game.play();
  return game.moments;
}

/** What the scoreboard shows so many seconds after kickoff; null before it. */
export function momentAt(moments: readonly Moment[], at: number): Moment | null {
  return moments.findLast((moment) => moment.at <= at) ?? null;
}

class Simulation {
  readonly moments: Moment[] = [];
  private readonly random: Random;
  private readonly points = { home: 0, away: 0 };
  private at = 0;
  private period = 1;
  private clock = QUARTER;
  private offense: Possession;
  private ballOn = 30;
  private down = 1;
  private toGo = 10;
  /** Sides whose turn with the ball in overtime is over. */
  private readonly hadTheBall = new Set<Possession>();

  constructor(random: Random) {
    this.random = random;
    this.offense = random.chance(0.5) ? 'home' : 'away';
  }

  play(): void {
    const receivedFirst = this.offense;
    this.show();
    this.quickStrike();
    this.playPeriod();
    this.rest(BREAK, 2);
    this.playPeriod();
    this.rest(HALFTIME, 3);
    this.kickoffTo(other(receivedFirst));
    this.playPeriod();
    this.rest(BREAK, 4);
    this.playPeriod();
    if (this.isTied) this.playOvertime();
    this.show({ isFinal: true });
  }

  private get isTied(): boolean {
    return this.points.home === this.points.away;
  }

  private get isDecided(): boolean {
    return this.period > 4 && !this.isTied && this.hadTheBall.size === 2;
  }

  /** The opening drive scores within two minutes, so that visitors at kickoff see points soon. */
  private quickStrike(): void {
    this.advance(this.random.between(18, 45), this.random.between(22, 30));
    const left = 100 - this.ballOn;
    this.advance(
      this.random.between(Math.min(12, left - 8), left - 5),
      this.random.between(22, 30),
    );
    this.advance(100 - this.ballOn, this.random.between(6, 9));
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
    const lead = this.points[this.offense] - this.points[other(this.offense)];
    const what = snap({ ballOn, down, toGo, clock, period, lead }, this.random);
    if (what.kind === 'gain') return this.advance(what.yards, what.seconds);

    this.spend(what.seconds);
    if (what.kind === 'fieldGoal' && what.isGood) {
      this.score(3);
      this.kickoffTo(other(this.offense));
    } else if (what.kind === 'fieldGoal') {
      this.changeSides(107 - this.ballOn);
    } else {
      const spot = this.ballOn + what.yards;
      this.changeSides(spot >= 100 ? 20 : 100 - spot);
    }
  }

  /** Moves the ball; a touchdown, a safety, a first down or a turnover on downs may come of it. */
  private advance(yards: number, seconds: number): void {
    const reached = this.ballOn + yards;
    this.spend(Math.min(seconds, this.clock));
    if (reached >= 100) return this.touchdown();
    if (reached <= 0) return this.safety();
    this.ballOn = reached;
    this.toGo -= yards;
    this.down += 1;
    if (this.toGo <= 0) this.firstDown();
    else if (this.down > 4) return this.changeSides(100 - reached);
    this.show();
  }

  private touchdown(): void {
    this.score(6);
    if (!this.isDecided) {
      this.at += 14;
      const behind = this.points[other(this.offense)] - this.points[this.offense];
      const goesForTwo = this.period >= 4 && (behind === 2 || behind === 5);
      const extra = goesForTwo ? 2 : 1;
      if (this.random.chance(goesForTwo ? 0.48 : 0.94)) this.score(extra);
    }
    this.kickoffTo(other(this.offense));
  }

  private safety(): void {
    this.points[other(this.offense)] += 2;
    if (this.period > 4) this.hadTheBall.add('home').add('away');
    this.show();
    this.kickoffTo(other(this.offense));
  }

  private score(points: number): void {
    this.points[this.offense] += points;
    if (this.period > 4) this.hadTheBall.add(this.offense);
    this.show();
  }

  /** Kicks off to that side, unless the score just made ended the period or the game. */
  private kickoffTo(side: Possession): void {
    const isReturned = this.random.chance(0.4);
    const spot = isReturned ? this.random.between(21, 44) : 30;
    if (this.clock > 0 && !this.isDecided) {
      this.at += 16;
      if (isReturned) this.spend(Math.min(6, this.clock));
    }
    this.changeSides(spot, side);
  }

  private changeSides(ballOn: number, to: Possession = other(this.offense)): void {
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
    this.at += seconds;
    this.period = nextPeriod;
    this.clock = nextPeriod > 4 ? OVERTIME : QUARTER;
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
