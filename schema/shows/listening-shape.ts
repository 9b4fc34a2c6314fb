import * as z from 'zod/mini';
import { SHOWS_REFUSALS } from '../refusals/shows.ts';
import { sayingFrom } from '../refusals/said.ts';
import { LONGEST_SECONDS } from './listening.ts';

const said = sayingFrom(SHOWS_REFUSALS);

const SECONDS = said('listening.seconds', { max: LONGEST_SECONDS });

export const listeningInput = z.object({
  showId: z.int(),
  seconds: z.int(SECONDS).check(z.minimum(0, SECONDS), z.maximum(LONGEST_SECONDS, SECONDS)),
  heardAt: z.date(),
});
export type ListeningInput = z.input<typeof listeningInput>;
