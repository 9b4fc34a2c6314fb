import { jest } from '@jest/globals';

/**
 * Whole sites start and stop in these tests, on machines that may be busy with something else. Projects have no timeout
 * setting of their own.
 */
jest.setTimeout(120_000);
