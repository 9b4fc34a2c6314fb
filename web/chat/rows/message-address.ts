import { ownOrigin } from '../../ui/page/own-origin.ts';

/** The address of one message: that of the chat, with the message as its place. */
export const messageAddress = (id: number): URL =>
  new URL(`/fan-zone?tab=game-chat#message-${id}`, ownOrigin());

/** The message in the fragment of a URL; null when it has none. */
export function messageIn(hash: string): number | null {
  const id = /^#message-(\d{1,10})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
