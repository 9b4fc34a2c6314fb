import { p } from '@mikro-orm/core';

/** The members whom a post mentions: ids, of which some may be gone. Null for none, as of most posts. */
export const mentionColumns = () => ({
  mentionedIds: p
    .array((id) => Number(id))
    .columnType('int[]')
    .nullable(),
});

interface Columns {
  readonly mentionedIds: string;
}

/** The index by which an inbox finds what mentions its member. */
export const mentionsIndex = (name: string) => ({
  name,
  expression: ({ mentionedIds }: Columns, table: { toString(): string }, index: string) =>
    `create index "${index}" on ${table.toString()} using gin (${mentionedIds}) where ${mentionedIds} is not null`,
});
