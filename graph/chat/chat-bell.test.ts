import type { Member, Site } from '../testing/site.ts';
import { startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

const TURNS = 'subscription { chatStatus { isOpen nextGameDate closesAt } }';
const SAVE = `mutation ($id: Int, $version: Int, $kickoffAt: DateTime!) {
  saveGame(input: { id: $id, version: $version, week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: $kickoffAt }) { id version }
}`;

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T12:00:00Z', hasJobs: true });
  admin = await site.admin();
});
afterAll(() => site.stop());

interface Saved {
  id: number;
  version: number;
}
const save = async (kickoffAt: string, more: Partial<Saved> = {}) => {
  const { data, errors } = await site
    .as(admin)
    .run<{ saveGame: Saved }, object>(SAVE, { kickoffAt, ...more });
  expect(errors).toBeUndefined();
  return data!.saveGame;
};
const OPEN = { isOpen: true, nextGameDate: '2025-11-16', closesAt: '2025-11-17T07:00:00.000Z' };

test('the status is published at the minute, and when a game of the day is added, moved or deleted', async () => {
  // At the minute: six in the morning in Denver.
  site.clock.set('2025-11-16T12:59:59Z');
  const visitor = await subscribeAs(site, null, TURNS);
  const game = await save('2025-11-16T21:25:00Z');
  await visitor.until({ chatStatus: { ...OPEN, isOpen: false } });
  const { chatStatus } = (await visit('{ chatStatus { isOpen } }')) as { chatStatus: object };
  expect(chatStatus).toEqual({ isOpen: false });
  site.clock.set('2025-11-16T13:00:00Z');
  await visitor.until({ chatStatus: OPEN });
  // The cached results of visitors are dropped too.
  expect(await visit('{ chatStatus { isOpen } }')).toEqual({ chatStatus: { isOpen: true } });

  const moved = await save('2025-11-23T21:25:00Z', game);
  await visitor.until({
    chatStatus: {
      isOpen: false,
      nextGameDate: '2025-11-23',
      closesAt: '2025-11-24T07:00:00.000Z',
    },
  });
  await save('2025-11-16T21:25:00Z', moved);
  await visitor.until({ chatStatus: OPEN });
  await site.as(admin).run(`mutation { deleteGame(input: { id: ${game.id} }) { deletedId } }`);
  await visitor.until({ chatStatus: { isOpen: false, nextGameDate: null, closesAt: null } });
});

async function visit(query: string): Promise<unknown> {
  const response = await site.as(null).fetch('/graphql', { body: { query } });
  return ((await response.json()) as { data: unknown }).data;
}
