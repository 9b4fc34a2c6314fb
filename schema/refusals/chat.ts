import { badInput, forbidden, notFound, tooMany } from './codes.ts';

/** The game chat. */
export const CHAT_REFUSALS = {
  'chat.empty': badInput('Message cannot be empty'),
  'chat.tooLong': badInput('Message must be {max} characters or less'),
  'chat.closed': forbidden(
    'Game chat is closed. It opens on game day from 6:00 AM to 11:59 PM MT.',
  ),
  'chat.wait': tooMany('Please wait {seconds} seconds before posting again.'),
  'chat.gone': notFound('This message is no longer there.'),
} as const;
