export const SETTINGS = [
  'Changes apply right away and are saved in this browser.',
  'Save Settings',
  'Saved',
  'Settings saved successfully!',
  'Saved in this browser. We couldn’t reach the notification service; we’ll keep trying.',

  // Accessibility
  'Accessibility',
  'Text size: {size} px',
  'High contrast',
  "Stronger colors and lines. Also follows your device's own setting.",
  'Screen reader announcements',
  'Announces score changes and live shows without interrupting.',
  'Color blind support',
  'Wins and losses in blue and orange instead of green and red.',
  'Neon flickering',
  'A short glow on the tagline and on LIVE.',

  // Audio and video
  'Audio & Video',
  'Volume: {volume}%',
  'For shows and videos that play here. You’ll hear a short tone.',

  // Notifications
  'Notifications',
  'Live streams',
  'When a show goes live.',
  'New episodes',
  'When a podcast episode or a video comes out.',
  'Game updates',
  'Kickoff, quarters, halftime and the end of a game.',
  'Rare. Stays until you dismiss it.',
  'Notifications are on in this browser.',
  'Turn on notifications',
  'Your browser will ask you once.',
  'Even when the site is closed',
  'Your browser’s push service delivers them. Your choices above apply.',
  'Test Notification',
  'Test notification sent',

  // Sports
  'Sports Preferences',
  'Favorite team',
  'We highlight your team wherever it plays.',
  'Time zone',
  'Shown in parentheses next to Mountain Time.',
  'Spoiler mode',
  'Hides scores and results, also in notifications, until you ask for them.',
  'Score alerts',
  'A notification every time a team scores.',
  'Reveal {what}',
  'the record',
  'the score',

  // Display and language
  'Display & Language',
  'Theme',
  'Light',
  'Dark',
  'Match my device',
  'Language',
  'Posts by members and hosts stay in the language they were written in.',
] as const;
