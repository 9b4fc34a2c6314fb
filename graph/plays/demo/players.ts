import type { Possession } from '../../../schema/games/games.ts';
import { isDefender } from '../../../schema/games/roster.ts';
import { otherSide } from '../../../schema/plays/fold.ts';
import type { Figures, PlayFacts, PlayParticipant, PlayRole } from '../../../schema/plays/plays.ts';
import type { LogEntry } from './play-log.ts';
import { type Random, randomFrom, seedOf } from './random.ts';

/** Someone who plays in the demo's game. */
export type Player = Pick<PlayParticipant, 'playerId' | 'name' | 'jersey' | 'position'>;
export type Teams = Readonly<Record<Possession, readonly Player[]>>;

/** Jersey, name, position. All invented. */
type Row = [jersey: number, name: string, position: string];

const OPPONENTS: readonly Row[] = [
  [9, 'Cal Whitmore', 'QB'],
  [23, 'Rashad Beckett', 'RB'],
  [30, 'Trey Lovell', 'RB'],
  [10, 'Zeke Montrose', 'WR'],
  [15, 'Dante Okafor', 'WR'],
  [83, 'Perry Castellan', 'WR'],
  [86, 'Hank Dressler', 'TE'],
  [82, 'Mo Pelletier', 'TE'],
  [90, 'Vince Harlan', 'DE'],
  [96, 'Tui Masoe', 'DE'],
  [92, 'Gus Rademacher', 'DT'],
  [52, 'Andre Colby', 'LB'],
  [54, 'Neil Faraday', 'LB'],
  [58, 'Kwame Asante', 'OLB'],
  [51, 'Rex Villalobos', 'OLB'],
  [20, 'Jamal Prentiss', 'CB'],
  [24, 'Corey Ashdown', 'CB'],
  [29, 'Lamont Reese', 'CB'],
  [31, 'Tariq Wendell', 'S'],
  [36, 'Boone Kessler', 'S'],
  [4, 'Nico Brandt', 'K'],
  [6, 'Sven Aldous', 'P'],
];

export const INVENTED_OPPONENTS: readonly Player[] = OPPONENTS.map(
  ([jersey, name, position]): Player => ({
    playerId: null,
    jersey: String(jersey),
    name,
    position,
  }),
);

/**
 * The same plays with who did them. Each play has random numbers of its own, so that the course of the game doesn't
 * depend on the rosters.
 */
export const withPlayers = (log: readonly LogEntry[], teams: Teams, seed: number): LogEntry[] =>
  log.map((entry) => ({
    ...entry,
    play: {
      ...entry.play,
      participants: participantsOf(entry.play, teams, randomFrom(seedOf(`${seed}:${entry.n}`))),
    },
  }));

/** Chooses players by what they do, those listed first more often. */
class Choice {
  private readonly teams: Teams;
  private readonly random: Random;

  constructor(teams: Teams, random: Random) {
    this.teams = teams;
    this.random = random;
  }

  /** A player of these positions, the earlier ones more often; none where the team has no such player. */
  one(role: PlayRole, side: Possession, positions: readonly string[], figures: Figures = {}) {
    const of = positions.flatMap((position) =>
      this.teams[side].filter((player) => player.position === position),
    );
    return this.among(of, role, side, figures);
  }

  /** The first of the list at a position: the starter. */
  first(role: PlayRole, side: Possession, position: string, figures: Figures = {}) {
    const of = this.teams[side].filter((player) => player.position === position);
    return this.among(of.slice(0, 1), role, side, figures);
  }

  defender(role: PlayRole, side: Possession, figures: Figures, besides: readonly string[] = []) {
    const of = this.teams[side].filter(
      ({ position, name }) => isDefender(position) && !besides.includes(name),
    );
    const at = this.random.between(0, Math.max(0, of.length - 1));
    return this.among(of.slice(at, at + 1), role, side, figures);
  }

  chance(probability: number): boolean {
    return this.random.chance(probability);
  }

  private among(
    players: readonly Player[],
    role: PlayRole,
    side: Possession,
    figures: Figures,
  ): PlayParticipant[] {
    const place = Math.floor(this.random.next() ** 2 * players.length);
    const player = players[place];
    if (!player) return [];
    const { playerId, name, jersey, position } = player;
    return [{ role, side, playerId, name, jersey, position, figures }];
  }
}

const SKILL = ['WR', 'TE', 'RB'];

