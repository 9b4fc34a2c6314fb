import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { migrate } from './run.ts';

/** What the migrations lack (or have too much) compared with the entities, as SQL; empty when they agree. */
export interface ModelDiff {
  statements: string[];
  /** The whole schema of the entities, for `snapshot.sql`. */
  snapshot: string;
}

/** Runs every migration on an empty database in memory and compares the result with the entities. */
export async function compareModel(): Promise<ModelDiff> {
  const database = await openDatabase({ dataDir: ':memory:' });
  const orm = createOrm(database.connection);
  try {
    await migrate(orm);
    const update = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    return {
      // One statement per line; a trigger's function ends its line inside the quotes only.
      statements: update
        .split(/;\s*$/m)
        .map((statement) => statement.trim())
        .filter(Boolean),
      snapshot: await orm.schema.getCreateSchemaSQL({ wrap: false }),
    };
  } finally {
    await orm.close();
    await database.close();
  }
}
