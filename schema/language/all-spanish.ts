import { SPANISH } from './spanish.ts';
import { ADMIN } from './spanish/admin.ts';
import { API_CHANGES } from './spanish/api-changes.ts';
import { DEVELOPERS } from './spanish/developers.ts';
import { GAME_DAY } from './spanish/game-day.ts';
import { INBOX } from './spanish/inbox.ts';
import { LEAGUES } from './spanish/leagues.ts';
import { MEMBERS } from './spanish/members.ts';
import { MODERATION } from './spanish/moderation.ts';
import { MUTE_SETTINGS } from './spanish/mute-settings.ts';
import { SCOREKEEPING } from './spanish/scorekeeping.ts';
import { STATUS } from './spanish/status.ts';

/** Every text of the site in Spanish, also those that come with their page (texts-apart.ts): for tests. */
export const ALL_SPANISH = {
  ...SPANISH,
  ...ADMIN,
  ...API_CHANGES,
  ...DEVELOPERS,
  ...GAME_DAY,
  ...INBOX,
  ...LEAGUES,
  ...MEMBERS,
  ...MODERATION,
  ...MUTE_SETTINGS,
  ...SCOREKEEPING,
  ...STATUS,
} as const;
