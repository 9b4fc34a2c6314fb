/** Bounds of the texts of a check-in, in characters. */
export const CHECKIN_LOCATION_MIN = 3;
export const CHECKIN_LOCATION_MAX = 100;
export const CHECKIN_DESCRIPTION_MAX = 300;
