/** The site's worker, web/public/worker.js, as pages see it. */

const ADDRESS = '/worker.js';

/** Where Trusted Types are enforced, the address of a worker needs a policy; this one knows one address. */
const policy = (
  window as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  }
).trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS });

/** The installed worker, or undefined where browser or connection have none. */
export async function installedWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function installWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  return navigator.serviceWorker.ready;
}

/** Calls back with the worker's messages to this page. Returns a function that stops it. */
export function onWorkerMessage(hear: (message: Readonly<Record<string, unknown>>) => void) {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const listener = ({ data }: MessageEvent<Record<string, unknown> | null>) => {
    if (data) hear(data);
  };
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}

/** The build that this page is of, as the worker names it: the address of its entry. Undefined in development. */
export function ownBuild(): string | undefined {
  const files = document.getElementById('page-files')?.textContent;
  return files ? (JSON.parse(files) as { main: string }).main : undefined;
}
