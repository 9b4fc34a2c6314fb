import type { FilterFields } from '../../../schema/filters/filters.ts';
import type { FilterInput } from '../../gql/graphql.ts';

/** A filter as the graph takes it, without what else comes along from the cache. */
export const inputOf = (filter: FilterFields): FilterInput => ({
  name: filter.name,
  rule: filter.rule,
  words: [...filter.words],
  pattern: filter.pattern,
  allowedHosts: [...filter.allowedHosts],
  count: filter.count,
  minutes: filter.minutes,
  memberDays: filter.memberDays,
  kinds: [...filter.kinds],
  action: filter.action,
  message: filter.message,
  isOn: filter.isOn,
});
