import { badInput, forbidden, notFound, tooMany } from './codes.ts';

/** The game chat. */
export const CHAT_REFUSALS = {
  'chat.empty': badInput('Message cannot be empty'),
  'chat.tooLong': badInput('Message must be {max} characters or less'),
  'chat.closed': forbidden(
    'Game chat is closed. It opens on game day from 6:00 AM to 11:59 PM MT.',
  ),
  'chat.wait': tooMany('Please wait {seconds} seconds before posting again.'),
  'chat.paused': forbidden('The chat is paused. You can keep reading.'),
  'chat.crewOnly': forbidden('Only the hosts are writing in the chat right now.'),
  'chat.emojiOnly': forbidden('Emoji only for now.'),
  'chat.tooNew': forbidden(
    'For now you need to be a member for {days|one:# day|other:# days} to write in the chat.',
  ),
  'chat.slowSeconds': badInput('Slow mode must be between {min} and {max} seconds'),
  'chat.memberDays': badInput('Days of membership must be between 0 and {max}'),
  'chat.gone': notFound('This message is no longer there.'),
} as const;
