import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://orange.example';
const code = readFileSync(resolve('web/public/worker.js'), 'utf8');

export interface OpenPage {
  readonly visibilityState: 'visible' | 'hidden';
}

interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
}

type Named = string | { readonly url: string };
const addressOf = (named: Named) =>
  new URL(typeof named === 'string' ? named : named.url, ORIGIN).href;

/** The browser's stores, in memory. */
function memoryStores() {
  const stores = new Map<string, ReturnType<typeof store>>();
  function store() {
    const stored = new Map<string, Response>();
    return {
      match: async (named: Named) => stored.get(addressOf(named))?.clone(),
      put: async (named: Named, response: Response) => void stored.set(addressOf(named), response),
      delete: async (named: Named) => stored.delete(addressOf(named)),
      keys: async () => [...stored.keys()].map((url) => ({ url })),
    };
  }
  return {
    async open(name: string) {
      if (!stores.has(name)) stores.set(name, store());
      return stores.get(name)!;
    },
    async match(named: Named) {
      for (const one of stores.values()) {
        const found = await one.match(named);
        if (found) return found;
      }
      return undefined;
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
}

interface Surroundings {
  readonly pages?: readonly OpenPage[];
  readonly isOnLine?: boolean;
  /** The network's response; by default there is none. */
  readonly network?: (path: string) => Response;
  readonly stores?: ReturnType<typeof memoryStores>;
  /** The build that the worker belongs to. */
  readonly build?: string;
}

/** The worker as a browser runs it, with what it does to the browser. */
export function runningWorker({
  pages = [],
  isOnLine = true,
  network = () => {
    throw new TypeError('Failed to fetch');
  },
  stores = memoryStores(),
  build = 'dev',
}: Surroundings = {}) {
  const done: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  const fetch = async (named: Named) => {
    const path = addressOf(named).replace(ORIGIN, '');
    fetched.push(path);
    const response = network(path);
    // As one that came from the own origin.
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => undefined,
    registration: {
      showNotification: (title: string, options: object) => done.push({ title, ...options }),
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve([{ close: () => done.push(`closed ${tag}`) }]),
    },
    clients: {
      claim: () => undefined,
      matchAll: () =>
        Promise.resolve(
          pages.map((page) => ({
            ...page,
            focus: () => done.push('focus'),
            postMessage: (message: object) => done.push({ ...message }),
          })),
        ),
      openWindow: (address: string) => done.push(address),
    },
  };
  const globals = { self, fetch, caches: stores, navigator: { onLine: isOnLine } };
  // Its patience ends at once.
  const builtIn = { URL, Response, Headers, setTimeout: (act: () => void) => setTimeout(act) };
  runInNewContext(code.replace(`'dev'`, `'${build}'`), { ...globals, ...builtIn });

  return {
    done,
    fetched,
    stores,
    async happens(type: string, event: object = {}) {
      const work: unknown[] = [];
      listeners[type]!({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
      await Promise.all(work);
    },
    /** The worker's response; null when it leaves the request alone, undefined when the request fails. */
    async answers(asked: Asked): Promise<string | null | undefined> {
      const work: unknown[] = [];
      const given: Promise<Response>[] = [];
      listeners.fetch!({
        request: { method: 'GET', mode: 'no-cors', ...asked, url: addressOf(asked) },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => given.push(response),
        waitUntil: (promise: unknown) => work.push(promise),
      });
      if (!given[0]) return null;
      const response = await given[0].catch(() => undefined);
      await Promise.all(work);
      return response?.type === 'error' ? undefined : response?.text();
    },
  };
}
