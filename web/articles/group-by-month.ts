import { mountainDate } from '../../schema/time/clock.ts';
import { dateFormat } from '../ui/language.ts';

export interface Month<Item> {
  /** `2025-11`, in Mountain time. */
  readonly key: string;
  /** `November 2025`. */
  readonly label: string;
  readonly items: readonly Item[];
}

const monthName = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Groups by the month of `publishedAt` (ISO 8601) in Mountain time, newest month first; within a month the order stays. */
export function groupByMonth<Item extends { publishedAt?: string | null }>(
  items: readonly Item[],
): Month<Item>[] {
  const months = new Map<string, Item[]>();
  for (const item of items) {
    if (!item.publishedAt) continue;
    const key = mountainDate(new Date(item.publishedAt)).slice(0, 7);
    const month = months.get(key);
    if (month) month.push(item);
    else months.set(key, [item]);
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([key, month]) => ({
      key,
      label: monthName.format(new Date(`${key}-01T00:00:00Z`)),
      items: month,
    }));
}
