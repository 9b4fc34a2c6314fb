import { MessageType } from 'graphql-ws';

/** Takes a message; settles when all that it causes is over. Never rejects. */
type Receive = (text: string) => Promise<void>;

/** An operation at work under its id. */
interface Turn {
  /** The client completed it, which makes its id free by the protocol. */
  isLeft: boolean;
  /** The `subscribe` that came under the same id since. */
  next: string | undefined;
}

/**
 * Runs operations with the same id one after another. graphql-ws distinguishes them by nothing but their id: the
 * remains of a completed one (an event being executed, a source being opened) would end the next one under its id, or
 * run beside it. So the next one begins when that is over.
 */
export function inTurns(receive: Receive): (text: string) => void {
  const turns = new Map<string, Turn>();

  function begin(id: string, text: string): void {
    const turn: Turn = { isLeft: false, next: undefined };
    turns.set(id, turn);
    void receive(text).then(() => {
      if (turns.get(id) !== turn) return;
      turns.delete(id);
      if (turn.next !== undefined) begin(id, turn.next);
    });
  }

  return (text) => {
    const message = messageIn(text);
    if (message?.type === MessageType.Subscribe) {
      const turn = turns.get(message.id);
      // A second one under an id in use is refused, as the protocol wants it.
      if (!turn?.isLeft || turn.next !== undefined) begin(message.id, text);
      else turn.next = text;
      return;
    }
    if (message?.type === MessageType.Complete) {
      const turn = turns.get(message.id);
      if (turn) Object.assign(turn, { isLeft: true, next: undefined });
    }
    void receive(text);
  };
}

/** What is no message at all is for graphql-ws to refuse. */
function messageIn(text: string): { readonly type: unknown; readonly id: string } | undefined {
  try {
    const { type, id } = JSON.parse(text) as { type?: unknown; id?: unknown };
    return typeof id === 'string' ? { type, id } : undefined;
  } catch {
    return undefined;
  }
}
