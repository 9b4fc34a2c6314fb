import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  ExpressionWrapper,
  type OperationNodeSource,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { pipelinesFor, runShared } from './pipelines.ts';

/**
 * Runs a statement of the builder (values are bound, never spliced) and gives its plain rows. For the hot reads, whose
 * rows go out as they are; everything else goes through entities. Inside a transaction it is part of it. Instants come
 * as text.
 */
export async function rowsOf<Row>(em: EntityManager, statement: Compilable<Row>): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(statement.compile());
  return rows;
}

/** What a statement leaves open. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const SLOTS: object = new Proxy({}, { get: (_, name) => sql.val(new Slot(String(name))) });

/** Compiles on first use, as compiling takes longer than many reads; afterwards only the parameters change. */
function compiledOnce<Values extends object, Row>(
  build: (slots: Slots<Values>) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (given) => {
    compiled ??= build(SLOTS as Slots<Values>).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Values] : value,
    );
    return { ...compiled, parameters };
  };
}

type Statement<Values extends object, Row> = (em: EntityManager, values: Values) => Promise<Row[]>;

/** A statement that is compiled once and may take long: it has a connection of the pool to itself. */
export function slowStatement<Values extends object, Row>(
  build: (slots: Slots<Values>) => Compilable<Row>,
): Statement<Values, Row> {
  const fill = compiledOnce(build);
  return async (em, values) => (await em.getKysely().executeQuery(fill(values))).rows;
}

let named = 0;

/**
 * A short statement of many requests, compiled once. Outside a transaction it is sent on a connection that requests
 * share, where the database parses it once; one that may take long would delay them (`slowStatement`).
 *
 * @param rowLocked the id of the one row that many requests may lock at once
 */
export function statement<Values extends object, Row>(
  build: (slots: Slots<Values>) => Compilable<Row>,
  rowLocked?: (values: Values) => number,
): Statement<Values, Row> {
  const name = `statement ${(named += 1)}`;
  const fill = compiledOnce(build);
  return async (em, given) => {
    const filled = fill(given);
    const alone = () => em.getKysely().executeQuery(filled);
    const pipelines = pipelinesFor(em);
    if (!pipelines) return (await alone()).rows;
    const { sql: text, parameters } = filled;
    const locks = rowLocked?.(given);
    const sent = { name, text, values: [...parameters], isWrite: WRITES.test(text), locks };
    return (await runShared(pipelines, sent, alone)).rows;
  };
}

/** Whatever may wait for the lock of a row. */
const WRITES = /\b(insert|update|delete)\b/i;

/** The same, one for each subject: a table, a kind of content. */
export function statementFor<Subject extends object, Values extends object, Row>(
  build: (subject: Subject, slots: Slots<Values>) => Compilable<Row>,
  rowLocked?: (values: Values) => number,
): (subject: Subject, em: EntityManager, values: Values) => Promise<Row[]> {
  const built = new WeakMap<Subject, Statement<Values, Row>>();
  return (subject, em, values) => {
    let run = built.get(subject);
    if (!run) {
      run = statement((slots) => build(subject, slots), rowLocked);
      built.set(subject, run);
    }
    return run(em, values);
  };
}

/** Whether the query has a row. */
export const hasRow = (query: Expression<unknown>): RawBuilder<boolean> => sql`exists ${query}`;

/** A condition as a column. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql`${condition}`;

/** A query, or a change with what it returns, whose rows another statement reads. */
export type Source<Row> = Compilable<Row> & OperationNodeSource;

/** For `db.with(name, () => rowsIn(source))`. */
export const rowsIn = <Row>(source: Source<Row>): Expression<Row> =>
  new ExpressionWrapper(source.toOperationNode());

/** A count as a number; without it the driver gives the text of a 64-bit integer. */
export const asInt = (count: Expression<bigint | number | string>): RawBuilder<number> =>
  sql`${count}::int`;
