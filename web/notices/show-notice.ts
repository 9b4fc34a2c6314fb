import { NOTICE_SHOWN_MS } from '../../schema/news/notices.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';
import { isDoNotDisturb } from '../inbox/do-not-disturb.ts';
import { noticePermission } from './notice-permission.ts';
import { installedWorker, installWorker } from '../worker/worker.ts';

/** A notice in the language of its reader. */
export interface SpokenNotice {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Stays until it is dismissed. */
  readonly stays: boolean;
}

const SHOWN = 'notices-shown';
const REMEMBERED = 50;

/** True for the first tab of this browser that shows a tag. */
function isFirst(tag: string): boolean {
  const stored = storedOnDevice(SHOWN);
  const shown: unknown[] = Array.isArray(stored) ? stored : [];
  if (shown.includes(tag)) return false;
  storeOnDevice(SHOWN, [...shown, tag].slice(-REMEMBERED));
  return true;
}

/** One tab after the other, where the browser can do that. */
const alone = (act: () => void | Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('notices', act) : Promise.resolve(act());

/** The tab is hidden and the server pushes to this browser: then the worker shows it. */
async function isLeftToPush(): Promise<boolean> {
  if (document.visibilityState === 'visible' || !('PushManager' in window)) return false;
  const worker = await installedWorker();
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Shows a notice, in one of the open tabs, if the visitor allowed it. `open` follows when it is pressed. */
export async function showNotice(notice: SpokenNotice, open: () => void): Promise<void> {
  if (noticePermission() !== 'granted' || isDoNotDisturb() || (await isLeftToPush())) return;
  await alone(async () => {
    if (isFirst(notice.tag)) await display(notice, open);
  });
}

/** Shows it in any case. */
export async function display(
  { tag, title, body, stays }: SpokenNotice,
  open?: () => void,
): Promise<void> {
  const options = { body, tag, icon: '/icon-192.png', requireInteraction: stays };
  try {
    const shown = new Notification(title, options);
    ofThisTab.set(tag, shown);
    shown.onclick = () => {
      window.focus();
      open?.();
      shown.close();
    };
    shown.onclose = () => ofThisTab.delete(tag);
  } catch {
    // On Android only a worker may show one.
    const worker = await installWorker();
    await worker.showNotification(title, options);
  }
  if (!stays) setTimeout(() => void closeShown(tag), NOTICE_SHOWN_MS);
}

const ofThisTab = new Map<string, Notification>();

/** Closes what is shown under a tag, by this tab or by the worker. */
export async function closeShown(tag: string): Promise<void> {
  ofThisTab.get(tag)?.close();
  const worker = await installedWorker();
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
