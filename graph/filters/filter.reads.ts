import type { EntityManager } from '@mikro-orm/postgresql';
import type { FilterView } from '../../schema/filters/filters.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';

/** All filters by name, those that are off, too; 50 at most. */
export async function readFilters(em: EntityManager): Promise<FilterView[]> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom('filters')
      .select(['id', 'name', 'rule', 'words', 'pattern', 'allowedHosts', 'count', 'minutes'])
      .select(['memberDays', 'kinds', 'action', 'message', 'isOn', 'updatedAt'])
      .orderBy(({ fn }) => fn<string>('lower', ['name']))
      .orderBy('id'),
  );
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}
