interface Columns {
  readonly replyToId: string;
}

/** The index by which an inbox finds the replies to what a member wrote. Most posts reply to nothing. */
export const repliesIndex = (name: string) => ({
  name,
  expression: ({ replyToId }: Columns, table: { toString(): string }, index: string) =>
    `create index "${index}" on ${table.toString()} (${replyToId}) where ${replyToId} is not null`,
});
