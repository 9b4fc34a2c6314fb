interface ToggleQueue<Key, Answer> {
  /** Resolves with what the server has then. */
  send(key: Key, wanted: boolean): Promise<Answer>;
  /** What the server has, out of its answer. */
  stateIn(answer: Answer, key: Key): boolean;
  /** The last word: null when the server refused or was not reached. */
  onSettled(key: Key, answer: Answer | null, error: unknown): void;
}

/**
 * Sends what is turned on and off, such as likes, one request at a time for each. When pressed again before the response,
 * only the last state is sent.
 */
export function createToggleQueue<Key, Answer>({
  send,
  stateIn,
  onSettled,
}: ToggleQueue<Key, Answer>): (key: Key, wanted: boolean) => void {
  const wanted = new Map<Key, boolean>();

  async function settle(key: Key) {
    let answer: Answer | null = null;
    let failure: unknown;
    try {
      do answer = await send(key, wanted.get(key) === true);
      while (stateIn(answer, key) !== wanted.get(key));
    } catch (error) {
      failure = error;
      answer = null;
    }
    wanted.delete(key);
    onSettled(key, answer, failure);
  }

  return (key, state) => {
    const isOnItsWay = wanted.has(key);
    wanted.set(key, state);
    if (!isOnItsWay) void settle(key);
  };
}
