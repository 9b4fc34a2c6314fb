import { type CountedUse, createTokenUse } from './token-use.ts';

const CALL = { cost: 5, isRefused: false, deprecated: [] };

test('what could not be stored is stored with what came since, once', async () => {
  const stored: CountedUse[] = [];
  let isDown = true;
  const failures: unknown[] = [];
  const use = createTokenUse({
    today: () => '2025-11-16',
    store: (counted) => {
      if (isDown) return Promise.reject(new Error('away'));
      stored.push(...counted);
      return Promise.resolve();
    },
    onFailure: (error) => failures.push(error),
  });
  const likes = { field: 'ChatMessage.likes', reason: 'Use likeCount.', goesOn: null };
  use.note(1, { ...CALL, deprecated: [likes] });
  await use.flush();
  expect(failures).toHaveLength(1);
  use.note(1, { ...CALL, isRefused: true, deprecated: [likes] });
  use.note(2, CALL);
  isDown = false;
  await Promise.all([use.flush(), use.flush()]);
  expect(stored).toEqual([
    {
      tokenId: 1,
      day: '2025-11-16',
      calls: 2,
      cost: 10,
      refusals: 1,
      deprecated: new Map([['ChatMessage.likes', { ...likes, calls: 2 }]]),
    },
    { tokenId: 2, day: '2025-11-16', calls: 1, cost: 5, refusals: 0, deprecated: new Map() },
  ]);
});
