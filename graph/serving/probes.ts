import type { RequestHandler } from 'express';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '../core/context.ts';
import { operationsRouter } from '../core/http/operations.ts';
import type { Sockets } from '../core/sockets/sockets.ts';

/** `/healthz`, `/readyz`, `/metrics` of this node. */
export interface Probes {
  readonly router: RequestHandler;
  /** From now on the readiness check answers no. */
  announceStop(): void;
  close(): void;
}

interface ProbesOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly sockets: Sockets;
}

export function createProbes({ orm, services, sockets }: ProbesOptions): Probes {
  const { env } = services;
  let isStopping = false;
  const { router, close } = operationsRouter({
    isReady: async () => {
      if (isStopping) throw new Error('stopping');
      await orm.em.getConnection().execute('select 1');
    },
    hasRedis: () => services.isRedisUp(),
    sockets: () => sockets.count(),
    metricsToken: env.metricsToken,
  });
  return { router, close, announceStop: () => void (isStopping = true) };
}
