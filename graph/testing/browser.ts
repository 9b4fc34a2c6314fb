import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the response; its shape is what the test is about. */
  readonly body: Record<string, unknown>;
}

/** A browser without pages: it stores cookies and sends JSON. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Current values by name; a test may set some. */
  readonly cookies: Map<string, string>;
}

export function browser(site: Site): Browser {
  const cookies = new Map<string, string>();
  const call = async (
    method: string,
    path: string,
    body: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(site.server.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...extra,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return {
    cookies,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
  };
}

/** The sources of the mails sent so far, oldest first, with soft line breaks undone. */
export async function outbox(site: Site): Promise<string[]> {
  await site.server.services.mail.flush();
  const folder = join(site.server.services.env.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
