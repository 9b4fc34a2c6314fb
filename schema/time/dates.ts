const DAY = 24 * 60 * 60 * 1000;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago a moment was: 'N days ago' under 7 days, 'N weeks ago' under 30 days, else 'N months ago'.
 * Less than a day ago, and moments still to come, are 'Today'.
 */
export function relativeDate(date: Date | string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(date).getTime()) / DAY);
  if (days < 1) return 'Today';
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  return ago(Math.floor(days / 30), 'month');
}
