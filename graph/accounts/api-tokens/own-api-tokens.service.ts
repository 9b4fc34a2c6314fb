import {
  createApiTokenInput,
  type CreateApiTokenInput,
} from '../../../schema/accounts/api-token-shape.ts';
import {
  API_TOKEN_HINT,
  API_TOKENS_LIMIT,
  type ApiTokenView,
} from '../../../schema/accounts/api-tokens.ts';
import { NO_USAGE } from '../../../schema/accounts/api-token-usage.ts';
import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { ApiToken } from './api-token.entity.ts';
import { isApiTokenLive, newApiToken } from './api-token.service.ts';
import { confirmIdentity } from '../passwords/confirm-identity.service.ts';
import { secretHash } from '../sessions/secret.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { usageOf } from './usage/token-usage.reads.ts';
import { lockOwnAccount } from '../sessions/lock-own-account.ts';
import { requireCookie } from '../sessions/session.service.ts';
import { User } from '../users/user.entity.ts';

/** The viewer's tokens, newest first. */
export async function ownApiTokens(ctx: Context): Promise<ApiTokenView<Date>[]> {
  return apiTokensOf(ctx, ctx.require('account.editOwn').id);
}

/** The same of any member, for use cases that have checked who asks. */
export async function apiTokensOf(ctx: Context, userId: number): Promise<ApiTokenView<Date>[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('apiTokens as t')
      .select(['t.id', 't.name', 't.scope', 't.hint', 't.createdAt', 't.lastUsedAt'])
      .where('t.userId', '=', userId)
      .where(isApiTokenLive(ctx.now()))
      .orderBy('t.id', 'desc')
      .limit(API_TOKENS_LIMIT),
  );
  // What this server has counted in the last minute.
  await ctx.tokenUse.flush();
  const ids = rows.map(({ id }) => id);
  const usage = await usageOf(ctx.em, ids, mountainDate(ctx.now()));
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    usage: usage(row.id),
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  }));
}

/**
 * Makes a token, given a proof of identity; no later response contains it. CONFLICT when the member has the most
 * allowed.
 */
export async function createApiToken(
  ctx: Context,
  raw: CreateApiTokenInput,
  proof: IdentityProof,
): Promise<{ token: string; apiToken: ApiTokenView<Date> }> {
  const viewer = ctx.require('account.editOwn');
  requireCookie(ctx, 'token.browserOnly');
  const { name, scope } = createApiTokenInput.parse(raw);
  await confirmIdentity(ctx, proof);
  await ctx.limits.take('apiToken', String(viewer.id));
  const now = ctx.now();
  const token = newApiToken();
  const made = await ctx.em.transactional(async (tx) => {
    await rowsOf(
      tx,
      db.deleteFrom('apiTokens as t').where(({ not }) => not(isApiTokenLive(now))),
    );
    await lockOwnAccount(ctx, tx);
    if ((await tx.count(ApiToken, { user: viewer.id })) >= API_TOKENS_LIMIT)
      throw refuse('token.tooMany', { max: API_TOKENS_LIMIT });
    const apiToken = tx.create(ApiToken, {
      tokenHash: secretHash(token),
      user: tx.getReference(User, viewer.id),
      name,
      scope,
      hint: token.slice(-API_TOKEN_HINT),
      createdAt: now,
      lastUsedAt: null,
    });
    await tx.flush();
    await recordSecurity(ctx, tx, { userId: viewer.id, kind: 'TOKEN_CREATED' });
    return apiToken;
  });
  const { id, hint, createdAt } = made;
  return {
    token,
    apiToken: { id, name, scope, hint, createdAt, lastUsedAt: null, usage: NO_USAGE },
  };
}

/** Revokes one of the viewer's tokens; its open sockets close. NOT_FOUND for revoked ones and those of others. */
export async function revokeApiToken(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  const revoked = await ctx.em.nativeDelete(ApiToken, { id, user: viewer.id });
  if (revoked === 0) throw refuse('token.gone');
  await recordSecurity(ctx, ctx.em, { userId: viewer.id, kind: 'TOKEN_REVOKED' });
  ctx.publish('apiToken.revoked', { userId: viewer.id, tokenId: id });
  return true;
}
