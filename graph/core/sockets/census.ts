/** Counts who is here. */
export class Census {
  readonly #counts = new Map<string, number>();

  /** Counts one more under the key, unless that would be more than `most`. */
  enter(key: string, most: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
