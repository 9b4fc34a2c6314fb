/**
 * A `console.error` or `console.warn` fails the test it happens in. A test that expects one says so:
 * `const error = jest.spyOn(console, 'error').mockReturnValue();` and looks at its calls.
 * Spies are taken back after each test (`restoreMocks`), which puts these guards back.
 */
import { format } from 'node:util';

const noise: string[] = [];

function guard(method: 'error' | 'warn') {
  console[method] = (...words: unknown[]) => {
    noise.push(`console.${method}: ${format(...words)}`);
  };
}

guard('error');
guard('warn');

function complain() {
  if (noise.length === 0) return;
  const said = noise.splice(0).join('\n\n');
  throw new Error(`The test passed, but the console was written to.\n\n${said}`);
}

afterEach(complain);
afterAll(complain);
