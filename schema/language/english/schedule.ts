/** When the shows are on, and how to get them into one's own calendar. */
export const SCHEDULE = [
  'Back to home',
  'Show Schedule',
  'Five shows, every week of the season. All times are Mountain time (MT).',
  'Next: {when}',
  'Next: by {when}',

  // Calendars
  'In your calendar',
  'Subscribe once, and every show and game stands at the right hour in your own time zone; a game that is moved moves along. Scores are left out.',
  'Subscribe to all',
  'Download all (.ics)',
  'Games only (.ics)',
  'Add to calendar',
  'Games to come',
] as const;
