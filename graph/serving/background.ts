import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { ringChat } from '../chat/chat-bell.ts';
import { demoCrowd } from '../chat/demo/demo-crowd.ts';
import type { Context } from '../core/context.ts';
import type { Events } from '../core/events/events.ts';
import { demoLineups } from '../fantasy/demo/demo-lineups.ts';
import { createSportsProvider } from '../plays/provider.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { announceEvents } from '../notices/watch-events.ts';
import { createRosterProvider } from '../roster/provider.ts';
import type { FollowAlone } from '../core/sockets/follow-alone.ts';
import { createWebhookRunner } from '../webhooks/run-webhooks.ts';
import type { NodeServices } from './services.ts';

/** What a node does without being asked. */
export interface Background {
  start(): Promise<void>;
  /** No more reading of scores and rosters; resolves when the last one is stored. */
  stopProviders(): Promise<void>;
  /** Does to its end what events have caused, and what is due. */
  finish(): Promise<void>;
  /** Resolves when what events have caused so far is stored. */
  settled(): Promise<void>;
}

interface BackgroundOptions {
  readonly orm: MikroORM;
  readonly services: NodeServices;
  readonly events: Events;
  readonly logger: Logger;
  /** Follows subscriptions of webhooks. */
  readonly follow: FollowAlone;
  /** A fresh anonymous context. */
  readonly contextOf: () => Context;
  /** False: chat neither opens nor closes by itself, and webhooks are looked for when one has changed. */
  readonly hasBell: boolean;
}

/** Events are announced from now on; all else begins with `start`. */
export function createBackground(options: BackgroundOptions): Background {
  const { orm, services, events, logger, contextOf } = options;
  const tools = { orm, services, logger };
  const guests = services.env.demo ? [demoLineups(contextOf), demoCrowd(contextOf)] : [];
  const providers = [createSportsProvider(tools, guests), createRosterProvider(tools)];
  const watching = { events, contextOf, logger };
  const announcer = announceEvents(watching);
  const webhooks = createWebhookRunner({
    ...watching,
    follow: options.follow,
    hasClock: options.hasBell,
  });
  let bell: ReturnType<typeof ringChat> | undefined;
  return {
    async start() {
      // First the jobs: what a provider reports wakes some.
      await services.jobs.start(jobsOf(contextOf));
      for (const provider of providers) provider.start();
      if (options.hasBell) bell = ringChat(watching);
      webhooks.start();
    },
    async stopProviders() {
      await Promise.all(providers.map((provider) => provider.stop()));
    },
    async finish() {
      await Promise.all([services.batches.settled(), services.slowBatches.settled()]);
      await webhooks.stop();
      await bell?.stop();
      await announcer.stop();
      await services.jobs.stop();
    },
    async settled() {
      await services.batches.settled();
      await announcer.settled();
    },
  };
}
