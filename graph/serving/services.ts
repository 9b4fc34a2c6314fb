import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { mountainDate } from '../../schema/time/clock.ts';
import { storeTokenUse } from '../accounts/api-tokens/usage/store-token-use.ts';
import type { Presence } from '../chat/presence.ts';
import { createLiveHistory } from '../games/live-history.ts';
import { BATCHES_APART, type Batches, createBatches, SLOW_BATCHES_APART } from '../core/batches.ts';
import type { Clock } from '../core/clock.ts';
import type { Services } from '../core/context.ts';
import type { Env } from '../core/env.ts';
import type { Events } from '../core/events/events.ts';
import { createFiles } from '../core/files/files.ts';
import { createJobs, type Jobs, noJobs } from '../core/jobs.ts';
import { createRateLimits } from '../core/limits/rate-limits.ts';
import { createTokenUse } from '../core/limits/token-use.ts';
import { createMail } from '../core/mail/mail.ts';
import type { SiteState } from '../../schema/site/settings.ts';
import type { SiteStateHolder } from '../core/site/site-state.ts';
import type { Caches } from './caches.ts';

/** The services of use cases, and what the node itself does with them: it starts and stops the jobs. */
export interface NodeServices extends Services {
  readonly jobs: Jobs;
  readonly batches: Batches;
  readonly slowBatches: Batches;
}

interface ServicesOptions {
  readonly env: Env;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly orm: MikroORM;
  readonly events: Events;
  readonly caches: Caches;
  readonly site: SiteStateHolder;
  readonly hasJobs: boolean;
  /** The port of this server, which may be known only once it listens. */
  readonly port: () => number;
  readonly openSockets: () => number;
  readonly presence: Presence;
}

export async function createServices(options: ServicesOptions): Promise<NodeServices> {
  const { env, clock, logger, orm, events, caches, site, port } = options;
  const name = () => site.now().settings.name;
  const isLater = (err: unknown) =>
    logger.warn({ err }, 'Reactions or news of inboxes are published later');
  const limits = createRateLimits({ env, orm, logger });
  return {
    env,
    isRedisUp: () => (env.redisUrl ? events.isUp() && limits.isShared() : undefined),
    get site() {
      return site.now().settings;
    },
    clock,
    mail: createMail({ env, logger, name }),
    limits,
    tokenUse: createTokenUse({
      today: () => mountainDate(clock.now()),
      store: (counted) => storeTokenUse(orm.em.fork(), counted),
      onFailure: (err) => logger.warn({ err }, 'The use of API tokens is stored later'),
    }),
    jobs: options.hasJobs ? createJobs({ orm, clock, logger }) : noJobs,
    batches: createBatches({ ...BATCHES_APART, onFailure: isLater }),
    slowBatches: createBatches({ ...SLOW_BATCHES_APART, onFailure: isLater }),
    files: await createFiles({ ...env, logger }),
    openSockets: options.openSockets,
    presence: options.presence,
    standings: caches.standings,
    liveHistory: createLiveHistory(events, clock),
    liveFantasy: caches.liveFantasy,
    filters: caches.filters,
    log: logger,
    get publicUrl() {
      return env.publicUrl ?? `http://localhost:${port()}`;
    },
    follow: (topics, keep) => events.follow(topics, keep),
    position: () => events.position(),
    changedAt: (topics) => events.changedAt(topics),
    publish(topic, payload) {
      // Through Redis the event comes back later than the answer to who caused it.
      if (topic === 'site.changed') site.take(payload as SiteState);
      for (const cache of Object.values(caches)) cache.drop(topic, payload);
      events.publish(topic, payload);
    },
  };
}
