/** What e2e/members/access.test.ts and e2e/pages/keyboard.test.ts try before anything goes out. Who changes them changes this. */
export const TESTED = [
  'Every page, tab, dialog and menu with axe’s automatic WCAG 2.2 AA rules, on a desktop and on a phone.',
  'The colors of every page in four themes: light, dark, and both with more contrast.',
  'Windows 320 pixels wide: nothing scrolls sideways, even with the largest text.',
  'Signing up, searching, reading, watching and switching tabs with just the keyboard.',
] as const;

export const DONE = [
  'You choose the text size, theme, contrast, color-blind colors and screen reader announcements.',
  'If your device asks for less motion, ours stops. Nothing plays on its own.',
  'New scores and messages are announced without interrupting you or moving the focus.',
] as const;

export const LIMITS = [
  'Videos and some episodes play in YouTube’s and Spotify’s players. Captions come from those players. An episode has a transcript where we have one.',
  'Fan photos are described in the words of the fan who uploaded them, or just by name.',
  'Articles, comments and messages stay in the language they were written in. Only the site itself comes in two.',
  'GraphiQL, the developers’ workbench, is third-party and hard to use on small screens.',
  'Automatic rules catch only some problems. People who rely on screen readers every day haven’t audited the site yet.',
] as const;
