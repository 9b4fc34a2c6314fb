import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ApiTokenUsageView,
  NO_USAGE,
  USAGE_DAYS,
} from '../../../../schema/accounts/api-token-usage.ts';
import { type MountainDate, addDays } from '../../../../schema/time/clock.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';

/** The first day that is shown. */
export const firstUsageDay = (today: MountainDate): MountainDate => addDays(today, 1 - USAGE_DAYS);

/** What the tokens were used for in the last days, by id. */
export async function usageOf(
  em: EntityManager,
  tokens: readonly number[],
  today: MountainDate,
): Promise<(tokenId: number) => ApiTokenUsageView> {
  if (tokens.length === 0) return () => NO_USAGE;
  const since = firstUsageDay(today);
  const [days, deprecated] = await Promise.all([
    rowsOf(
      em,
      db
        .selectFrom('apiTokenDays')
        .select(['tokenId', 'calls', 'cost', 'refusals'])
        .select(({ cast }) => cast<string>('day', 'text').as('day'))
        .where('tokenId', 'in', tokens)
        .where('day', '>=', since)
        .orderBy('day', 'desc'),
    ),
    rowsOf(
      em,
      db
        .selectFrom('apiTokenDeprecations')
        .select(['tokenId', 'field', 'reason', 'calls'])
        .select(({ cast }) => cast<string | null>('goesOn', 'text').as('goesOn'))
        .select(({ cast }) => cast<string>('lastUsedOn', 'text').as('lastUsedOn'))
        .where('tokenId', 'in', tokens)
        .where('lastUsedOn', '>=', since)
        .orderBy('goesOn')
        .orderBy('field'),
    ),
  ]);
  return (id) => {
    const own = days.filter(({ tokenId }) => tokenId === id).map(({ tokenId: _, ...day }) => day);
    const sum = (of: 'calls' | 'cost' | 'refusals') =>
      own.reduce((total, day) => total + day[of], 0);
    return {
      calls: sum('calls'),
      cost: sum('cost'),
      refusals: sum('refusals'),
      days: own,
      deprecated: deprecated
        .filter(({ tokenId }) => tokenId === id)
        .map(({ tokenId: _, ...use }) => use),
    };
  };
}
