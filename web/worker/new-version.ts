import { onReconnect } from '../live/live-status.ts';
import { t } from '../ui/language.ts';
import { toastWhenFree } from '../ui/page/toast.ts';
import { installWorker, onWorkerMessage, ownBuild } from './worker.ts';

/** A page that comes back into sight asks for a new version at most this often, in ms. */
const ASK_EVERY = 60 * 60 * 1000;

/** Somebody may be in the middle of a sentence, in ms. */
const SHOWN_FOR = 30_000;

/**
 * Has the worker installed, and tells once when the site was changed since this page was opened. Only the reader reloads:
 * whoever chats or has a form half filled goes on with what is there.
 */
export async function followVersions(reload = () => window.location.reload()): Promise<void> {
  const own = ownBuild();
  if (!own || !('serviceWorker' in navigator)) return;
  let isTold = false;
  onWorkerMessage(({ build }) => {
    if (typeof build !== 'string' || build === own || isTold) return;
    isTold = true;
    toastWhenFree({
      title: t('New version'),
      duration: SHOWN_FOR,
      action: { label: t('Reload'), act: reload },
    });
  });

  const registration = await installWorker();
  let askedAt = Date.now();
  /** A worker that is new tells its build when it takes over; one that is not has to be asked. */
  const ask = async () => {
    askedAt = Date.now();
    await registration.update();
    if (!registration.installing && !registration.waiting)
      registration.active?.postMessage({ asks: 'build' });
  };
  const askQuietly = () => void ask().catch(() => undefined);
  // Servers that are changed for new ones end all connections.
  onReconnect(askQuietly);
  window.addEventListener('online', askQuietly);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > ASK_EVERY) askQuietly();
  });
}