function participantsOf(play: PlayFacts, teams: Teams, random: Random): PlayParticipant[] {
  const choice = new Choice(teams, random);
  if (play.kind === 'kickoff' && play.after)
    return choice.first('kicker', otherSide(play.after.side), 'K');
  const side = play.before?.side ?? play.scoringSide;
  if (!side) return [];
  return inPlay(play, side, choice);
}

const passer = (choice: Choice, side: Possession, figures: Figures) =>
  choice.first('passer', side, 'QB', figures);

function inPlay(play: PlayFacts, side: Possession, choice: Choice): PlayParticipant[] {
  const yards = play.yards ?? 0;
  const touchdowns = play.points === 6 ? 1 : 0;
  switch (play.kind) {
    case 'run': {
      const figures = { carries: 1, rushingYards: yards, rushingTouchdowns: touchdowns };
      const rusher = choice.one('rusher', side, ['RB', 'RB', 'FB', 'QB'], figures);
      return [...rusher, ...tackles(play, side, choice)];
    }
    case 'kneel':
      return choice.first('rusher', side, 'QB', { carries: 1, rushingYards: yards });
    case 'pass': {
      const thrown = { passAttempts: 1, completions: 1, passingYards: yards };
      const caught = { targets: 1, receptions: 1, receivingYards: yards };
      return [
        ...passer(choice, side, { ...thrown, passingTouchdowns: touchdowns }),
        ...choice.one('receiver', side, SKILL, { ...caught, receivingTouchdowns: touchdowns }),
        ...tackles(play, side, choice),
      ];
    }
    case 'incomplete':
      return [
        ...passer(choice, side, { passAttempts: 1 }),
        ...choice.one('target', side, SKILL, { targets: 1 }),
        ...(choice.chance(0.25)
          ? choice.defender('defender', otherSide(side), { passesDefended: 1 })
          : []),
      ];
    case 'sack':
      return [...passer(choice, side, {}), ...choice.defender('sacker', otherSide(side), SACK)];
    case 'interception':
      return [
        ...passer(choice, side, { passAttempts: 1, interceptions: 1 }),
        ...choice.defender('interceptor', otherSide(side), { interceptions: 1 }),
      ];
    case 'fumble':
      return fumble(yards, side, choice);
    default:
      return kick(play, side, choice);
  }
}

const SACK: Figures = { sacks: 1, soloTackles: 1, tacklesForLoss: 1 };

function fumble(yards: number, side: Possession, choice: Choice): PlayParticipant[] {
  const figures = { carries: 1, rushingYards: yards, fumblesLost: 1 };
  const forced = choice.defender('forced-by', otherSide(side), { forcedFumbles: 1 });
  return [
    ...choice.one('fumbler', side, ['RB', 'RB', 'FB', 'QB'], figures),
    ...forced,
    ...choice.defender('recovered-by', otherSide(side), { fumbleRecoveries: 1 }, namesOf(forced)),
  ];
}

const namesOf = (players: readonly PlayParticipant[]) => players.map(({ name }) => name);

/** One tackler, or two who share it; none after a touchdown. */
function tackles(play: PlayFacts, side: Possession, choice: Choice): PlayParticipant[] {
  if (play.points > 0 && play.scoringSide === side) return [];
  const against = otherSide(side);
  const loss = (play.yards ?? 0) < 0 ? { tacklesForLoss: 1 } : {};
  if (!choice.chance(0.3)) return choice.defender('tackler', against, { soloTackles: 1, ...loss });
  const first = choice.defender('assist', against, { assistedTackles: 1 });
  const second = choice.defender('assist', against, { assistedTackles: 1 }, namesOf(first));
  return [...first, ...second];
}

function kick(play: PlayFacts, side: Possession, choice: Choice): PlayParticipant[] {
  const yards = play.yards ?? 0;
  const isGood = play.points > 0;
  switch (play.kind) {
    case 'punt':
      return choice.first('punter', side, 'P', { punts: 1, puntYards: yards });
    case 'field-goal':
      return choice.first('kicker', side, 'K', {
        fieldGoalsAttempted: 1,
        ...(isGood && { fieldGoalsMade: 1, ...distance(yards) }),
      });
    case 'extra-point':
      return choice.first('kicker', side, 'K', isGood ? { extraPointsMade: 1 } : {});
    case 'two-point':
      return choice.one('rusher', side, ['RB'], isGood ? { twoPointConversions: 1 } : {});
    default:
      return [];
  }
}

const distance = (yards: number): Figures =>
  yards >= 50 ? { fieldGoalsMade50Plus: 1 } : yards >= 40 ? { fieldGoalsMade40To49: 1 } : {};
