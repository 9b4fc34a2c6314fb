export const SETTINGS = [
  'Changes apply at once and are kept in this browser.',
  'Save Settings',
  'Saved',
  'Settings saved successfully!',
  'Saved in this browser. The notification service could not be told; we try again.',

  // Accessibility
  'Accessibility',
  'Text size: {size} px',
  'High contrast',
  "Stronger colors and lines. Also follows your device's own setting.",
  'Screen reader announcements',
  'Reads out score changes and shows that go live, politely.',
  'Color blind support',
  'Wins and losses in blue and orange instead of green and red.',
  'Neon flickering',
  'A short glow on the tagline and on LIVE.',

  // Audio and video
  'Audio & Video',
  'Volume: {volume}%',
  'For the shows and videos that play here. A short tone lets you hear it.',

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
  'Your browser asks you once.',
  'Also while the site is closed',
  "Your browser's push service delivers them. What you chose above holds there too.",
  'Test Notification',
  'Test notification sent',

  // Sports
  'Sports Preferences',
  'Favorite team',
  'Marked where it plays; chosen when you sign up.',
  'Time zone',
  'Told beside Mountain Time, in brackets.',
  'Spoiler mode',
  'Hides scores and results, also in notifications, until you ask for them.',
  'Score alerts',
  'A notification each time somebody scores.',
  'Reveal {what}',
  'the record',

  // Display and language
  'Display & Language',
  'Theme',
  'Light',
  'Dark',
  'Like my device',
  'Language',
  'What members and hosts write stays in the language they wrote it in.',
] as const;
