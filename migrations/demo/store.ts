import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Stores rows in one statement and returns their ids, in the order of the rows. */
export async function store<Entity extends { id: number }>(
  tx: EntityManager,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
): Promise<number[]> {
  const made = rows.map((row) => tx.create(entity, row, { persist: false }));
  await tx.insertMany(made);
  return made.map(({ id }) => id);
}
