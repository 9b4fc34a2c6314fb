import { MOST_IDS } from '../../../schema/site/paging.ts';
import { refuse } from '../errors.ts';

/** What `read` finds of the ids, in their order and null for the others. Refuses more than `MOST_IDS` of them. */
export async function byIds<Found extends { readonly id: number }>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<Found[]>,
): Promise<(Found | null)[]> {
  if (ids.length > MOST_IDS)
    throw refuse(
      'ids.tooMany',
      { name: 'ids', max: MOST_IDS, asked: ids.length },
      { field: 'ids' },
    );
  if (ids.length === 0) return [];
  const found = new Map((await read([...new Set(ids)])).map((one) => [one.id, one]));
  return ids.map((id) => found.get(id) ?? null);
}
