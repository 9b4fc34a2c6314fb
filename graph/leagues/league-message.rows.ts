import {
  type ExpressionBuilder,
  type InferResult,
  type QueryCreator,
  type Selectable,
} from 'kysely';
import type { LeagueMessageView } from '../../schema/fantasy/league-messages.ts';
import { AUTHOR, userWith } from '../accounts/users/author.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { isoInstant } from '../core/instants.ts';

/** The messages `m` with their senders. */
const messagesIn = (from: QueryCreator<Tables & { m: Selectable<Tables['leagueMessages']> }>) =>
  from
    .selectFrom('m')
    .innerJoinLateral(
      ({ ref }) => userWith(ref('m.userId')),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.text', 'm.clientId', 'm.aboutAt', 'm.createdAt', AUTHOR.as('user')]);

export const leagueMessageOf = ({
  aboutAt,
  createdAt,
  ...rest
}: InferResult<ReturnType<typeof messagesIn>>[number]): LeagueMessageView => ({
  ...rest,
  aboutAt: isoInstant(aboutAt),
  createdAt: isoInstant(createdAt),
});

interface OfReader {
  readonly leagueId: number;
  readonly userId: number;
}

/** Whether a member belongs to the league. */
const belongs =
  ({ leagueId, userId }: Slots<OfReader>) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'leagueMessages'>) =>
    exists(
      selectFrom('leagueMembers as own')
        .select('own.id')
        .where('own.leagueId', '=', leagueId)
        .where('own.userId', '=', userId),
    );

interface Page extends OfReader {
  readonly before: number;
  readonly after: number;
  readonly limit: number;
  /** What others wrote of a later moment a reader who is behind may not know yet. */
  readonly until: string;
}

const readPage = (order: 'asc' | 'desc') =>
  statement((of: Slots<Page>) =>
    messagesIn(
      db.with('m', (each) =>
        each
          .selectFrom('leagueMessages')
          .selectAll()
          .where('leagueId', '=', of.leagueId)
          .where('id', '<', of.before)
          .where('id', '>', of.after)
          .where(({ eb, or }) => or([eb('userId', '=', of.userId), eb('aboutAt', '<=', of.until)]))
          .where(belongs(of))
          .orderBy('id', order)
          .limit(of.limit),
      ),
    ).orderBy('m.id'),
  );

/** The messages of a league between two ids, oldest first, for one of its members; for others there are none. */
export const readNewest = readPage('desc');
export const readOldest = readPage('asc');

interface Post extends OfReader {
  readonly text: string;
  readonly clientId: string | null;
  readonly aboutAt: Date;
  readonly now: Date;
}

/** Stores a message of a member; none where they don’t belong to the league, or have sent it before. */
export const insertMessage = statement((of: Slots<Post>) =>
  messagesIn(
    db.with('m', (each) =>
      each
        .insertInto('leagueMessages')
        .columns(['leagueId', 'userId', 'text', 'clientId', 'aboutAt', 'createdAt'])
        .expression(({ selectFrom }) =>
          selectFrom('leagueMembers as own')
            .select(['own.leagueId', 'own.userId', of.text.as('text')])
            .select([of.clientId.as('clientId'), of.aboutAt.as('aboutAt'), of.now.as('createdAt')])
            .where('own.leagueId', '=', of.leagueId)
            .where('own.userId', '=', of.userId),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
        .returningAll(),
    ),
  ),
);

/** What a member sent under a name of theirs. */
export const readSent = statement(
  ({ userId, clientId }: Slots<{ userId: number; clientId: string }>) =>
    messagesIn(
      db.with('m', (each) =>
        each
          .selectFrom('leagueMessages')
          .selectAll()
          .where('userId', '=', userId)
          .where('clientId', '=', clientId),
      ),
    ),
);

/** Whose a message is, and to which league it belongs. */
export const readPlaceOf = statement(({ id }: Slots<{ id: number }>) =>
  db.selectFrom('leagueMessages').select(['leagueId', 'userId']).where('id', '=', id),
);

/** Deletes a message, which is returned as it last was. */
export const deleteMessage = statement(({ id }: Slots<{ id: number }>) =>
  messagesIn(
    db.with('m', (each) => each.deleteFrom('leagueMessages').where('id', '=', id).returningAll()),
  ),
);
