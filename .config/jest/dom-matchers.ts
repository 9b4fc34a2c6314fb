import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is looked for may stand behind a download of its own, which a busy machine takes its time for; so it does for
// long forms, typed into a letter at a time. Neither says anything about the product.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
