import { MENTIONS_MAX } from '../../schema/mentions.ts';

/** The description of the field, on messages and comments. */
export const MENTIONS = `The members whose names are in it after an @, as in “Ask @Mia Mile”: ${MENTIONS_MAX} at most, and all of a name. Empty for none.`;
