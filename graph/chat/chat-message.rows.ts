import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type QueryCreator,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { DEMO_CLIENT, type ChatMessageView } from '../../schema/chat.ts';
import { AUTHOR, userWith } from '../accounts/users/author.ts';
import { db } from '../core/database/db.ts';
import {
  hasRow,
  rowsIn,
  rowsOf,
  type Slots,
  type Source,
  statement,
} from '../core/database/rows.ts';
import { isoInstant } from '../core/instants.ts';
import { mentionsOf } from '../mentions/mention.rows.ts';
import type { PostForViewer } from '../../schema/reactions.ts';
import type { Tables } from '../core/database/tables.ts';
import { REACTION_TABLES } from '../reactions/reactable.ts';
import { reactionsOf, reactionsTo } from '../reactions/reaction.rows.ts';

export type ChatMessageForViewer = PostForViewer<ChatMessageView>;

export type ChatMessageRow = Selectable<Tables['gameChatMessages']>;

type Condition = (messages: ExpressionBuilder<Tables, 'gameChatMessages'>) => Expression<SqlBool>;

/**
 * The message with the id as another one quotes it, while it is there.
 * @param isKnown whether the reader may know it
 */
const quotedMessage = (id: Expression<number | null>, isKnown: Condition | undefined) =>
  db
    .selectFrom(({ selectFrom }) => {
      const one = selectFrom('gameChatMessages').selectAll().where('id', '=', id);
      return (isKnown ? one.where(isKnown) : one).as('q');
    })
    .innerJoin('users as u', 'u.id', 'q.userId')
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('q.id'), message: ref('q.message'), user: AUTHOR }).as('quote'),
    );

/**
 * The messages `m` as a viewer reads them; for a visitor none is liked.
 * @param isKnown whether a reader who is behind may know what is quoted
 */
export const messagesIn = (
  from: QueryCreator<Tables & { m: ChatMessageRow }>,
  viewerId: Expression<number | null>,
  isKnown?: Condition,
) =>
  from
    .selectFrom('m')
    .innerJoinLateral(
      ({ ref }) => userWith(ref('m.userId')),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.message', AUTHOR.as('user')])
    .select(['m.likeCount', 'm.clientId', 'm.revision', 'm.gamePhase'])
    .select(['m.gameId', 'm.period', 'm.clock'])
    .select(['m.aboutAt', 'm.createdAt', 'm.updatedAt'])
    .select(({ ref }) => [
      quotedMessage(ref('m.replyToId'), isKnown).as('replyTo'),
      mentionsOf(ref('m.mentionedIds')).as('mentions'),
    ])
    .select(({ selectFrom }) =>
      hasRow(
        selectFrom('gameChatLikes as l')
          .select('l.id')
          .whereRef('l.messageId', '=', 'm.id')
          .where('l.userId', '=', viewerId),
      ).as('isLikedByMe'),
    )
    .select(({ ref }) =>
      reactionsTo(viewerId, REACTION_TABLES.ChatMessage, ref('m.id')).as('reactionRows'),
    );

export const messageOf = ({
  aboutAt,
  createdAt,
  updatedAt,
  reactionRows,
  ...rest
}: InferResult<ReturnType<typeof messagesIn>>[number]): ChatMessageForViewer => ({
  ...rest,
  ...reactionsOf(reactionRows),
  isDemo: rest.clientId?.startsWith(DEMO_CLIENT) ?? false,
  aboutAt: isoInstant(aboutAt),
  createdAt: isoInstant(createdAt),
  updatedAt: isoInstant(updatedAt),
});

/** The finished view of the message that `source` yields: a query, or a change that returns it. */
export async function chatMessageRow(
  em: EntityManager,
  viewerId: number | null,
  source: Source<ChatMessageRow>,
): Promise<ChatMessageForViewer | undefined> {
  const [row] = await rowsOf(
    em,
    messagesIn(
      db.with('m', () => rowsIn(source)),
      sql.val(viewerId),
    ),
  );
  return row && messageOf(row);
}

interface Reading {
  readonly viewerId: number | null;
  readonly limit: number;
}

/** The newest or the oldest messages of which all this is true, oldest first. */
const messagesWhere = (
  { viewerId, limit }: Slots<Reading>,
  from: 'newest' | 'oldest',
  conditions: readonly Condition[],
  isKnown?: Condition,
) =>
  messagesIn(
    db.with('m', (each) =>
      each
        .selectFrom('gameChatMessages')
        .selectAll()
        .where((messages) => messages.and(conditions.map((condition) => condition(messages))))
        .orderBy('id', from === 'newest' ? 'desc' : 'asc')
        .limit(limit),
    ),
    viewerId,
    isKnown,
  ).orderBy('m.id');

/** What a reader may know who is behind: one's own, and what others wrote of a moment that the reader has seen too. */
const isKnownBy =
  ({ viewerId, until }: Slots<{ viewerId: number | null; until: string }>): Condition =>
  ({ and, eb, or, ref }) =>
    or([
      eb('userId', '=', viewerId),
      and([
        eb('aboutAt', '<=', until),
        // The text before an edit is not stored.
        or([eb('updatedAt', '=', ref('createdAt')), eb('updatedAt', '<=', until)]),
      ]),
    ]);

/** Reads messages as they are now, or up to the moment of a reader who is behind. */
function readingUntil<Of extends Reading>(
  from: 'newest' | 'oldest',
  conditionOf: (of: Slots<Of>) => Condition,
) {
  const now = statement((of: Slots<Of>) => messagesWhere(of, from, [conditionOf(of)]));
  const then = statement((of: Slots<Of & { readonly until: string }>) =>
    messagesWhere(of, from, [conditionOf(of), isKnownBy(of)], isKnownBy(of)),
  );
  return (em: EntityManager, of: Of, until: Date | undefined) =>
    until ? then(em, { ...of, until: until.toISOString() }) : now(em, of);
}

const isBetween =
  ({ before, after }: Slots<{ before: number; after: number }>): Condition =>
  ({ and, eb }) =>
    and([eb('id', '<', before), eb('id', '>', after)]);

interface Page extends Reading {
  readonly before: number;
  readonly after: number;
}

/** Messages between two ids. */
export const readNewest = readingUntil<Page>('newest', isBetween);
export const readOldest = readingUntil<Page>('oldest', isBetween);

interface PageOfGame extends Reading {
  readonly gameId: number;
  readonly after: number;
}

/** What was said during a game, from its beginning on. */
export const readOfGame = readingUntil<PageOfGame>(
  'oldest',
  ({ gameId, after }) =>
    ({ and, eb }) =>
      and([eb('gameId', '=', gameId), eb('id', '>', after)]),
);

/** The best-liked messages of a game, best first; of equal ones the earlier. */
export const readBestLiked = statement(
  ({
    viewerId,
    gameId,
    first,
  }: Slots<{ viewerId: number | null; gameId: number; first: number }>) =>
    messagesIn(
      db.with('m', (each) =>
        each
          .selectFrom('gameChatMessages')
          .selectAll()
          .where('gameId', '=', gameId)
          .where('likeCount', '>', 0)
          .orderBy('likeCount', 'desc')
          .orderBy('id')
          .limit(first),
      ),
      viewerId,
    )
      .orderBy('m.likeCount', 'desc')
      .orderBy('m.id'),
);
