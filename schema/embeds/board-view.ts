import { NO_BOARD } from '../fantasy/boards.ts';
import { pointsText } from '../fantasy/scoring.ts';
import type { Reader } from '../language/english.ts';
import { h, heard, KEY, type Tree } from './tree.ts';

/** Lineups in the frame of the board. */
export const BOARD_ROWS = 10;

/** What the frame of the board asks for: the game scored last. */
export interface BoardData {
  readonly leaderboard: {
    readonly totalParticipants: number;
    readonly game: { readonly week: number; readonly opponent: string } | null;
  } | null;
  readonly boardLineups: {
    readonly nodes: readonly {
      readonly id: number;
      readonly weeklyRank: number;
      readonly isTied: boolean;
      readonly lineupName: string;
      readonly totalPoints: number;
      readonly user: { readonly name: string };
    }[];
  };
}

/** The first lineups of the game scored last. */
export function boardView({ leaderboard, boardLineups }: BoardData, { say }: Reader): Tree[] {
  if (!leaderboard?.game) return [h('p', { class: 'quiet' }, say(NO_BOARD))];
  const {
    totalParticipants,
    game: { week, opponent },
  } = leaderboard;
  const head = h(
    'div',
    { class: 'head' },
    h('h1', {}, say('Leaderboard')),
    h('p', { class: 'quiet' }, `${say('Week {week}', { week })} · ${opponent}`),
  );
  const rows = boardLineups.nodes.map((lineup) => {
    const { id, weeklyRank: rank, isTied, lineupName, totalPoints, user } = lineup;
    return h(
      'li',
      { [KEY]: String(id) },
      h('span', { class: 'rank', 'aria-hidden': 'true' }, `${isTied ? 'T' : ''}${rank}`),
      heard(`${say(isTied ? 'Tied for No. {rank}' : 'No. {rank}', { rank })}. `),
      h(
        'span',
        { class: 'who' },
        h('b', { dir: 'auto' }, user.name),
        ' ',
        h('span', { class: 'quiet', dir: 'auto' }, lineupName),
      ),
      h('b', { class: 'figure' }, pointsText(totalPoints), heard(` ${say('points')}`)),
    );
  });
  const more = totalParticipants - rows.length;
  return [
    head,
    h('ol', { class: 'board' }, ...rows),
    ...(more > 0
      ? [
          h(
            'p',
            { class: 'quiet' },
            say('{count|one:and # more|other:and # more}', { count: more }),
          ),
        ]
      : []),
  ];
}
