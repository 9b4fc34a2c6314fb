import { useSyncExternalStore } from 'react';

/** An episode as the player takes it. */
export interface Track {
  readonly showId: number;
  readonly title: string;
  readonly audioUrl: string;
  /** The address of its picture. */
  readonly picture: string | null;
  /** Its page on this site; null: it has none. */
  readonly href: string | null;
}

interface NowPlaying {
  /** Null: the player is closed. */
  readonly track: Track | null;
  /** Each request to play: another episode, or another place. */
  readonly request: { readonly startAt: number | undefined } | null;
  readonly isPlaying: boolean;
}

const CLOSED: NowPlaying = { track: null, request: null, isPlaying: false };

let state = CLOSED;
const listeners = new Set<() => void>();

/** One element for all that is heard: it is part of no page, so it plays on when the page changes. */
let audio: HTMLAudioElement | undefined;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setNowPlaying(change: Partial<NowPlaying>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** What a part of the page shows of the player. On the server it is closed. */
export const useNowPlaying = <Value>(pick: (state: NowPlaying) => Value): Value =>
  useSyncExternalStore(
    watch,
    () => pick(state),
    () => pick(CLOSED),
  );

/** The element of the player; it is in the document, so that the volume of the settings finds it. */
export function audioElement(): HTMLAudioElement {
  audio ??= document.body.appendChild(document.createElement('audio'));
  return audio;
}

/**
 * Opens the player with an episode: at a place in seconds, else where the listener stopped. Call it while a button is
 * pressed.
 */
export function playEpisode(track: Track, startAt?: number): void {
  if (!audio) {
    // Safari lets a page play later what it began to play while a button was pressed; the player is yet to come.
    const element = audioElement();
    element.src = track.audioUrl;
    element.play().catch(() => undefined);
    element.pause();
  }
  setNowPlaying({ track, request: { startAt } });
}

/** For what else is heard on the page. */
export function pauseEpisode(): void {
  audio?.pause();
  setNowPlaying({ isPlaying: false });
}

export function closePlayer(): void {
  audio?.pause();
  setNowPlaying(CLOSED);
}
