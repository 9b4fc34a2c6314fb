import { jest } from '@jest/globals';

/** Whole sites start and stop in these tests; projects have no timeout setting of their own. */
jest.setTimeout(30_000);
