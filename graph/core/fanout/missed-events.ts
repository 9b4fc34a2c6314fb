import type { EventStream, FollowedEvent } from '../events/event-stream.ts';
import { isTooFarAhead, type Position, positionText } from '../events/position.ts';
import { type Encoding, messageOf } from './encoding.ts';

/** A part of the log that a subscriber missed, as it is written. */
interface MissedPart {
  readonly key: string;
  readonly events: number;
  /** Where it ends. */
  readonly last: Position;
  readonly encoded: Promise<Buffer>;
}

const NOTHING = Promise.resolve(Buffer.alloc(0));

/** What subscribers of a group have missed. Those who come back in one moment from one place get the same bytes. */
export class MissedEvents {
  readonly #render: (event: FollowedEvent) => Promise<Buffer>;
  #newest: MissedPart | undefined;

  constructor(render: (event: FollowedEvent) => Promise<Buffer>) {
    this.#render = render;
  }

  /** What came after a position, up to a place in the order; undefined when something is missing there. */
  since(
    after: Position,
    upTo: number,
    source: EventStream,
    encoding: Encoding,
  ): MissedPart | undefined {
    const head = source.head();
    if (isTooFarAhead(after, head)) return undefined;
    // Whatever was heard since may have taken something out of the log.
    const key = `${encoding.key} ${positionText(after.epoch, after.offset)} ${upTo} ${head.order}`;
    if (this.#newest?.key === key) return this.#newest;
    const missed = source.since(after.epoch, after.offset, upTo);
    const last = missed?.at(-1);
    if (!missed || !last) return missed && { key, events: 0, last: after, encoded: NOTHING };
    this.#newest = { key, events: missed.length, last, encoded: this.#encode(missed, encoding) };
    return this.#newest;
  }

  async #encode(events: readonly FollowedEvent[], encoding: Encoding): Promise<Buffer> {
    const bodies = await Promise.all(events.map((event) => this.#render(event)));
    return encoding.encode(events.map((event, n) => messageOf(bodies[n]!, event)));
  }
}
