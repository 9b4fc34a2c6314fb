import { jest } from '@jest/globals';

/** People take their time, and so does a browser on a busy machine. */
jest.setTimeout(120_000);
