import { sql } from 'kysely';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import { areUnchanged } from '../games/games-near.ts';
import { messagesIn } from './chat-message.rows.ts';
import { areModesUnchanged } from './chat-modes.rows.ts';

interface Post {
  readonly userId: number;
  readonly message: string;
  readonly clientId: string | null;
  readonly replyToId: number | null;
  readonly mentionedIds: number[] | null;
  readonly gamePhase: string | null;
  readonly gameId: number | null;
  readonly period: number | null;
  readonly clock: number | null;
  readonly now: Date;
  /** The moment of the game that it is about. */
  readonly aboutAt: Date;
  /** The games on which it is based that chat is open, and the phase. */
  readonly from: string;
  readonly until: string;
  readonly mark: string;
  /** The modes of the chat on which it is based, as they are stored. */
  readonly modes: string;
  /** Seconds that must have passed since the member's last post. */
  readonly waitSeconds: number;
}

/**
 * The row of the turn lets exactly one of several posts at once through, none that was sent before under its name, and
 * none that is based on games as they no longer are.
 */
const takeTurn = (of: Slots<Post>) =>
  db
    .insertInto('gameChatTurns')
    .columns(['userId', 'postedAt'])
    .expression(({ selectFrom }) =>
      selectFrom('users')
        .select(({ cast }) => ['id', cast<string>(of.now, 'timestamptz').as('postedAt')])
        .where('id', '=', of.userId)
        .where(areUnchanged(of))
        .where(areModesUnchanged(of))
        .where(({ exists, not }) =>
          not(
            exists(
              selectFrom('gameChatMessages')
                .select('id')
                .where('userId', '=', of.userId)
                .where('clientId', '=', of.clientId),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ postedAt: ({ ref }) => ref('excluded.postedAt') })
        .where(({ ref }) => {
          const wait = sql`${ref('excluded.postedAt')} - ${ref('gameChatTurns.postedAt')}`;
          return sql<boolean>`abs(extract(epoch from ${wait})) >= ${of.waitSeconds}`;
        }),
    )
    .returning('userId');

/** Takes the turn and posts, in one statement; no row without a turn. */
export const post = statement((of: Slots<Post>) =>
  messagesIn(
    db
      .with('turn', () => takeTurn(of))
      .with('m', (each) =>
        each
          .insertInto('gameChatMessages')
          .columns([
            'userId',
            'message',
            'clientId',
            'replyToId',
            'mentionedIds',
            'gamePhase',
            'gameId',
            'period',
            'clock',
            'aboutAt',
            'createdAt',
            'updatedAt',
          ])
          .expression(
            each
              .selectFrom('turn')
              .leftJoin('gameChatMessages as q', (join) => join.on('q.id', '=', of.replyToId))
              .select('turn.userId')
              .select([of.message.as('message'), of.clientId.as('clientId'), 'q.id as replyToId'])
              .select(of.mentionedIds.as('mentionedIds'))
              .select([of.gamePhase.as('gamePhase'), of.gameId.as('gameId')])
              .select([of.period.as('period'), of.clock.as('clock')])
              // It tells what it replies to, so it comes no earlier to who is behind.
              .select(({ cast, fn }) =>
                fn<Date>('greatest', [cast(of.aboutAt, 'timestamptz'), 'q.aboutAt']).as('aboutAt'),
              )
              .select([of.now.as('createdAt'), of.now.as('updatedAt')]),
          )
          .returningAll(),
      ),
    of.userId,
  ),
);
