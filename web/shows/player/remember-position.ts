import { HEARD_WITHIN, STORED_EVERY } from '../../../schema/shows/listening.ts';
import type { AccountPositions } from './account-positions.ts';
import { storePosition } from './stored-positions.ts';

/** Where the element is: 0 near the end, so that what was heard begins anew. Null before the file is there. */
function placeIn({ currentTime, duration }: HTMLAudioElement): number | null {
  if (!(duration > 0)) return null;
  return duration - currentTime < HEARD_WITHIN ? 0 : Math.floor(currentTime);
}

/**
 * Stores where the listener is: from time to time while it plays, at once when it pauses, when the page is hidden, and
 * at the end. Returns the way to stop.
 */
export function rememberPosition(
  audio: HTMLAudioElement,
  showId: number,
  account: AccountPositions | null,
): () => void {
  const began = Date.now();
  const last = { device: began, account: began };
  let saved: number | null = null;

  function store(to: keyof typeof last, isLast = false) {
    const seconds = placeIn(audio);
    if (seconds === null) return;
    const at = Date.now();
    last[to] = at;
    if (to === 'device') return storePosition(showId, { seconds, at });
    if (seconds === saved) return;
    saved = seconds;
    account?.save(showId, { seconds, at }, isLast);
  }
  const storeAll = (isLast = false) => {
    store('device');
    store('account', isLast);
  };
  const pause = () => storeAll();
  const hide = () => document.visibilityState === 'hidden' && storeAll(true);
  const tick = () => {
    if (audio.paused) return;
    const now = Date.now();
    if (now - last.device >= STORED_EVERY.device) store('device');
    if (now - last.account >= STORED_EVERY.account) store('account');
  };
  audio.addEventListener('pause', pause);
  audio.addEventListener('timeupdate', tick);
  document.addEventListener('visibilitychange', hide);
  return () => {
    audio.removeEventListener('pause', pause);
    audio.removeEventListener('timeupdate', tick);
    document.removeEventListener('visibilitychange', hide);
    storeAll(true);
  };
}
