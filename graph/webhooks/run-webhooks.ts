import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Events } from '../core/events/events.ts';
import type { FollowAlone } from '../core/sockets/follow-alone.ts';
import { BROKEN, serveWebhook } from './serve-webhook.ts';
import { Webhook } from './webhook.entity.ts';

interface WebhookRunnerOptions {
  readonly follow: FollowAlone;
  readonly events: Pick<Events, 'on'>;
  /** A fresh anonymous context. */
  readonly contextOf: () => Context;
  readonly logger: Pick<Logger, 'error'>;
  /** False: it looks for work only when something has changed. */
  readonly hasClock: boolean;
}

export interface WebhookRunner {
  start(): void;
  /** Ends what is under way, and leaves the webhooks to other nodes. */
  stop(): Promise<void>;
}

/** How often a node looks for webhooks that are due or that no node serves, in ms. */
const LOOK_EVERY_MS = 5_000;
/** A node that says nothing for so long has lost its webhooks to the others, in ms. */
const LEASE_MS = 30_000;
/** Deliveries of one webhook within a minute; more of them wait. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/** A webhook that this node serves. */
interface Run {
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/**
 * Delivers the events of webhooks: each is followed by one node, from its stored position, one event after the other. After
 * a failure its row says when it is due again; the node that finds it then goes on with the same event.
 */
export function createWebhookRunner(options: WebhookRunnerOptions): WebhookRunner {
  const { events, contextOf, logger } = options;
  const me = randomUUID();
  const runs = new Map<number, Run>();
  const sent = new Map<number, number[]>();
  let looking: Promise<void> = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const begin = (hook: Webhook) => {
    const ending = new AbortController();
    const done = serveWebhook(options, hook, ending, paceOf(sent, hook.id))
      .catch((err: unknown) => {
        if (!ending.signal.aborted) logger.error({ err, webhook: hook.id }, 'A webhook waits');
      })
      .finally(() => {
        runs.delete(hook.id);
        if (ending.signal.reason === BROKEN) void look();
      });
    runs.set(hook.id, { ending, done });
  };
  const look = (): Promise<void> =>
    (looking = looking
      .then(async () => {
        if (isStopped) return;
        const ctx = contextOf();
        const hooks = await claim(ctx, me);
        const ours = new Set(hooks.map(({ id }) => id));
        for (const [id, { ending }] of runs) if (!ours.has(id)) ending.abort();
        forgetOthers(sent, ours);
        for (const hook of hooks) if (isDue(hook, ctx.now()) && !runs.has(hook.id)) begin(hook);
      })
      .catch((err: unknown) => logger.error({ err }, 'Webhooks are looked for later')));

  const stopHearing = [
    events.on('webhook.changed', ({ kind, webhookId }) => {
      if (kind !== 'EDITED') return;
      const run = runs.get(webhookId);
      run?.ending.abort();
      void (run?.done ?? Promise.resolve()).then(look);
    }),
    events.on('account.deleted', () => void look()),
    // All access to an account was ended, and its webhooks are paused.
    events.on('apiToken.revoked', ({ tokenId }) => {
      if (tokenId === undefined) void look();
    }),
  ];
  return {
    start() {
      void look();
      if (options.hasClock) timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      for (const stop of stopHearing) stop();
      await looking;
      for (const { ending } of runs.values()) ending.abort();
      await Promise.all([...runs.values()].map(({ done }) => done));
      await release(contextOf(), me);
    },
  };
}

/** What was sent for webhooks that this node no longer serves. */
function forgetOthers(sent: Map<number, number[]>, ours: ReadonlySet<number>): void {
  for (const id of sent.keys()) if (!ours.has(id)) sent.delete(id);
}

const isDue = ({ nextAttemptAt }: Webhook, now: Date) => !nextAttemptAt || nextAttemptAt <= now;

/**
 * The webhooks that this node serves from now on: its own, and those that no node serves. Its word for its own is renewed
 * when half of its time is over, so that most looks write nothing.
 */
async function claim(ctx: Context, me: string): Promise<Webhook[]> {
  const now = ctx.now();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await rowsOf(
    ctx.em,
    db
      .updateTable('webhooks')
      .set({ servedBy: me, servedUntil: after(LEASE_MS) })
      .where('state', '=', 'active')
      .where(({ and, eb, or }) =>
        or([
          eb('servedUntil', 'is', null),
          eb('servedUntil', '<=', after(0)),
          and([eb('servedBy', '=', me), eb('servedUntil', '<=', after(LEASE_MS / 2))]),
        ]),
      ),
  );
  return ctx.em.find(Webhook, { state: 'active', servedBy: me });
}

async function release(ctx: Context, me: string): Promise<void> {
  await rowsOf(
    ctx.em,
    db
      .updateTable('webhooks')
      .set({ servedBy: null, servedUntil: null })
      .where('servedBy', '=', me),
  );
}

/** Waits while a webhook has had its deliveries of this minute. */
const paceOf = (sent: Map<number, number[]>, id: number) => async (signal: AbortSignal) => {
  const now = performance.now();
  const recent = (sent.get(id) ?? []).filter((at) => at > now - MINUTE_MS);
  if (recent.length >= PER_MINUTE) await setTimeout(recent[0]! + MINUTE_MS - now, null, { signal });
  sent.set(id, [...recent, performance.now()].slice(-PER_MINUTE));
};
