import type { Text } from '../language/english.ts';
import { fill } from '../language/translate.ts';
import { boardView } from './board-view.ts';
import { afterEvent, CHAT_ROWS, chatView, type EmbeddedMessage } from './chat-view.ts';
import { EMBED_TEXTS } from './embed-texts.ts';
import { type Embed, embedCode, embedLook, embedPath } from './embeds.ts';
import { type ScoreData, scoreView } from './score-view.ts';
import type { Tree } from './tree.ts';

/** Says only what a frame of that kind has with it in other languages. */
const readerOf = (embed: Embed) => ({
  say: (text: Text, ...[values]: readonly object[]) => {
    if (!(EMBED_TEXTS[embed] as readonly string[]).includes(text))
      throw new Error(`The frame has no words for “${text}”`);
    return fill(text, values as Record<string, string>);
  },
  tag: 'en-US',
});

const textOf = (tree: Tree): string =>
  typeof tree === 'string' ? tree : tree.children.map(textOf).join('|');
const read = (trees: readonly Tree[]) => trees.map(textOf).join('|');

const NOW = new Date('2025-11-16T22:00:00Z');
const NEXT = {
  ...{ opponent: 'Kansas City Chiefs', isHome: true, date: '2025-11-23', gameTime: '6:25 PM' },
  ...{ kickoffAt: '2025-11-24T01:25:00Z', tvNetwork: 'CBS' },
};
const LAST = { opponent: 'Las Vegas Raiders', isHome: false, result: 'W', score: '24-17' };
const NONE: ScoreData = { liveGame: null, nextGame: null, lastCompletedGame: null };

function live(period: number, displayClock: string, isFinal = false): ScoreData {
  const team = { name: 'Denver Broncos', abbreviation: 'DEN', score: 10, possession: true };
  const liveGame = {
    ...{ gameId: 1, isLive: !isFinal, isFinal, status: { period, displayClock } },
    homeTeam: team,
    awayTeam: { ...team, name: 'Kansas City Chiefs', abbreviation: 'KC', possession: false },
  };
  return { ...NONE, liveGame };
}

test('the score in each state of a game, and what is shown without one', () => {
  const shown = (data: ScoreData) => read(scoreView(data, readerOf('score'), NOW));
  expect(shown(live(2, '7:42'))).toContain('LIVE|Q2 7:42');
  expect(shown(live(2, '0:00'))).toContain('LIVE|Halftime');
  expect(shown(live(3, '0:00'))).toContain('LIVE|End of Q3');
  expect(shown(live(6, '9:02'))).toContain('LIVE|2OT 9:02');
  expect(shown(live(4, '0:00', true))).toMatch(/\|Final\|/);
  expect(shown(live(5, '0:00', true))).toMatch(/\|Final\/OT\|/);
  expect(shown({ ...NONE, nextGame: NEXT, lastCompletedGame: LAST })).toBe(
    'Next game|vs. Kansas City Chiefs|Sun, Nov 23, 6:25 PM Mountain time| · CBS|' +
      'Last game |W 24–17| at Las Vegas Raiders',
  );
  const today = { ...NEXT, date: '2025-11-16', gameTime: 'TBD', tvNetwork: null, isHome: false };
  expect(shown({ ...NONE, nextGame: today })).toContain('at Kansas City Chiefs|Today, TBD');
  expect(shown(NONE)).toBe('No game on, and none scheduled.');
});

test('the board, and how many more there are', () => {
  const lineup = {
    ...{ id: 1, weeklyRank: 1, isTied: true, lineupName: 'Mile High', totalPoints: 76.5 },
    user: { name: 'Otis' },
  };
  const game = { week: 10, opponent: 'Las Vegas Raiders' };
  const leaderboard = { game, totalParticipants: 3 };
  const rows = [lineup, { ...lineup, id: 2, isTied: false }];
  expect(read(boardView({ leaderboard, boardLineups: { nodes: rows } }, readerOf('board')))).toBe(
    'Leaderboard|Week 10 · Las Vegas Raiders|' +
      'T1|Tied for No. 1. |Otis| |Mile High|76.50| points|' +
      '1|No. 1. |Otis| |Mile High|76.50| points|and 1 more',
  );
  const none = { leaderboard: null, boardLineups: { nodes: [] } };
  expect(read(boardView(none, readerOf('board')))).toBe(
    'No game has been scored yet. Check back after the next one.',
  );
});

const message = (id: number, more: Partial<EmbeddedMessage> = {}): EmbeddedMessage => ({
  ...{
    id,
    user: { name: 'Otis', isAdmin: false, isMvp: false },
    message: `Message ${id}`,
    createdAt: '2025-11-16T21:42:00Z',
  },
  ...{ likeCount: 0, revision: 1 },
  ...more,
});

test('messages with who wrote them and what they got', () => {
  const rows = [message(1, { user: { name: 'Otis', isAdmin: true, isMvp: true }, likeCount: 2 })];
  expect(read(chatView({ chat: { nodes: rows } }, readerOf('chat')))).toMatch(
    /^Otis\|Admin\|MVP\|\d+:42.[AP]M\|2 likes\|Message 1$/u,
  );
  expect(read(chatView({ chat: { nodes: [] } }, readerOf('chat')))).toBe(
    'No messages yet. Kick it off!',
  );
});

test('an event is applied once, in order of the messages, and the oldest go', () => {
  const all = Array.from({ length: CHAT_ROWS }, (_, at) => message(at + 1));
  const posted = afterEvent(all, { kind: 'POSTED', message: message(99) });
  expect(posted.map(({ id }) => id)).toEqual([...all.slice(1).map(({ id }) => id), 99]);
  expect(afterEvent(posted, { kind: 'POSTED', message: message(99) })).toBe(posted);

  const edited = message(7, { message: 'Better', revision: 3 });
  const after = afterEvent(all, { kind: 'EDITED', message: edited });
  expect(after[6]).toBe(edited);
  expect(afterEvent(after, { kind: 'LIKED', message: message(7, { revision: 2 }) })).toBe(after);
  expect(afterEvent(after, { kind: 'DELETED', message: edited })).toHaveLength(CHAT_ROWS - 1);
  expect(afterEvent([], { kind: 'LIKED', message: edited })).toEqual([]);
});

test('what an address asks of the look is checked against lists and patterns', () => {
  const look = (asked: string) => embedLook(new URLSearchParams(asked));
  const plain = { theme: 'auto', lang: 'en', accent: null, isClear: false };
  expect(look('')).toEqual(plain);
  expect(look('theme=dark&lang=es&accent=%23FB4F14&bg=transparent')).toEqual({
    ...{ theme: 'dark', lang: 'es', accent: '#fb4f14', isClear: true },
  });
  expect(look('theme=x&lang=toString&accent=red"><script>&bg=url(x)')).toEqual(plain);

  const chosen = look('theme=dark&accent=FB4F14&bg=transparent&lang=es');
  expect(embedPath('score', chosen)).toBe(
    '/embed/score?theme=dark&accent=fb4f14&bg=transparent&lang=es',
  );
  expect(embedPath('board', look(''))).toBe('/embed/board');
  expect(embedCode('https://orange.example', 'score', chosen)).toBe(
    '<script src="https://orange.example/embed.js" data-show="score" data-theme="dark" data-accent="fb4f14" data-bg="transparent" data-lang="es" async></script>',
  );
});
