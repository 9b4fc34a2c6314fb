import { currentSettings, watchSettings } from './podcast-settings.ts';

/** The volume of the settings, for what plays on the page. */

const VIDEO_PLATFORM = 'https://www.youtube-nocookie.com';

const volume = () => currentSettings().volume[0] ?? 0;

/**
 * The platform's player takes commands as messages; it listens once sent a "listening" message. Whatever is in
 * the frame may hear how loud it is, and a player that has not come yet is no error of the page's.
 */
const send = (player: HTMLIFrameElement, message: object) =>
  player.contentWindow?.postMessage(JSON.stringify(message), '*');

const sendVolume = (player: HTMLIFrameElement) =>
  send(player, { event: 'command', func: 'setVolume', args: [volume()] });

const playing = new Set<HTMLIFrameElement>();

/** Synchronizes the platform's player with the volume setting once it is ready. Returns a function that stops it. */
export function followVolume(player: HTMLIFrameElement): () => void {
  const greet = () => {
    send(player, { event: 'listening', id: 1, channel: 'widget' });
    sendVolume(player);
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== player.contentWindow || origin !== VIDEO_PLATFORM) return;
    if (typeof data === 'string' && data.includes('"onReady"')) sendVolume(player);
  };
  const change = () => sendVolume(player);
  playing.add(player);
  player.addEventListener('load', greet);
  window.addEventListener('message', hear);
  const unwatch = watchSettings(change);
  greet();
  return () => {
    playing.delete(player);
    player.removeEventListener('load', greet);
    window.removeEventListener('message', hear);
    unwatch();
  };
}

/** Brings everything that plays on the page to the volume of the settings. */
export function pushVolume(): void {
  for (const player of playing) sendVolume(player);
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    media.volume = volume() / 100;
}

let tone: AudioContext | undefined;

/** A short tone at the volume of the settings, so that the user hears the change. */
export function soundVolume(): void {
  if (typeof AudioContext === 'undefined') return;
  tone ??= new AudioContext();
  const [source, gain] = [tone.createOscillator(), tone.createGain()];
  const now = tone.currentTime;
  // Loudness is heard in powers.
  const peak = (volume() / 100) ** 2 * 0.5;
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(peak, now + 0.02);
  gain.gain.linearRampToValueAtTime(0, now + 0.3);
  source.frequency.value = 440;
  source.connect(gain).connect(tone.destination);
  source.start(now);
  source.stop(now + 0.32);
}
