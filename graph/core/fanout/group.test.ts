import { EventStream } from '../events/event-stream.ts';
import { Group } from './group.ts';

/** A group whose events are texts, and outlets that record their writes. */
function group() {
  const source = new EventStream<string>('texts', () => {});
  const made = new Group({
    open: () => Promise.resolve(source),
    render: (event) => Promise.resolve(Buffer.from(event as string)),
    onOver: () => {},
  });
  const member = async (id: string) => {
    const writes: string[] = [];
    await made.join(
      {
        address: 'here',
        write: (frames) => writes.push(frames.toString('latin1')),
        close: () => {},
      },
      id,
    );
    return writes;
  };
  return { source, member, flush: () => made.flush() };
}

/** Runs all pending microtasks; writes wait for the end of the turn. */
async function settle() {
  for (let step = 0; step < 10_000; step++) await Promise.resolve();
}

const frame = (id: string, body: string) => {
  const text = `{"id":"${id}","type":"next","payload":${body}}`;
  return `\u0081${String.fromCharCode(text.length)}${text}`;
};

test('what waits is written at once: a frame per event, a write per member', async () => {
  const { source, member, flush } = group();
  const [a, b] = [await member('x'), await member('y')];
  for (const text of ['1', '2', '3']) source.push(text);
  await settle();
  flush();
  expect(a).toEqual([frame('x', '1') + frame('x', '2') + frame('x', '3')]);
  expect(b).toEqual([frame('y', '1') + frame('y', '2') + frame('y', '3')]);
});

test('a member gets nothing of what waited when it joined', async () => {
  const { source, member, flush } = group();
  const early = await member('x');
  source.push('1');
  await settle();
  const late = await member('x');
  const idle = await member('x');
  flush();
  source.push('2');
  await settle();
  const latest = await member('x');
  source.push('3');
  await settle();
  flush();
  expect(early).toEqual([frame('x', '1'), frame('x', '2') + frame('x', '3')]);
  expect(late).toEqual([frame('x', '2') + frame('x', '3')]);
  expect(idle).toEqual(late);
  expect(latest).toEqual([frame('x', '3')]);
});

test('no more is executed than fits a batch until it has been written', async () => {
  const { source, member, flush } = group();
  source.capacity = 4096;
  const writes = await member('x');
  for (let n = 0; n < 1000; n++) source.push(`"${'x'.repeat(1000)}"`);
  while (writes.join('').length < 1_000_000) {
    await settle();
    flush();
  }
  expect(Math.max(...writes.map(({ length }) => length))).toBeLessThan(150_000);
});
