import { badInput, conflict, notFound } from './codes.ts';

/** The moderators' queue. */
export const QUEUE_REFUSALS = {
  'queue.claimed': conflict('{name} has this.'),
  'queue.gone': notFound('This was already decided.'),
  'queue.unknownId': badInput('The id of a waiting post looks like CHAT_MESSAGE:12.'),
  'queue.nothingChosen': badInput('Choose at least one post.'),
  'queue.tooMany': badInput('Choose up to {max} posts.'),
} as const;
