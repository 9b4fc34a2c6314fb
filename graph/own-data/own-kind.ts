import type { EntityManager } from '@mikro-orm/postgresql';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Slots, statement } from '../core/database/rows.ts';
import { databaseName } from '../core/database/statement-compiler.ts';
import type { Tables } from '../core/database/tables.ts';

/** Rows that are in memory at a time. */
export const PAGE = 500;

interface Kind {
  readonly file: string;
  /** What is in it, as the read-me tells. */
  readonly what: string;
}

/** One file of the export: rows of one kind that belong to a member. */
export interface OwnRows extends Kind {
  /** The column that says whose it is, as `table.column` of the database. */
  readonly owner: string;
  /** The next rows of a member by id. */
  readonly page: (em: EntityManager, of: { userId: number; after: number }) => Promise<OwnRow[]>;
}

export interface OwnRow {
  readonly id: number;
}

export type ColumnName = {
  [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables];

/** `o` is the row that is the member's; columns are named as the graph names them. */
export function own<Known, From extends keyof Known, Row extends OwnRow>({
  select,
  owner,
  ...kind
}: Kind & {
  readonly select: SelectQueryBuilder<Known, From, Row>;
  readonly owner: ColumnName;
}): OwnRows {
  const [id, member] = [sql.ref<number>('o.id'), sql.ref(`o.${owner.split('.')[1]}`)];
  const page = statement(({ userId, after }: Slots<{ userId: number; after: number }>) =>
    select
      .where(sql<boolean>`${member} = ${userId} and ${id} > ${after}`)
      .orderBy(id)
      .limit(PAGE),
  );
  return { ...kind, owner: databaseName(owner), page };
}
