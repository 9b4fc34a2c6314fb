import { INJURY_CODES, INJURY_WORDS, type InjuryCode, POSITIONS } from './roster.ts';

/** A player's facts as people write them, in forms and in sheets. Undefined: it can not be what was written. */

export const PLAYER_MOST = { name: 80, age: 60, experience: 40, injuryDetails: 300 } as const;

/** Of all players that are on the roster at once. */
export const ROSTER_MOST = 200;

/** What a team has at the start of its training camp. */
export const ROSTER_USUAL = 90;

/** Other codes of positions, as sheets have them. */
const SAME_POSITION: Readonly<Record<string, string>> = {
  HB: 'RB',
  TB: 'RB',
  OC: 'C',
  OG: 'G',
  OT: 'T',
  EDGE: 'OLB',
  NG: 'NT',
  SAF: 'S',
  PK: 'K',
};

const NAMES_OF_POSITIONS: Readonly<Record<string, string>> = {
  ...POSITIONS.Offense,
  ...POSITIONS.Defense,
  ...POSITIONS['Special Teams'],
};
export const POSITION_CODES = Object.keys(NAMES_OF_POSITIONS);

/** The code of a position by its code, another code, or its name. */
export function positionIn(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return POSITION_CODES.find(
    (one) =>
      one === (SAME_POSITION[code] ?? code) || NAMES_OF_POSITIONS[one]!.toUpperCase() === code,
  );
}

/** '0' when it is not known. */
export function jerseyIn(text: string): string | undefined {
  const number = text.trim().replace(/^#\s*/, '');
  if (number === '') return '0';
  return /^\d{1,2}$/.test(number) ? number : undefined;
}

/** As in `217 lbs`. */
export function weightIn(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, pounds] = /^\s*(\d{2,3})\s*(?:lbs?\.?|pounds)?\s*$/i.exec(text) ?? [];
  return pounds && `${pounds} lbs`;
}

/** As in `6'2"`. */
export function heightIn(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, feet, inches] = /^\s*(\d)\s*['’′-]\s*(\d{1,2})\s*["”″]?\s*$/.exec(text) ?? [];
  return inches !== undefined && Number(inches) < 12 ? `${feet}'${Number(inches)}"` : undefined;
}

/** A whole number; 0 when it is not known, and for rookies. */
export function wholeIn(text: string, most: number): number | undefined {
  const number = text.trim();
  if (number === '' || /^r$/i.test(number)) return 0;
  return /^\d{1,3}$/.test(number) && Number(number) <= most ? Number(number) : undefined;
}

/** Null: not injured. */
export function injuryIn(text: string): InjuryCode | null | undefined {
  const word = text.trim().toUpperCase();
  if (['', '-', 'ACTIVE', 'HEALTHY', 'NONE'].includes(word)) return null;
  return INJURY_CODES.find((code) => code === word || INJURY_WORDS[code].toUpperCase() === word);
}

/** Whether a player starts. */
export function yesIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (['yes', 'y', 'true', 'x', '1', 'starter'].includes(word)) return true;
  return ['', 'no', 'n', 'false', '0', '-'].includes(word) ? false : undefined;
}
