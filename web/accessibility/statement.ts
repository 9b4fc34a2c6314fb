/** What e2e/members/access.test.ts and e2e/pages/keyboard.test.ts try before anything goes out. Who changes them changes this. */
export const TESTED = [
  'Every page, tab, dialog and menu by the automatic rules of axe for WCAG 2.2 AA, wide and on a phone.',
  'The colors of every page in four themes: light, dark, and both with more contrast.',
  'Windows of 320 pixels: nothing scrolls sideways, also with the largest text.',
  'Signing up, searching, reading, watching and changing tabs with the keyboard alone.',
] as const;

export const DONE = [
  'Text size, theme, contrast, colors for color blindness and announcements for screen readers are yours to set.',
  'Motion stops where your device asks for less of it, and nothing plays by itself.',
  'Scores and messages that arrive are announced politely, without taking the focus.',
] as const;

export const LIMITS = [
  'Videos and episodes run in players of YouTube and Spotify. We neither caption them nor write transcripts; what there is comes from these players.',
  'Pictures that fans upload are described in the words of whoever uploaded them, or by their name alone.',
  'Articles, comments and messages are in the language in which they were written; only the site itself speaks two.',
  'The workbench for developers is made by others, and on small screens of little use.',
  'Automatic rules find only a part of what is wrong. No audit by people who rely on screen readers every day has been made yet.',
] as const;
