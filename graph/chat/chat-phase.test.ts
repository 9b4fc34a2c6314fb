import type { Game } from '../games/game.entity.ts';
import { recordGameState } from '../games/scoreboard.service.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const SEND = 'mutation ($message: String!) { sendChatMessage(message: $message) { gamePhase } }';

let site: Site;
let member: Member;
let gameId: Game['id'];

beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  member = await site.member();
  const saved = await site
    .as(await site.admin())
    .run<{ saveGame: { id: number } }, object>(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
  gameId = saved.data!.saveGame.id;
});
afterAll(() => site.stop());

/** The phase that a message posted at that instant gets. */
async function phaseAt(now: string) {
  site.clock.set(now);
  const sent = await site
    .as(member)
    .run<{ sendChatMessage: { gamePhase: string | null } }, object>(SEND, { message: now });
  return sent.data!.sendChatMessage.gamePhase;
}

const standAt = (now: string, period: number, displayClock: string, isFinal = false) =>
  recordGameState(site.em(), site.server.services, gameId, {
    period,
    displayClock,
    ourScore: 10,
    theirScore: 7,
    possession: null,
    isFinal,
    since: new Date(now),
  });

test('a message stores the phase of the game when it was posted', async () => {
  expect(await phaseAt('2025-11-16T19:00:00Z')).toBeNull();
  // Kicked off, but no score has come in.
  expect(await phaseAt('2025-11-16T21:25:10Z')).toBeNull();
  await standAt('2025-11-16T21:25:20Z', 1, '14:40');
  expect(await phaseAt('2025-11-16T21:25:30Z')).toBe('Q1');
  await standAt('2025-11-16T22:50:00Z', 2, '0:00');
  expect(await phaseAt('2025-11-16T22:55:00Z')).toBe('Halftime');
  await standAt('2025-11-16T23:10:00Z', 3, '15:00');
  expect(await phaseAt('2025-11-16T23:10:05Z')).toBe('Q3');
  await standAt('2025-11-17T00:40:00Z', 5, '9:00');
  expect(await phaseAt('2025-11-17T00:41:00Z')).toBe('OT');
  await standAt('2025-11-17T00:50:00Z', 5, '0:00', true);
  expect(await phaseAt('2025-11-17T00:51:00Z')).toBe('Final');

  // Everybody reads the same later, in order.
  const { data } = await site
    .as(null)
    .run<{ chatMessages: { gamePhase: string | null }[] }, object>(
      '{ chatMessages { gamePhase } }',
    );
  expect(data!.chatMessages.map(({ gamePhase }) => gamePhase)).toEqual([
    null,
    null,
    'Q1',
    'Halftime',
    'Q3',
    'OT',
    'Final',
  ]);
});
