import { createToggleQueue } from './toggle-queue.ts';

interface Answer {
  readonly isLikedByMe: boolean;
}

/** After a turn of the event loop every promise that was settled has been heard. */
const turn = () => new Promise((done) => setTimeout(done));

/** A queue whose responses the test controls. */
function queue() {
  const sent: [id: number, liked: boolean][] = [];
  const waiting: PromiseWithResolvers<Answer>[] = [];
  const settled: [id: number, answer: Answer | null][] = [];
  const like = createToggleQueue<number, Answer>({
    stateIn: ({ isLikedByMe }) => isLikedByMe,
    send(id, liked) {
      sent.push([id, liked]);
      waiting.push(Promise.withResolvers<Answer>());
      return waiting.at(-1)!.promise;
    },
    onSettled: (id, answer) => settled.push([id, answer]),
  });
  /** Responds to the next request, and lets the queue continue. */
  const answer = async (isLikedByMe: boolean) => {
    waiting.shift()!.resolve({ isLikedByMe });
    await turn();
  };
  return { like, sent, waiting, settled, answer };
}

test('pressed three times before the first response, only the last state is sent', async () => {
  const { like, sent, settled, answer } = queue();
  like(7, true);
  like(7, false);
  like(7, true);
  expect(sent).toEqual([[7, true]]);
  await answer(true);
  expect(settled).toEqual([[7, { isLikedByMe: true }]]);
  expect(sent).toEqual([[7, true]]);
});

test('items do not wait for each other, and a changed state is sent again', async () => {
  const { like, sent, settled, answer } = queue();
  like(7, true);
  like(8, true);
  like(7, false);
  expect(sent).toEqual([
    [7, true],
    [8, true],
  ]);
  await answer(true);
  expect(sent.at(-1)).toEqual([7, false]);
  await answer(true);
  await answer(false);
  expect(settled).toEqual([
    [8, { isLikedByMe: true }],
    [7, { isLikedByMe: false }],
  ]);
});

test('after a refusal the next press is sent again', async () => {
  const { like, sent, waiting, settled } = queue();
  like(7, true);
  waiting.shift()!.reject(new Error('Too fast.'));
  await turn();
  expect(settled).toEqual([[7, null]]);
  like(7, true);
  expect(sent).toEqual([
    [7, true],
    [7, true],
  ]);
});
