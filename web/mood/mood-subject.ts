/** What is revealed of the moods, for those who hide scores. */
export const MOOD_SUBJECT = 'fan mood';
