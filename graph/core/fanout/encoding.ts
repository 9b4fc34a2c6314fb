import { type Position, positionText } from '../events/position.ts';
import { headOf, nextFrames } from './frame.ts';

/** A result as it is sent, the same bytes for everybody, and the position after it. */
export interface Message {
  readonly bytes: Buffer;
  readonly position: string;
}

/** The message of an event. */
export const messageOf = (bytes: Buffer, { epoch, offset }: Position): Message => ({
  bytes,
  position: positionText(epoch, offset),
});

/** How results are written to a reader. */
export interface Encoding {
  /** Equal for readers who get the same bytes. */
  readonly key: string;
  /** Several results, ready for a single write. */
  encode(messages: readonly Message[]): Buffer;
}

/** A WebSocket frame for each, under the id of the operation. */
export function frames(id: string): Encoding {
  const head = headOf(id);
  return {
    key: `frames ${id}`,
    encode: (messages) =>
      nextFrames(
        head,
        messages.map(({ bytes }) => bytes),
      ),
  };
}

/** A server-sent event for each. JSON has no line breaks of its own. */
export const serverSentEvents: Encoding = {
  key: 'server-sent events',
  encode: (messages) =>
    Buffer.concat(
      messages.flatMap(({ bytes, position }) => [
        Buffer.from(`event: next\nid: ${position}\ndata: `),
        bytes,
        Buffer.from('\n\n'),
      ]),
    ),
};
