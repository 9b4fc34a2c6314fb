import { useEffect, useState } from 'react';
import { setNowPlaying } from './now-playing.ts';

/** What the audio element does at the moment. */
export interface AudioState {
  readonly isPlaying: boolean;
  /** It should play, and nothing has come yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Whole seconds. */
  readonly time: number;
  /** Seconds; 0 while it is not known. */
  readonly duration: number;
  readonly speed: number;
}

/** From one of these on something may be different. */
const EVENTS = [
  ...(['play', 'playing', 'pause', 'waiting', 'stalled', 'canplay', 'ended', 'error'] as const),
  ...(['timeupdate', 'seeking', 'seeked', 'durationchange', 'ratechange', 'emptied'] as const),
] as const;

/** Enough to play on. */
const HAVE_FUTURE_DATA = 3;

const stateOf = (audio: HTMLAudioElement): AudioState => ({
  isPlaying: !audio.paused && !audio.ended,
  isWaiting: !audio.paused && !audio.error && audio.readyState < HAVE_FUTURE_DATA,
  hasFailed: audio.error !== null,
  time: Math.floor(audio.currentTime),
  duration: Number.isFinite(audio.duration) ? audio.duration : 0,
  speed: audio.playbackRate,
});

const isSame = (one: AudioState, other: AudioState) =>
  (Object.keys(one) as (keyof AudioState)[]).every((key) => one[key] === other[key]);

/** Follows the element, once a second at most while it plays. */
export function useAudio(audio: HTMLAudioElement): AudioState {
  const [state, setState] = useState(() => stateOf(audio));
  useEffect(() => {
    const follow = () => {
      const next = stateOf(audio);
      setState((last) => (isSame(last, next) ? last : next));
      setNowPlaying({ isPlaying: next.isPlaying });
    };
    for (const event of EVENTS) audio.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) audio.removeEventListener(event, follow);
    };
  }, [audio]);
  return state;
}
