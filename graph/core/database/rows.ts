import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/**
 * Runs one statement, written with kysely's sql tag (values are bound, never spliced), and gives its plain rows.
 * For the hot reads, whose rows go out as they are; everything else goes through entities. Inside a transaction it
 * is part of it. Instants come as text.
 */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}
