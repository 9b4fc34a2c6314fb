interface Counter {
  /** Table and column of the number. */
  table: string;
  column: string;
  /** Column of the counted table that points at the row with the number. */
  by: string;
}

/**
 * Trigger that maintains a count of rows. It is in the database because rows are also deleted by cascade (deleting a
 * member deletes their likes), which no use case sees.
 */
export function countedOn({ table, column, by }: Counter) {
  return {
    name: `count_${column}`,
    timing: 'after' as const,
    events: ['insert' as const, 'delete' as const],
    forEach: 'row' as const,
    body: [
      `if tg_op = 'INSERT' then update ${table} set ${column} = ${column} + 1 where id = new.${by};`,
      `else update ${table} set ${column} = ${column} - 1 where id = old.${by};`,
      `end if; return null`,
    ].join(' '),
  };
}
