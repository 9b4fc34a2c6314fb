import { US_STATES } from '../../places/states.ts';

/** The states on the map of check-ins; the name of one is that of a country too. */
export const STATES = Object.values(US_STATES).filter((name) => name !== 'Georgia');
