import type { SiteSettings } from '../site/settings.ts';
import { addDays, instantOfMountain, type MountainDate } from '../time/clock.ts';

/** When the show about a game airs: the day after it. */
export const postGameShowAt = (
  gameDate: MountainDate,
  { postGameTime }: Pick<SiteSettings, 'postGameTime'>,
): Date => instantOfMountain({ date: addDays(gameDate, 1), time: postGameTime });
