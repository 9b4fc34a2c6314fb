import { Agent, request } from 'node:http';

/** A visitor behind the proxy, which has addresses of its own for them. */
export interface Person {
  readonly id: number;
  readonly token: string;
  readonly address: string;
}

export interface Asked {
  readonly path: string;
  /** JSON or a form; without one it is a GET. */
  readonly body?: string | FormData;
}

/** As a proxy in front would: a few hundred connections for everybody. */
const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export const headersOf = ({ token, address }: Person) => ({
  cookie: `ow_session=${token}`,
  'x-forwarded-for': address,
});

/** Sends it as a page would and returns the response's text. Throws what the server refuses it with. */
export function send(port: number, person: Person, { path, body }: Asked): Promise<string> {
  return body instanceof FormData
    ? sendForm(port, person, path, body)
    : new Promise((resolve, reject) => {
        const outgoing = request(
          {
            agent,
            port,
            path,
            host: '127.0.0.1',
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              ...headersOf(person),
              ...(body === undefined
                ? { accept: 'text/html' }
                : {
                    accept: 'application/graphql-response+json,application/json;q=0.9',
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(body),
                    'apollo-require-preflight': 'true',
                  }),
            },
          },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('error', reject);
            incoming.on('end', () => {
              const text = Buffer.concat(chunks).toString();
              if (isRefused(incoming.statusCode, path, text)) reject(new Error(text.slice(0, 300)));
              else resolve(text);
            });
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      });
}

async function sendForm(port: number, person: Person, path: string, body: FormData) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { ...headersOf(person), 'apollo-require-preflight': 'true' },
  });
  const text = await response.text();
  if (isRefused(response.status, path, text)) throw new Error(text.slice(0, 300));
  return text;
}

const isRefused = (status: number | undefined, path: string, text: string) =>
  status !== 200 || (path === '/graphql' && text.includes('"errors":'));
