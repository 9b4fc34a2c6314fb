import type { Viewer } from '../../schema/accounts/capabilities.ts';
import { type Context, createContext } from '../core/context.ts';

/** A webhook reads what a token with the scope `read` of its owner would. There is no row of such a token. */
const asOwner = (id: number): Viewer => ({ id, isAdmin: false, token: { id: 0, scope: 'read' } });

/** A context in which a subscription of that member runs. */
export const ownerContext = (ctx: Context, userId: number): Context =>
  createContext(ctx.em.fork(), ctx, {
    viewer: asOwner(userId),
    sessionId: null,
    requestId: ctx.requestId,
    address: `webhooks of ${userId}`,
    userAgent: undefined,
    language: ctx.language,
    cookie: undefined,
  });
