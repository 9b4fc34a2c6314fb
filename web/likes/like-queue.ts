interface LikeQueue<Answer extends { readonly isLikedByMe: boolean }> {
  /** Resolves with what the server has then. */
  send(id: number, liked: boolean): Promise<Answer>;
  /** The last word: null when the server refused or was not reached. */
  onSettled(id: number, answer: Answer | null, error: unknown): void;
}

/** Sends likes one at a time for each item. When pressed again before the response, only the last state is sent. */
export function createLikeQueue<Answer extends { readonly isLikedByMe: boolean }>({
  send,
  onSettled,
}: LikeQueue<Answer>): (id: number, liked: boolean) => void {
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
