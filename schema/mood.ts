export const MOOD_MIN = 1;
export const MOOD_MAX = 10;
