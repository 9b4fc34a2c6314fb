import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is looked for may stand behind a download of its own, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 4000 });
