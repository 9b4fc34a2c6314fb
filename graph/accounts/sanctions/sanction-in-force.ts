import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { SanctionInForce, SanctionKind } from '../../../schema/accounts/sanctions.ts';
import type { Tables } from '../../core/database/tables.ts';

type Sanctions = { n: Tables['sanctions'] };
const { selectFrom } = expressionBuilder<Tables>();
const of = expressionBuilder<Sanctions, 'n'>();

/** SQL condition: the sanction `n` is in force at that time. */
export const isInForce = (now: Expression<string>): Expression<SqlBool> =>
  of.and([
    of('n.liftedAt', 'is', null),
    of('n.acknowledgedAt', 'is', null),
    of.or([of('n.endsAt', 'is', null), of('n.endsAt', '>', now)]),
  ]);

const severity = of
  .case()
  .when('n.kind', '=', 'BAN')
  .then(2)
  .when('n.kind', '=', 'WARNING')
  .then(0)
  .else(1)
  .end();

/** What is in force against the owner of a row, for a lateral join: the severest, of mutes the longest. */
export const sanctionOf = (owner: Expression<number>, now: Expression<string>) =>
  selectFrom('sanctions as n')
    .select(['n.id as sanctionId', 'n.kind as sanctionKind', 'n.endsAt as sanctionEndsAt'])
    .where('n.userId', '=', owner)
    .where(isInForce(now))
    .orderBy(severity, 'desc')
    .orderBy('n.endsAt', 'desc')
    .limit(1);

interface Joined {
  readonly sanctionId: number | null;
  readonly sanctionKind: SanctionKind | null;
  readonly sanctionEndsAt: string | null;
}

/** The same as the viewer has it; nothing where none is in force. */
export const sanctionIn = ({
  sanctionId,
  sanctionKind,
  sanctionEndsAt,
}: Joined): { readonly sanction?: SanctionInForce } =>
  sanctionId === null || sanctionKind === null
    ? {}
    : {
        sanction: {
          id: sanctionId,
          kind: sanctionKind,
          endsAt: sanctionEndsAt && new Date(sanctionEndsAt).toISOString(),
        },
      };
