import type { ApolloServer } from '@apollo/server';
import type { BackupSocket } from '../backups/backup-socket.ts';
import { CLOSE_REASONS } from '../../schema/site/sockets.ts';
import { endRendering } from '../articles/body/rendered.ts';
import type { Presence } from '../chat/presence.ts';
import type { Events } from '../core/events/events.ts';
import type { HttpConnections } from '../core/http/connections.ts';
import type { Sockets } from '../core/sockets/sockets.ts';
import type { PageDrawing } from '../pages/page-drawing.ts';
import type { Background } from './background.ts';
import type { Caches } from './caches.ts';
import type { Probes } from './probes.ts';
import type { NodeServices } from './services.ts';
import type { Storage } from './storage.ts';

/** The parts of a running server. */
export interface Parts {
  readonly storage: Storage;
  readonly events: Events;
  readonly caches: Caches;
  readonly services: NodeServices;
  readonly presence: Presence;
  readonly http: HttpConnections;
  readonly sockets: Sockets;
  readonly backups: BackupSocket | undefined;
  readonly apollo: Pick<ApolloServer, 'stop'>;
  readonly probes: Probes;
  readonly drawing: PageDrawing | undefined;
  readonly background: Background;
}

/** Stops accepting, finishes requests, closes sockets with a reason, flushes what is queued, closes the database. */
export async function shutDown(parts: Parts): Promise<void> {
  await stopServing(parts);
  // What the last requests have caused is done to its end.
  await parts.background.finish();
  await parts.apollo.stop();
  await Promise.all([parts.services.mail.flush(), parts.services.tokenUse.flush()]);
  await release(parts);
}

async function stopServing(parts: Parts): Promise<void> {
  const { probes, http, sockets, presence, background, backups } = parts;
  probes.announceStop();
  await backups?.close();
  await http.stopListening();
  await Promise.all([
    sockets.close(CLOSE_REASONS.stopping),
    http.drain(),
    background.stopProviders(),
  ]);
  presence.stop();
}

/** Connections and threads, those last that others still use. */
async function release({ services, caches, events, probes, drawing, storage }: Parts) {
  await services.limits.close();
  for (const cache of Object.values(caches)) cache.close();
  await events.close();
  probes.close();
  await Promise.all([endRendering(), drawing?.end()]);
  await storage.close();
}
