/** Codes of the injury report. O and IR show as out, Q and D as questionable. */
export const INJURY_CODES = ['O', 'IR', 'Q', 'D', 'PUP', 'NFI', 'SUS'] as const;
export type InjuryCode = (typeof INJURY_CODES)[number];
