/** When the shows are on, and how to get them into one's own calendar. */
export const SCHEDULE = [
  'Back to home',
  'Show Schedule',
  'Four live shows and a podcast, every week of the season. All times are Mountain Time (MT).',
  'Next: {when}',
  'Next: by {when}',

  // Calendars
  'Add it to your calendar',
  'Subscribe once and every show and game lands on your calendar in your own time zone. If a kickoff is flexed, it updates itself. No spoilers.',
  'Subscribe to all',
  'Download all (.ics)',
  'Games only (.ics)',
  'Add to calendar',
  'Upcoming games',
] as const;
