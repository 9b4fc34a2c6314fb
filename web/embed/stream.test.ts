import { blocksOf } from './stream.ts';

const streamOf = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test('a stream is read by its events, wherever the network has cut it; comments are signs of life', async () => {
  let signs = 0;
  const stream = streamOf(
    'retry: 3000\nid: k3f9:1\n\n',
    ':\nid: k3f9:2\n',
    '\nevent: next\nid: k3f9:3\nda',
    'ta: {"data":{"a":"x: y"}}\n\n:beat\n\n',
    'event: complete\ndata:\n\nevent: cut',
  );
  const blocks = [];
  for await (const block of blocksOf(stream, () => signs++)) blocks.push(block);
  expect(blocks).toEqual([
    { retry: '3000', id: 'k3f9:1' },
    { id: 'k3f9:2' },
    { event: 'next', id: 'k3f9:3', data: '{"data":{"a":"x: y"}}' },
    {},
    { event: 'complete', data: '' },
  ]);
  expect(signs).toBe(5);
});
