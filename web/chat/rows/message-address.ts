import { CHAT_PATH, messagePlace } from '../../../schema/pages/post-places.ts';
import { ownOrigin } from '../../ui/page/own-origin.ts';

/** The address of one message: that of the chat, with the message as its place. */
export const messageAddress = (id: number): URL =>
  new URL(CHAT_PATH + messagePlace(id), ownOrigin());

/** The place of what was said at that instant: in the chat beside what is shown, or on its own page. */
export const momentPlace = (at: string): string => `#moment-${Date.parse(at)}`;
export const momentPath = (at: string): string => CHAT_PATH + momentPlace(at);

/** A message, or what was said at an instant, in ms since 1970. */
export type LinkedPlace = { readonly messageId: number } | { readonly at: number };

/** The place in the fragment of a URL; null when it has none. */
export function placeIn(hash: string): LinkedPlace | null {
  const [, kind, number] = /^#(message|moment)-(\d{1,14})$/.exec(hash) ?? [];
  if (number === undefined) return null;
  return kind === 'message' ? { messageId: Number(number) } : { at: Number(number) };
}
