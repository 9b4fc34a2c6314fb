import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Request, Router } from 'express';
import { VERSION } from '../version.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

interface OperationsOptions {
  /** Resolves when the database is reachable and migrated; rejects otherwise. */
  readonly isReady: () => Promise<void>;
  /** Whether Redis is reachable; undefined where the site has none. */
  readonly hasRedis: () => boolean | undefined;
  readonly sockets: () => number;
  readonly metricsToken: string | undefined;
}

const LONGEST_STALL_MS = 2_000;
/** A supervisor waits no longer for the database than this, in ms. */
const READY_WITHIN_MS = 2_000;

/** For supervisors: alive, ready, and figures in Prometheus' text format. */
export function operationsRouter({ isReady, hasRedis, sockets, metricsToken }: OperationsOptions): {
  router: Router;
  close(): void;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'websocket_connections',
    help: 'Open WebSocket connections',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const router = Router();
  router.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'alive', version: VERSION }),
  );
  router.get('/readyz', async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const stalled = delay.percentile(50) / 1e6 > LONGEST_STALL_MS;
    delay.reset();
    const ready =
      !stalled &&
      (await Promise.race([
        isReady().then(
          () => true,
          () => false,
        ),
        setTimeout(READY_WITHIN_MS, false, { ref: false }),
      ]));
    const redis = hasRedis();
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      // A node serves without Redis, and all share one: were this a reason to leave the balancer, no node would stay.
      ...(redis !== undefined && { redis: redis ? 'ready' : 'away' }),
    });
  });
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, metricsToken))
      return void response.status(404).json({ message: 'There is no such path.' });
    response.type(registry.contentType).send(await registry.metrics());
  });
  return {
    router,
    close: () => {
      delay.disable();
      registry.clear();
    },
  };
}

/** With a token: only who brings it. Without: only this machine itself, not what a proxy on it forwards. */
function mayReadMetrics(request: Request, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
}
