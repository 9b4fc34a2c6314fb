/** What the owners of a new site bring in and try, in the order in which it matters. */
export const FIRST_STEPS = [
  'LINKS',
  'SHOWS',
  'ROSTER',
  'GAME',
  'ARTICLE',
  'MAIL',
  'STORAGE',
  'BACKUPS',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Steps that are not done by entering something: the site tries them, or an admin says so. */
export const TRIED_STEPS = ['MAIL', 'STORAGE', 'BACKUPS'] as const satisfies readonly FirstStep[];
export type TriedStep = (typeof TRIED_STEPS)[number];

export interface FirstStepView {
  readonly step: FirstStep;
  /** By what is really there. */
  readonly isDone: boolean;
}

export interface FirstStepsView {
  readonly steps: readonly FirstStepView[];
  /** Without a mail server mails are files on the server's disk, and there is nothing to try. */
  readonly hasMailServer: boolean;
}
