/** A text with what looks like a score taken out: '24-17', '24–17', '24 to 17'. Seasons, dates and phone numbers stay. */
export const withoutScores = (text: string): string =>
  text.replace(/(?<![\d$./–—-])\d{1,2}(?:\s?[-–—]\s?|\s+to\s+)\d{1,2}(?!\d|%|[./–—-]\d)/g, '••');
