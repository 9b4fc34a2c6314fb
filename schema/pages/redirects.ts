import type { PageName } from './pages.ts';
import { CHAT_PATH } from './post-places.ts';

/** Addresses that only lead on, with the page that search engines and previews find there. */
export const REDIRECTS = {
  gameChat: { path: '/game-chat', to: CHAT_PATH, page: 'fanZone' },
} as const satisfies Record<string, { path: string; to: string; page: PageName }>;
