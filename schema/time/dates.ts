import { inEnglish, type Say } from '../language/english.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * How long ago a moment was: 'N days ago' under 7 days, 'N weeks ago' under 30 days, else 'N months ago'.
 * Less than a day ago, and moments still to come, are 'Today'.
 */
export function relativeDate(date: Date | string, now: Date, say: Say = inEnglish): string {
  const days = Math.floor((now.getTime() - new Date(date).getTime()) / DAY);
  if (days < 1) return say('Today');
  if (days < 7) return say('{days|one:# day|other:# days} ago', { days });
  if (days < 30) {
    const weeks = Math.floor(days / 7);
    return say('{weeks|one:# week|other:# weeks} ago', { weeks });
  }
  return say('{months|one:# month|other:# months} ago', { months: Math.floor(days / 30) });
}
