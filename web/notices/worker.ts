/** The worker that shows what is pushed; installed when a visitor wants that, and not before. */

const ADDRESS = '/notices-worker.js';

/** Where Trusted Types are enforced, the address of a worker needs a policy; this one knows one address. */
const policy = (
  window as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  }
).trustedTypes?.createPolicy('notices-worker', { createScriptURL: () => ADDRESS });

/** The installed worker, or undefined where browser or connection have none. */
export async function installedWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function installWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  return navigator.serviceWorker.ready;
}

/** Calls back with a path when a notification of the worker was pressed. Returns the way to stop. */
export function onWorkerLead(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    if (typeof data?.open === 'string' && data.open.startsWith('/')) open(data.open);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
