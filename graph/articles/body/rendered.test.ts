import type { BodyNode, BodyRoot } from '../../../schema/articles/articles.ts';
import { endRendering, rendered, renderedOnce } from './rendered.ts';

afterAll(() => endRendering());

/** Longer than any machine takes for what is not made to take long, the start of a thread included; in milliseconds. */
const PATIENT = 100_000;

const line = 'A long line of words.\n';
const lineWith = (word: string) => `${line.repeat(300)}\n**${word}**`;

const depth = (node: BodyRoot | BodyNode): number =>
  node.type === 'text' ? 0 : 1 + Math.max(0, ...(node.children ?? []).map(depth));

/**
 * The longest time, in milliseconds of processor time, that this thread was blocked during the work: other processes on
 * the machine don't count.
 */
async function pauseDuring(work: Promise<unknown>): Promise<number> {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = worked();
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  await work.finally(() => clearInterval(timer));
  return longest;
}

test('long texts are rendered like short ones, each to its own', async () => {
  const bodies = await Promise.all(['one', 'two'].map((word) => rendered(lineWith(word), PATIENT)));
  expect(bodies.map(({ children }) => children.at(-1))).toEqual(
    ['one', 'two'].map((value) => ({
      type: 'element',
      tagName: 'p',
      children: [{ type: 'element', tagName: 'strong', children: [{ type: 'text', value }] }],
    })),
  );
});

test.each([
  ['1 MB in one paragraph', line.repeat(45_000)],
  ['ten thousand quotes in each other', `${'>'.repeat(10_000)} deep`],
  [
    'lists in lists',
    Array.from({ length: 700 }, (_, n) => `${' '.repeat(n * 2)}- item`).join('\n'),
  ],
  ['a hundred thousand brackets', '['.repeat(100_000)],
])('%s neither stops the server nor falls through', async (_what, text) => {
  const work = rendered(text, 1_500);
  expect(await pauseDuring(work)).toBeLessThan(1_000);
  const body = await work;
  expect(body.children.length).toBeGreaterThan(0);
  expect(depth(body)).toBeLessThanOrEqual(50);
  // The next text finds a thread again.
  expect((await rendered(lineWith('after'), PATIENT)).children).toHaveLength(2);
});

test('the same text is rendered once', () => {
  expect(renderedOnce('Same')).toBe(renderedOnce('Same'));
});
