import { buildIfStale } from '../build-if-stale.ts';

/** The browser tests walk through the site as it is built for production. */
export default buildIfStale;
