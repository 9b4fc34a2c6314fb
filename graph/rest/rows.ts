import type { RestRow } from './row.ts';

/** Every `/api` path, room by room. */
export const REST_ROWS: readonly RestRow[] = [];
