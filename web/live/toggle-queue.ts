interface Toggles<Answer extends { readonly liked: boolean }> {
  /** Toggles on the server; answers what stands then. */
  send(id: number): Promise<Answer>;
  /** The last word: null when the server refused or was not reached. */
  onSettled(id: number, answer: Answer | null, error: unknown): void;
}

/**
 * Sends toggles one after another for each thing. Toggled again before the answer, only what the member wants in the
 * end is sent.
 */
export function createToggleQueue<Answer extends { readonly liked: boolean }>({
  send,
  onSettled,
}: Toggles<Answer>): (id: number, wanted: boolean) => void {
  const wanted = new Map<number, boolean>();

  async function settle(id: number) {
    let answer: Answer | null = null;
    let failure: unknown;
    try {
      do answer = await send(id);
      while (answer.liked !== wanted.get(id));
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
