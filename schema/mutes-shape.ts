import * as z from 'zod/mini';
import { MUTE_DURATIONS, MUTE_LIMITS } from './mutes.ts';
import { MUTE_REFUSALS } from './refusals/mutes.ts';
import { sayingFrom } from './refusals/said.ts';
import { requiredLine } from './text.ts';
import { hasWords } from './words.ts';

const said = sayingFrom(MUTE_REFUSALS);

export const muteWordInput = z.object({
  text: requiredLine({
    max: MUTE_LIMITS.word,
    blank: said('mute.wordMissing'),
    tooLong: said('mute.wordTooLong', { max: MUTE_LIMITS.word }),
  }).check(z.refine(hasWords, said('mute.wordEmpty'))),
  duration: z.enum(MUTE_DURATIONS),
});
export type MuteWordInput = z.input<typeof muteWordInput>;
