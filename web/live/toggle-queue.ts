interface Toggles<Answer extends { readonly isLikedByMe: boolean }> {
  /** Has the server set it; answers what it is then. */
  send(id: number, wanted: boolean): Promise<Answer>;
  /** The last word: null when the server refused or was not reached. */
  onSettled(id: number, answer: Answer | null, error: unknown): void;
}

/**
 * Sends toggles one after another for each thing. Toggled again before the answer, only what the member wants in the
 * end is sent.
 */
export function createToggleQueue<Answer extends { readonly isLikedByMe: boolean }>({
  send,
  onSettled,
}: Toggles<Answer>): (id: number, wanted: boolean) => void {
  const wanted = new Map<number, boolean>();

  async function settle(id: number) {
    let answer: Answer | null = null;
    let failure: unknown;
    try {
      do answer = await send(id, wanted.get(id) === true);
      while (answer.isLikedByMe !== wanted.get(id));
    } catch (error) {
      failure = error;
    }
    wanted.delete(id);
    onSettled(id, answer, failure);
  }

  return (id, liked) => {
    const isOnItsWay = wanted.has(id);
    wanted.set(id, liked);
    if (!isOnItsWay) void settle(id);
  };
}
