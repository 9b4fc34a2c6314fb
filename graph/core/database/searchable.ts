interface Searchable {
  /** `blog`, `content`, `game` or `question`. */
  readonly kind: string;
  /** Filter of the search dialog: an SQL expression over `new`. */
  readonly facet: string;
  /** SQL expressions over `new`, by weight. */
  readonly title: string;
  readonly tags?: string;
  readonly summary?: string;
  readonly body?: string;
  /** Text that mistyped words are compared with besides the tags, if not the title. */
  readonly spelled?: string;
  readonly occurredAt: string;
  /** Rows that visitors may see; the others are not in the index at all. */
  readonly visible?: string;
  /** Columns whose change is a change for the search; counters are not. */
  readonly columns: readonly string[];
}

const vector = (text: string | undefined, weight: string) =>
  text
    ? `setweight(to_tsvector('english', unaccent(coalesce(${text}, ''))), '${weight}')`
    : undefined;

/**
 * Trigger that updates a row's entry in the search index. It is in the database so that the index follows every
 * publish, withdrawal and deletion within the same transaction.
 */
export function searchable(of: Searchable) {
  const columns = [...of.columns]
    .map((column) => `old.${column} is not distinct from new.${column}`)
    .join(' and ');
  const document = [
    vector(of.title, 'A'),
    vector(of.tags, 'B'),
    vector(of.summary, 'C'),
    vector(of.body, 'D'),
  ]
    .filter(Boolean)
    .join(' || ');
  const words = `lower(unaccent(${of.spelled ?? of.title}${of.tags ? ` || ' ' || ${of.tags}` : ''}))`;
  return {
    name: `search_${of.kind}`,
    timing: 'after' as const,
    events: ['insert' as const, 'update' as const, 'delete' as const],
    forEach: 'row' as const,
    body: [
      `if tg_op = 'UPDATE' then if ${columns} then return null; end if; end if;`,
      `if tg_op <> 'INSERT' then delete from search_entries where kind = '${of.kind}' and subject_id = old.id; end if;`,
      `if tg_op <> 'DELETE' then if ${of.visible ?? 'true'} then`,
      `insert into search_entries (kind, subject_id, facet, words, document, occurred_at)`,
      `values ('${of.kind}', new.id, ${of.facet}, ${words}, ${document}, ${of.occurredAt}); end if; end if; return null`,
    ].join(' '),
  };
}
