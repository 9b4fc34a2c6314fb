import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SECOND_FACTORS, type SecondFactor } from '../../../schema/accounts/second-factors.ts';
import { rowsOf } from '../../core/database/rows.ts';

/** SQL condition: the user `u` has a passkey or an authenticator app. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from passkeys k where k.user_id = u.id)
  or exists (select from totp_secrets o where o.user_id = u.id and o.confirmed_at is not null))`;

/** By what the member may take the second step of a sign-in; empty when the password is enough. */
export async function secondFactorsOf(em: EntityManager, userId: number): Promise<SecondFactor[]> {
  const [found] = await rowsOf(
    em,
    sql<Record<SecondFactor, boolean>>`
    select exists (select from passkeys where user_id = ${userId}) as passkey,
      exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null) as totp,
      exists (select from recovery_codes where user_id = ${userId} and used_at is null) as recovery`,
  );
  if (!found || !(found.passkey || found.totp)) return [];
  return SECOND_FACTORS.filter((factor) => found[factor]);
}
