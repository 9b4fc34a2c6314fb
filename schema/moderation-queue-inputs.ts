import * as z from 'zod/mini';
import { DECISIONS, postOfId, QUEUE_PAGE } from './moderation-queue.ts';
import { WAITING_KINDS } from './posts.ts';
import { QUEUE_REFUSALS } from './refusals/moderation-queue.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom(QUEUE_REFUSALS);

const ID = new RegExp(`^(${WAITING_KINDS.join('|')}):([1-9]\\d{0,9})$`);
const LARGEST_ID = 2 ** 31 - 1;

export const waitingPostId = z.pipe(
  z.string(said('queue.unknownId')).check(
    z.regex(ID, said('queue.unknownId')),
    z.refine((id) => postOfId(id).postId <= LARGEST_ID, said('queue.unknownId')),
  ),
  z.transform(postOfId),
);

export const decideInput = z.object({
  ids: z
    .array(waitingPostId)
    .check(
      z.minLength(1, said('queue.nothingChosen')),
      z.maxLength(QUEUE_PAGE, said('queue.tooMany', { max: QUEUE_PAGE })),
    ),
  decision: z.enum(DECISIONS),
});
