import type { Possession } from '../../../schema/games/games.ts';
import { otherSide } from '../../../schema/plays/fold.ts';
import type { PlayFacts, PlayParticipant, PlayRole } from '../../../schema/plays/plays.ts';

/** A player of our roster, as a feed may mean them. */
export interface RosterPlayer {
  readonly id: number;
  readonly name: string;
  readonly jersey: string;
  readonly position: string;
  /** Id at the provider. */
  readonly espnId?: string | null;
}

/** A name as the feed's sentences have it: 'T.Marsh', 'Ja.Smith-Jones'. */
const NAME = String.raw`([A-Z][a-z]{0,2}\.\s?[A-Z][\p{L}'’-]+)`;

const pattern = (text: string) => new RegExp(text.replaceAll('NAME', NAME), 'u');

type Grammar = readonly (readonly [RegExp, readonly PlayRole[]])[];

/** What sentences of each kind name, in their order. A sentence of another shape has no participants. */
const GRAMMAR: Readonly<Partial<Record<PlayFacts['kind'], Grammar>>> = {
  pass: [[pattern(String.raw`NAME pass [^.]*?\bto NAME`), ['passer', 'receiver']]],
  incomplete: [
    [pattern(String.raw`NAME pass incomplete [^.]*?\bto NAME`), ['passer', 'target']],
    [pattern(String.raw`NAME pass incomplete`), ['passer']],
  ],
  interception: [
    [
      pattern(String.raw`NAME pass [^.]*?(?:INTERCEPTED|intercepted) by NAME`),
      ['passer', 'interceptor'],
    ],
  ],
  sack: [
    [pattern(String.raw`NAME sacked [^(]*\(NAME`), ['passer', 'sacker']],
    [pattern(String.raw`NAME sacked`), ['passer']],
  ],
  run: [[pattern(String.raw`^(?:\([^)]*\)\s*)*NAME `), ['rusher']]],
  kneel: [[pattern(String.raw`NAME kneels`), ['rusher']]],
  punt: [[pattern(String.raw`NAME punts`), ['punter']]],
  kickoff: [[pattern(String.raw`NAME kicks`), ['kicker']]],
  'field-goal': [[pattern(String.raw`NAME \d+ yard field goal`), ['kicker']]],
  'extra-point': [[pattern(String.raw`NAME extra point`), ['kicker']]],
};

const OF_DEFENSE: readonly PlayRole[] = ['interceptor', 'sacker'];

/** Finds our players in the feed's words, where a name can mean only one of them. */
export function feedPlayers(roster: readonly RosterPlayer[], ours: Possession) {
  const byId = new Map(
    roster.flatMap((player) => (player.espnId ? [[player.espnId, player]] : [])),
  );
  const byShort = new Map<string, RosterPlayer[]>();
  for (const player of roster) {
    const key = shortName(player.name);
    byShort.set(key, [...(byShort.get(key) ?? []), player]);
  }

  const participant = (
    name: string,
    role: PlayRole,
    side: Possession,
  ): PlayParticipant | undefined => {
    const base = { role, side, figures: {} };
    if (side !== ours) return { ...base, playerId: null, name, jersey: null, position: '' };
    const [player, ...others] = byShort.get(plain(name)) ?? [];
    if (!player || others.length > 0) return undefined;
    const { id: playerId, jersey, position } = player;
    return { ...base, playerId, name: player.name, jersey, position };
  };

  return {
    byId: (espnId: string) => byId.get(espnId),
    /** Who took part, by the feed's sentence; the figures come from its box score. */
    named(kind: PlayFacts['kind'], text: string, offense: Possession): PlayParticipant[] {
      for (const [shape, roles] of GRAMMAR[kind] ?? []) {
        const match = shape.exec(text);
        if (!match) continue;
        return roles.flatMap((role, at) => {
          const side = OF_DEFENSE.includes(role) ? otherSide(offense) : offense;
          return participant(match[at + 1]!, role, side) ?? [];
        });
      }
      return [];
    },
  };
}

const plain = (name: string) => name.replaceAll(/[\s'’-]/g, '').toLowerCase();

/** 'Tobin Marsh Jr.' as the feed writes it: 'T.Marsh'. */
function shortName(name: string): string {
  const [first = '', ...rest] = name
    .split(' ')
    .filter((word) => !/^(?:Jr|Sr|II|III|IV)\.?$/.test(word));
  return plain(`${first.charAt(0)}.${rest.join('')}`);
}
