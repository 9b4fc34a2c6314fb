import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { StatementCompiler } from './statement-compiler.ts';
import type { Tables } from './tables.ts';

class NoDriver extends DummyDriver {
  override acquireConnection(): never {
    throw new Error('A statement runs over an entity manager: rowsOf(em, statement).');
  }
}

/** Builds statements typed by the entities. It has no connection. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NoDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new StatementCompiler(),
  },
});
