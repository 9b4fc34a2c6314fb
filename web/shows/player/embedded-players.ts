/**
 * Of the players on a page one is heard at a time: when the audio begins, the platform's players pause, and when one of
 * those begins to be heard, the audio does. Returns the way to stop.
 */
export function alternateWithEmbedded(audio: HTMLAudioElement): () => void {
  const PLATFORM = 'https://www.youtube-nocookie.com';
  const frames = () => document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${PLATFORM}/"]`);
  /** What each player has said last: it says only what has changed. */
  const heard = new WeakMap<object, { isPlaying: boolean; isMuted: boolean }>();

  const pauseThem = () => {
    const pause = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });
    for (const { contentWindow } of frames()) {
      if (!contentWindow) continue;
      const last = heard.get(contentWindow);
      if (last) heard.set(contentWindow, { ...last, isPlaying: false });
      contentWindow.postMessage(pause, '*');
    }
  };
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== PLATFORM || !source) return;
    const said = saidIn(data);
    if (!said) return;
    const before = heard.get(source) ?? { isPlaying: false, isMuted: false };
    const now = { ...before, ...said };
    heard.set(source, now);
    const isHeard = (one: typeof now) => one.isPlaying && !one.isMuted;
    if (isHeard(now) && !isHeard(before)) audio.pause();
  };
  audio.addEventListener('play', pauseThem);
  window.addEventListener('message', hear);
  return () => {
    audio.removeEventListener('play', pauseThem);
    window.removeEventListener('message', hear);
  };
}

const PLAYING = 1;

/** What a message of a player says of its sound; null when it says nothing of it. */
function saidIn(data: unknown): { isPlaying?: boolean; isMuted?: boolean } | null {
  if (typeof data !== 'string') return null;
  try {
    const { event, info } = JSON.parse(data) as { event?: string; info?: unknown };
    if (event === 'onStateChange') return { isPlaying: info === PLAYING };
    if (typeof info !== 'object' || info === null) return null;
    const { playerState, muted } = info as { playerState?: unknown; muted?: unknown };
    return {
      ...(typeof playerState === 'number' && { isPlaying: playerState === PLAYING }),
      ...(typeof muted === 'boolean' && { isMuted: muted }),
    };
  } catch {
    return null;
  }
}
