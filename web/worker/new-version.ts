import { onReconnect } from '../live/live-status.ts';
import { t } from '../ui/language.ts';
import { toastWhenFree } from '../ui/page/toast.ts';
import { installWorker, onWorkerMessage, ownBuild } from './worker.ts';

/** A page that becomes visible checks for a new version at most this often, in ms. */
const POLL_MS = 60 * 60 * 1000;

/** The reader may be in the middle of a sentence, in ms. */
const SHOWN_FOR = 30_000;

/**
 * Has the worker installed, and reports once when the site changed since this page was opened. Only the reader reloads:
 * a chat or a half-filled form must not be lost.
 */
export async function followVersions(reload = () => window.location.reload()): Promise<void> {
  const own = ownBuild();
  if (!own || !('serviceWorker' in navigator)) return;
  let isSubscribed = false;
  onWorkerMessage(({ build }) => {
    if (typeof build !== 'string' || build === own || isSubscribed) return;
    isSubscribed = true;
    toastWhenFree({
      title: t('New version'),
      duration: SHOWN_FOR,
      action: { label: t('Reload'), act: reload },
    });
  });

  const registration = await installWorker();
  let askedAt = Date.now();
  /** A new worker sends its build when it becomes active; an old one must be asked. */
  const ask = async () => {
    askedAt = Date.now();
    await registration.update();
    if (!registration.installing && !registration.waiting)
      registration.active?.postMessage({ asks: 'build' });
  };
  const fetchQuietly = () => void ask().catch(() => undefined);
  // Servers that are changed for new ones end all connections.
  onReconnect(fetchQuietly);
  window.addEventListener('online', fetchQuietly);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > POLL_MS) fetchQuietly();
  });
}
