/** Storage keys and media queries that the app shares with the scripts of the first document. */

/** Where the settings are in the local storage of the browser. */
export const SETTINGS_KEY = 'podcast-settings';
/** Where the copy of the signed-in user is. */
export const USER_KEY = 'auth_user';
/** Where the id of the breaking news is that was dismissed last. */
export const DISMISSED_NEWS_KEY = 'breaking-news-dismissed';

/** Where the delay of the visitor's video is, while it is in force. */
export const DELAY_KEY = 'stream-delay';

/** Font size in px: smallest, largest, step, and the one to begin with. */
export const FONT_SIZE = { min: 12, max: 24, step: 2, usual: 16 } as const;
/** Above this size, in px, the header's navigation gives way to the bar of tabs earlier. */
export const LARGE_TEXT = 18;

export const DARK_SCHEME = '(prefers-color-scheme: dark)';
export const MORE_CONTRAST = '(prefers-contrast: more)';
