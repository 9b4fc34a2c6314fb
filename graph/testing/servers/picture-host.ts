import type { ServerResponse } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { localCertificate } from './certificate.ts';

type Answer = (response: ServerResponse) => void;

/** A host of the tests from which the server may be asked to fetch a picture, under https. */
export interface PictureHost {
  readonly host: string;
  /** The paths that were called, in that order. */
  readonly called: string[];
  /** Sets the response of a path, and returns its address. */
  serve(path: string, answer: Uint8Array | Answer): string;
  redirect(path: string, location: string): string;
  stop(): Promise<void>;
}

/** Starts some, which this process trusts until the last one stops. */
export async function startPictureHosts(count: number): Promise<PictureHost[]> {
  const { cert, key } = localCertificate();
  const before = globalAgent.options.ca;
  globalAgent.options.ca = cert;
  const hosts: PictureHost[] = [];
  for (let at = 0; at < count; at += 1) hosts.push(await startHost(cert, key));
  const [first] = hosts;
  return hosts.map((host) => ({
    ...host,
    async stop() {
      if (host === first) globalAgent.options.ca = before;
      await host.stop();
    },
  }));
}

async function startHost(cert: string, key: string): Promise<PictureHost> {
  const answers = new Map<string, Uint8Array | Answer>();
  const called: string[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const path = request.url ?? '';
    called.push(path);
    const answer = answers.get(path);
    if (typeof answer === 'function') return answer(response);
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const serve = (path: string, answer: Uint8Array | Answer) => {
    answers.set(path, answer);
    return `https://${host}${path}`;
  };
  return {
    host,
    called,
    serve,
    redirect: (path, location) =>
      serve(path, (response) => void response.writeHead(302, { location }).end()),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
