/** How far the buttons jump. */
export const BACK_SECONDS = 10;
export const FORWARD_SECONDS = 30;

const HAVE_METADATA = 1;

/** Where an element is to go once it knows how long it is. */
const waiting = new WeakMap<HTMLAudioElement, () => void>();

/** Goes to a place, as soon as the element knows how long it is. */
export function seekTo(audio: HTMLAudioElement, seconds: number): void {
  forgetSeeks(audio);
  const go = () => {
    const end = Number.isFinite(audio.duration) ? audio.duration : seconds;
    audio.currentTime = Math.max(0, Math.min(seconds, end));
  };
  if (audio.readyState >= HAVE_METADATA) return go();
  waiting.set(audio, go);
  audio.addEventListener('loadedmetadata', go, { once: true });
}

export const seekBy = (audio: HTMLAudioElement, seconds: number): void =>
  seekTo(audio, audio.currentTime + seconds);

/** Of what was loaded before. */
export function forgetSeeks(audio: HTMLAudioElement): void {
  const before = waiting.get(audio);
  if (before) audio.removeEventListener('loadedmetadata', before);
  waiting.delete(audio);
}
