import described from '../../package.json' with { type: 'json' };

/** The semantic version of this build. */
export const VERSION: string = described.version;
