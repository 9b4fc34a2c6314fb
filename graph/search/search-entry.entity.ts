import { defineEntity, p } from '@mikro-orm/core';
import { SEARCH_KINDS } from '../../schema/site/search.ts';
import { instant } from '../core/database/columns.ts';

/**
 * The rows that search reads: one for each thing that visitors may find, maintained by triggers (core/searchable.ts).
 */
export const SearchEntry = defineEntity({
  name: 'SearchEntry',
  tableName: 'search_entries',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(SEARCH_KINDS),
    subjectId: p.integer(),
    /** The filter it belongs to: live, videos, podcasts, blogs, games or questions. */
    facet: p.text(),
    /** Title and tags without accents, for words that are typed wrong. */
    words: p.text(),
    document: p.string().columnType('tsvector'),
    occurredAt: instant(),
  },
  uniques: [{ properties: ['kind', 'subjectId'] }],
  indexes: [
    {
      name: 'search_entries_document_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} using gin (${columns.document})`,
    },
    {
      name: 'search_entries_words_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} using gin (${columns.words} gin_trgm_ops)`,
    },
  ],
});
