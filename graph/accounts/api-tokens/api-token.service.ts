import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { API_TOKEN_IDLE_DAYS, API_TOKEN_PREFIX } from '../../../schema/accounts/api-tokens.ts';
import type { Viewer } from '../../../schema/accounts/capabilities.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { sanctionIn, sanctionOf } from '../sanctions/sanction-in-force.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Use is noted at most this often: reading must not write rows. */
const NOTE_USE_EACH = MINUTE;

const before = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

const of = expressionBuilder<{ t: Tables['apiTokens'] }, 't'>();

export const newApiToken = () => `${API_TOKEN_PREFIX}${newSecret()}`;

const FORM = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);

/** SQL condition: the token `t` has been used within a year, or made within one. */
export const isApiTokenLive = (now: Date): Expression<SqlBool> =>
  of(of.fn.coalesce('t.lastUsedAt', 't.createdAt'), '>', before(now, API_TOKEN_IDLE_DAYS * DAY));

/**
 * The member this token acts as; null when it is malformed, unknown, revoked or expired. A token never acts as an
 * admin, not even an admin's own.
 */
export async function findApiToken(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<Viewer | null> {
  if (!FORM.test(token)) return null;
  const [found] = await rowsOf(
    em,
    db
      .selectFrom('apiTokens as t')
      .leftJoinLateral(sanctionOf(of.ref('t.userId'), sql.val(now.toISOString())).as('n'), (join) =>
        join.onTrue(),
      )
      .select(['t.id', 't.userId', 't.scope'])
      .select(['n.sanctionId', 'n.sanctionKind', 'n.sanctionEndsAt'])
      .select(({ eb }) => eb('t.lastUsedAt', '>', before(now, NOTE_USE_EACH)).as('isNoted'))
      .where('t.tokenHash', '=', secretHash(token))
      .where(isApiTokenLive(now)),
  );
  if (!found) return null;
  if (!found.isNoted)
    await rowsOf(
      em,
      db.updateTable('apiTokens').set({ lastUsedAt: now }).where('id', '=', found.id),
    );
  return {
    id: found.userId,
    isAdmin: false,
    ...sanctionIn(found),
    token: { id: found.id, scope: found.scope },
  };
}

/** Revokes all tokens of a user. Publish it after the commit. */
export async function deleteApiTokensOf(em: EntityManager, userId: number): Promise<void> {
  await rowsOf(em, db.deleteFrom('apiTokens').where('userId', '=', userId));
}
