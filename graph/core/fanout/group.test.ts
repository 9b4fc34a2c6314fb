import fc from 'fast-check';
import { createEvents, type EventsOptions } from '../events/events.ts';
import { FROM_NOW, readPosition, type ResumeAfter } from '../events/position.ts';
import { frames } from './encoding.ts';
import { Group } from './group.ts';
import type { SilentStream } from './silent-stream.ts';

/** A group whose events are numbers, and outlets that record their writes. */
function group(
  options: EventsOptions = {},
  bodyOf = (n: number) => `${n}`,
  executed: () => Promise<unknown> = () => Promise.resolve(),
) {
  const events = createEvents(options);
  const render = async (n: number) => {
    await executed();
    return Buffer.from(bodyOf(n));
  };
  const made = new Group({
    open: () => Promise.resolve(events.follow(['game.changed'])),
    render: ({ payload }) => render((payload as { gameId: number }).gameId),
    renderReset: () => ({ bytes: Buffer.from('"reset"'), position: events.position() }),
    onOver: () => {},
  });
  const join = async (id: string, after?: ResumeAfter) => {
    const writes: string[] = [];
    const outlet = {
      address: 'here',
      write: (frames: Buffer) => writes.push(frames.toString('latin1')),
      close: () => {},
    };
    const stream = (await made.join(outlet, frames(id), after)) as SilentStream;
    return { writes, stream };
  };
  return {
    events,
    push: (n: number) => events.publish('game.changed', { gameId: n }),
    join,
    member: async (id: string, after?: ResumeAfter) => (await join(id, after)).writes,
    flush: () => made.flush(),
    reset: () => made.reset(),
  };
}

/** Runs all pending microtasks; writes wait for the end of the turn. */
async function settle() {
  for (let step = 0; step < 10_000; step++) await Promise.resolve();
}

const frame = (id: string, body: string) => {
  const text = `{"id":"${id}","type":"next","payload":${body}}`;
  return `\u0081${String.fromCharCode(text.length)}${text}`;
};

/** The bodies that were written, in order. */
const bodies = (writes: readonly string[]) =>
  [...writes.join('').matchAll(/"payload":(?<body>[^}]+)\}/g)].map(({ groups }) => groups!.body!);

test('what waits is written at once: a frame per event, a write per member', async () => {
  const { push, member, flush } = group();
  const [a, b] = [await member('x'), await member('y')];
  for (const n of [1, 2, 3]) push(n);
  await settle();
  flush();
  expect(a).toEqual([frame('x', '1') + frame('x', '2') + frame('x', '3')]);
  expect(b).toEqual([frame('y', '1') + frame('y', '2') + frame('y', '3')]);
});

test('events that come together share a write, also where executing them takes turns of the event loop', async () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const { push, member } = group({}, (n) => `${n}`, turn);
  const writes = await member('x');
  for (const n of [1, 2, 3]) push(n);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(writes).toEqual([frame('x', '1') + frame('x', '2') + frame('x', '3')]);
});

test('a member gets nothing of what waited when it joined', async () => {
  const { push, member, flush } = group();
  const early = await member('x');
  push(1);
  await settle();
  const late = await member('x');
  const idle = await member('x');
  flush();
  push(2);
  await settle();
  const latest = await member('x');
  push(3);
  await settle();
  flush();
  expect(early).toEqual([frame('x', '1'), frame('x', '2') + frame('x', '3')]);
  expect(late).toEqual([frame('x', '2') + frame('x', '3')]);
  expect(idle).toEqual(late);
  expect(latest).toEqual([frame('x', '3')]);
});

test('no more is executed than fits a batch until it has been written', async () => {
  const { push, member, flush } = group({}, () => `"${'x'.repeat(1000)}"`);
  const writes = await member('x');
  for (let n = 0; n < 1000; n++) push(n);
  while (writes.join('').length < 1_000_000) {
    await settle();
    flush();
  }
  expect(Math.max(...writes.map(({ length }) => length))).toBeLessThan(150_000);
});

describe('with positions', () => {
  test('who comes back gets what they missed, and then what happens, each event once', async () => {
    const { push, join, member, flush } = group();
    await member('x');
    push(1);
    await settle();
    const first = await join('y', FROM_NOW);
    push(2);
    push(3);
    await settle();
    const again = await member('y', readPosition(first.stream.beginning.position));
    push(4);
    await settle();
    flush();
    expect(bodies(again)).toEqual(['2', '3', '4']);
  });

  test('who is of another life of the log, or too late, hears a reset and goes on', async () => {
    const { events, push, member, join, flush } = group();
    const { stream } = await join('x', FROM_NOW);
    for (let n = 0; n < 2_001; n++) push(n);
    await settle();
    for (const position of [stream.beginning.position, 'another:1-1']) {
      const late = await member('y', readPosition(position));
      flush();
      push(7);
      await settle();
      flush();
      expect(bodies(late)).toEqual(['"reset"', '7']);
    }
    await events.close();
  });

  test('who waits for more than a thousand events reads anew instead', async () => {
    const { push, member, join } = group();
    const { stream } = await join('x', FROM_NOW);
    for (let n = 0; n < 1_001; n++) push(n);
    await settle();
    const late = await member('y', readPosition(stream.beginning.position));
    expect(bodies(late)).toEqual(['"reset"']);
  });

  test('a loss is said to those who know positions, and to no one else', async () => {
    const { push, member, flush, reset } = group();
    const old = await member('x');
    const resuming = await member('y', FROM_NOW);
    push(1);
    await settle();
    reset();
    push(2);
    await settle();
    flush();
    expect(bodies(old)).toEqual(['1', '2']);
    expect(bodies(resuming)).toEqual(['1', '"reset"', '2']);
  });

  test('whoever comes and goes, and whenever, gets exactly the part of the log after their position', async () => {
    const step = fc.constantFrom('publish', 'publish', 'join', 'leave', 'flush', 'settle', 'turn');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const { events, push, join, flush } = group();
        await join('other');
        const positions: string[] = [];
        const got: number[] = [];
        let after: ResumeAfter = FROM_NOW;
        let first: number | undefined;
        let joining: ReturnType<typeof join> | undefined;
        const leave = async () => {
          if (!joining) return;
          const { writes, stream } = await joining;
          joining = undefined;
          await stream.return();
          const { position } = stream.beginning;
          first ??= positions.indexOf(position) + 1;
          const now = bodies(writes).map(Number);
          got.push(...now);
          if (now.length > 0) after = readPosition(positions[now.at(-1)!]);
          else if (after === FROM_NOW) after = readPosition(position);
        };
        const acts = {
          publish() {
            push(positions.length);
            positions.push(events.position());
          },
          join: () => void (joining ??= join('me', after)),
          leave,
          flush,
          settle,
          turn: () => Promise.resolve(),
        };
        for (const act of [...steps, 'leave', 'join', 'settle', 'flush', 'leave'] as const)
          await acts[act]();
        expect(got).toEqual(positions.map((_, n) => n).slice(first));
        await events.close();
      }),
    );
  });
});
