import type { Possession } from '../../../schema/games/games.ts';
import { isDefender } from '../../../schema/games/roster.ts';
import { creditsOf } from '../../../schema/plays/credits.ts';
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
const RUNNERS = ['RB', 'RB', 'FB', 'QB'];

function participantsOf(play: PlayFacts, teams: Teams, random: Random): PlayParticipant[] {
  const choice = new Choice(teams, random);
  if (play.kind === 'kickoff' && play.after)
    return choice.first('kicker', otherSide(play.after.side), 'K');
  const side = play.before?.side ?? play.scoringSide;
  if (!side) return [];
  return inPlay(play, side, choice);
}

function inPlay(play: PlayFacts, side: Possession, choice: Choice): PlayParticipant[] {
  const credits = creditsOf(play);
  const one = (role: PlayRole, positions: readonly string[]) =>
    choice.one(role, side, positions, credits[role]);
  const first = (role: PlayRole, position: string) =>
    choice.first(role, side, position, credits[role]);
  const defender = (role: PlayRole, besides: readonly string[] = []) =>
    choice.defender(role, otherSide(side), credits[role] ?? {}, besides);
  const tackled = () =>
    play.points > 0 && play.scoringSide === side ? [] : tacklers(choice, defender);
  switch (play.kind) {
    case 'run':
      return [...one('rusher', RUNNERS), ...tackled()];
    case 'kneel':
      return first('rusher', 'QB');
    case 'pass':
      return [...first('passer', 'QB'), ...one('receiver', SKILL), ...tackled()];
    case 'incomplete':
      return [
        ...first('passer', 'QB'),
        ...one('target', SKILL),
        ...(choice.chance(0.25) ? defender('defender') : []),
      ];
    case 'sack':
      return [...first('passer', 'QB'), ...defender('sacker')];
    case 'interception':
      return [...first('passer', 'QB'), ...defender('interceptor')];
    case 'fumble': {
      const forced = defender('forced-by');
      return [...one('fumbler', RUNNERS), ...forced, ...defender('recovered-by', namesOf(forced))];
    }
    case 'punt':
      return first('punter', 'P');
    case 'field-goal':
    case 'extra-point':
      return first('kicker', 'K');
    case 'two-point':
      return one('rusher', ['RB']);
    default:
      return [];
  }
}

const namesOf = (players: readonly PlayParticipant[]) => players.map(({ name }) => name);

/** One tackler, or two who share it. */
function tacklers(
  choice: Choice,
  defender: (role: PlayRole, besides?: readonly string[]) => PlayParticipant[],
): PlayParticipant[] {
  if (!choice.chance(0.3)) return defender('tackler');
  const first = defender('assist');
  return [...first, ...defender('assist', namesOf(first))];
}
