import { createBatches } from './batches.ts';

const APART = { every: 5, retryAfter: 5 };

function gathering(onFailure: (error: unknown) => void = () => {}) {
  const flushed: number[][] = [];
  const batches = createBatches({ ...APART, onFailure });
  return { flushed, batches };
}

test('what is added several times is done once', async () => {
  const { flushed, batches } = gathering();
  const subject = {};
  for (const id of [7, 8, 7, 7])
    batches.add(subject, id, async (ids) => void flushed.push([...ids]));
  await batches.settled();
  expect(flushed).toEqual([[7, 8]]);
});

test('subjects are apart, and a large batch is done in parts', async () => {
  const { flushed, batches } = gathering();
  const [one, other] = [{}, {}];
  for (let id = 0; id < 250; id++)
    batches.add(one, id, async (ids) => void flushed.push([ids.length]));
  batches.add(other, 1, async (ids) => void flushed.push([...ids]));
  await batches.settled();
  expect(flushed).toEqual([[100], [100], [50], [1]]);
});

test('what fails is done later, and nothing else waits for it', async () => {
  const errors: unknown[] = [];
  const { flushed, batches } = gathering((error) => errors.push(error));
  const done = Promise.withResolvers<undefined>();
  let tries = 0;
  batches.add({}, 1, async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    done.resolve(undefined);
  });
  batches.add({}, 2, async (ids) => void flushed.push([...ids]));
  await done.promise;
  expect(flushed).toEqual([[2]]);
  expect(errors).toEqual([new Error('away')]);
});
