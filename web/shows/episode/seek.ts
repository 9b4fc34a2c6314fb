/** What a page asks of a player, whichever it is. */
export interface Seek {
  /** Plays from so many seconds in. */
  seek(seconds: number): void;
  /** Seconds into the show; null where the player doesn't say. */
  position(): number | null;
}
