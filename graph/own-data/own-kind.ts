import type { EntityManager } from '@mikro-orm/postgresql';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Slots, slowStatement } from '../core/database/rows.ts';
import { databaseName } from '../core/database/statement-compiler.ts';
import type { Tables } from '../core/database/tables.ts';

/** Rows per page, which are in memory at a time. */
export const PAGE = 500;

interface Kind {
  readonly file: string;
  /** What the file contains, for the read-me. */
  readonly what: string;
}

/** One file of the export: rows of one kind that belong to a member. */
export interface OwnRows extends Kind {
  /** The column with the owner's id, as `table.column` of the database. */
  readonly owner: string;
  /** The member's next rows, in the order of their ids. */
  readonly page: (em: EntityManager, of: { userId: number; after: number }) => Promise<OwnRow[]>;
}

export interface OwnRow {
  readonly id: number;
}

export type ColumnName = {
  [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables];

/** `o` is the member's row; columns are named as in the graph. */
export function own<Known, From extends keyof Known, Row extends OwnRow>({
  select,
  owner,
  ...kind
}: Kind & {
  readonly select: SelectQueryBuilder<Known, From, Row>;
  readonly owner: ColumnName;
}): OwnRows {
  const [id, member] = [sql.ref<number>('o.id'), sql.ref(`o.${owner.split('.')[1]}`)];
  const page = slowStatement(({ userId, after }: Slots<{ userId: number; after: number }>) =>
    select
      .where(sql<boolean>`${member} = ${userId} and ${id} > ${after}`)
      .orderBy(id)
      .limit(PAGE),
  );
  return { ...kind, owner: databaseName(owner), page };
}
