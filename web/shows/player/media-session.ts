import type { Track } from './now-playing.ts';
import { BACK_SECONDS, FORWARD_SECONDS, seekBy, seekTo } from './seeking.ts';

/** What the system's own controls show and do: the lock screen, the keys of a headset. Returns the way to stop. */
export function connectMediaSession(
  audio: HTMLAudioElement,
  track: Track,
  { artist, onClose }: { readonly artist: string; readonly onClose: () => void },
): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title: track.title,
    artist,
    artwork: track.picture ? [{ src: new URL(track.picture, location.href).href }] : [],
  });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void audio.play().catch(() => undefined),
    pause: () => audio.pause(),
    stop: onClose,
    seekbackward: ({ seekOffset }) => seekBy(audio, -(seekOffset ?? BACK_SECONDS)),
    seekforward: ({ seekOffset }) => seekBy(audio, seekOffset ?? FORWARD_SECONDS),
    seekto: ({ seekTime }) => seekTo(audio, seekTime ?? 0),
  };
  const set = (action: string, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // A browser that doesn't know the action.
    }
  };
  for (const [action, handler] of Object.entries(handlers)) set(action, handler);
  const place = () => {
    const { duration, playbackRate, currentTime } = audio;
    if (!Number.isFinite(duration) || duration <= 0) return;
    const position = Math.min(currentTime, duration);
    mediaSession.setPositionState({ duration, playbackRate, position });
  };
  const events = ['durationchange', 'seeked', 'ratechange', 'play', 'pause'];
  for (const event of events) audio.addEventListener(event, place);
  return () => {
    for (const event of events) audio.removeEventListener(event, place);
    for (const action of Object.keys(handlers)) set(action, null);
    mediaSession.metadata = null;
  };
}
