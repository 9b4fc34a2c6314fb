import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { SECOND_FACTORS, type SecondFactor } from '../../../schema/accounts/second-factors.ts';
import { db } from '../../core/database/db.ts';
import { hasRow, rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';

const of = expressionBuilder<Tables & { u: Tables['users'] }, 'u'>();

/** SQL condition: the user `u` has a passkey or an authenticator app. */
export const hasSecondFactor = of.or([
  hasRow(of.selectFrom('passkeys as k').select('k.id').whereRef('k.userId', '=', 'u.id')),
  hasRow(
    of
      .selectFrom('totpSecrets as o')
      .select('o.id')
      .whereRef('o.userId', '=', 'u.id')
      .where('o.confirmedAt', 'is not', null),
  ),
]);

/** By what the member may take the second step of a sign-in; empty when the password is enough. */
export async function secondFactorsOf(em: EntityManager, userId: number): Promise<SecondFactor[]> {
  const [found] = await rowsOf(
    em,
    db.selectNoFrom(({ selectFrom }) => [
      hasRow(selectFrom('passkeys').select('id').where('userId', '=', userId)).as('passkey'),
      hasRow(
        selectFrom('totpSecrets')
          .select('id')
          .where('userId', '=', userId)
          .where('confirmedAt', 'is not', null),
      ).as('totp'),
      hasRow(
        selectFrom('recoveryCodes')
          .select('id')
          .where('userId', '=', userId)
          .where('usedAt', 'is', null),
      ).as('recovery'),
    ]),
  );
  if (!found || !(found.passkey || found.totp)) return [];
  return SECOND_FACTORS.filter((factor) => found[factor]);
}
