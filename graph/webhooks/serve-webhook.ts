import type { GraphQLError } from 'graphql';
import type { RefusalCode } from '../../schema/refusals/codes.ts';
import type { Context } from '../core/context.ts';
import { DomainError, domainErrorOf } from '../core/errors.ts';
import type { EventResult, FollowAlone, FollowedAlone } from '../core/sockets/follow-alone.ts';
import { variablesIn } from './check-subscription.ts';
import { deliver } from './deliver.service.ts';
import { isForReceiver, isReset, messageFor } from './message.ts';
import { ownerContext } from './owner-context.ts';
import type { Webhook } from './webhook.entity.ts';
import { goOnAfter, noteFailure, pause } from './webhook-state.service.ts';

interface Serving {
  readonly follow: FollowAlone;
  /** A fresh anonymous context. */
  readonly contextOf: () => Context;
}

/** Why a run ends that has to begin again at once: events were lost, or too many waited. */
export const BROKEN = 'broken';

/** Trying again would not help. */
const FINAL: ReadonlySet<RefusalCode> = new Set(['FORBIDDEN', 'UNAUTHENTICATED', 'BAD_USER_INPUT']);

/**
 * Delivers the events of one webhook in order, until one fails, the run is ended, or its owner may not subscribe to them
 * any more. Each event that arrives moves the stored position.
 * @param pace resolves when the next delivery may begin
 */
export async function serveWebhook(
  { follow, contextOf }: Serving,
  hook: Webhook,
  ending: AbortController,
  pace: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal } = ending;
  const { id, attempts, failingSince, user } = hook;
  const known = { id, attempts, failingSince: failingSince ?? null, userId: user.id };
  const followed = await begun(follow, {
    subscription: hook.subscription,
    variables: variablesIn(hook.variables),
    after: hook.position,
    address: `webhooks of ${user.id}`,
    context: () => Promise.resolve(ownerContext(contextOf(), user.id)),
    onBroken: () => ending.abort(BROKEN),
  });
  if (!followed) return pause(contextOf(), known, 'refused');
  const isEnded = () => signal.aborted;
  if (isEnded()) return followed.end();
  signal.addEventListener('abort', () => followed.end(), { once: true });
  for await (const result of followed.results) {
    if (isEnded()) return;
    if (!(await handle(contextOf(), hook, known, result, { signal, pace }))) break;
  }
  followed.end();
}

type Request = Parameters<FollowAlone>[0];

/** Undefined where the subscription is refused for good. Anything else that goes wrong is thrown, and tried again. */
async function begun(follow: FollowAlone, request: Request): Promise<FollowedAlone | undefined> {
  try {
    const followed = await follow(request);
    if ('results' in followed) return followed;
    const other = followed.find((error) => !isFinal(error));
    if (other) throw other;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && FINAL.has(error.code)) return undefined;
    throw error;
  }
}

/** A fault of the document itself has no cause; one of the server is no refusal. */
function isFinal(error: GraphQLError): boolean {
  if (!error.originalError) return true;
  const refusal = domainErrorOf(error.originalError);
  return refusal !== undefined && FINAL.has(refusal.code);
}

/** Returns whether it goes on with the next event. */
async function handle(
  ctx: Context,
  hook: Webhook,
  known: Parameters<typeof noteFailure>[1],
  result: EventResult,
  { signal, pace }: { signal: AbortSignal; pace: (signal: AbortSignal) => Promise<void> },
): Promise<boolean> {
  if (!result.data && !isReset(result)) {
    // It could not be read. Posted without its data it would be lost, so it counts as an attempt.
    await noteFailure(ctx, known, { isGone: false, retryAfterMs: 0 });
    return false;
  }
  if (isForReceiver(hook, result)) {
    await pace(signal);
    const { attempt } = await deliver(ctx, hook, messageFor(hook, result), signal);
    if (!attempt.isDelivered) {
      await noteFailure(ctx, known, attempt);
      return false;
    }
  }
  await goOnAfter(ctx, known, String(result.extensions?.position));
  return true;
}
