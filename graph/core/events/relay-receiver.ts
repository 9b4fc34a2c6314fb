import type { Offset } from './position.ts';

/** What this node does with the entries of the stream. */
export interface RelayReceiver {
  /** An event that this node has not heard yet, in the order of the stream. */
  deliver(topic: string, text: string, offset: Offset): void;
  /** One of before this node started, or one of its own that it has delivered already: for the log alone. */
  keep(topic: string, text: string, offset: Offset): void;
  /** An event of this node that the stream did not bring back in time. */
  deliverEarly(topic: string, text: string): void;
  /** Another life of the log begins. With `isLoss` events before it may be lost. */
  restart(epoch: string, offset: Offset, isLoss: boolean): void;
  /** The life of the log. */
  epoch(): string;
  /** Nothing up to there is in the stream any more. */
  beginAt(offset: Offset): void;
}
