import { jest } from '@jest/globals';
import type { FrameSettings } from '../../schema/embeds/frame.ts';
import { h } from '../../schema/embeds/tree.ts';

const settings: FrameSettings = {
  ...{ tag: 'en-US', words: {}, site: 'Orange Weekly', query: 'query', variables: {} },
  ...{ events: ['subscription'], position: 'k3f9:1-0', data: { value: 1 } },
};

/** Results of the query, in the order in which they are asked for; each waits until it is given. */
const asked: PromiseWithResolvers<number>[] = [];
let stream: ReadableStreamDefaultController<Uint8Array>;
const resultOf = async () => {
  const result = Promise.withResolvers<number>();
  asked.push(result);
  const value = await result.promise;
  return { ok: true, json: () => Promise.resolve({ data: { value } }) };
};
const bodyOfStream = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });

test('what changes while the server is being asked makes it ask again', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  document.body.innerHTML = `<main id="view"></main><span id="as-of"></span><script id="frame-settings" type="application/json">${JSON.stringify(settings)}</script>`;
  Object.assign(globalThis, {
    matchMedia: () => new EventTarget(),
    fetch: (path: string) =>
      path === '/graphql' ? resultOf() : Promise.resolve({ ok: true, body: bodyOfStream() }),
  });
  const { startFrame, view } = await import('./frame.ts');
  await startFrame<{ value: number }>({ show: ({ value }) => [h('p', {}, String(value))] });
  expect(view.textContent).toBe('1');
  const change = async () => {
    stream.enqueue(new TextEncoder().encode('event: next\ndata: {"data":{"gameEvents":{}}}\n\n'));
    await jest.advanceTimersByTimeAsync(10);
  };
  await jest.advanceTimersByTimeAsync(0);
  await change();
  expect(asked).toHaveLength(1);
  await change();
  expect(asked).toHaveLength(1);
  asked[0]!.resolve(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(view.textContent).toBe('2');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(2);
  asked[1]!.resolve(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(view.textContent).toBe('3');

  await jest.advanceTimersByTimeAsync(31_000);
  expect(document.getElementById('as-of')!.textContent).toMatch(/^as of \d+:\d\d/);
  jest.useRealTimers();
});
