import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// An element may appear only after a download, which takes time on a busy machine; so does typing into long forms,
// letter by letter. Neither says anything about the product.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
