import type { InferResult } from 'kysely';
import type { PlayView } from '../../schema/plays/plays.ts';
import { db } from '../core/database/db.ts';
import { isoInstant } from '../core/instants.ts';
import { factsOf } from './play-changes.ts';

/** The plays of games, for statements that say which. */
export const selectPlays = () =>
  db
    .selectFrom('plays')
    .select(['id', 'gameId', 'externalId', 'seq', 'revision', 'status', 'reason', 'isUnderReview'])
    .select(['kind', 'period', 'clock', 'before', 'after', 'yards', 'points', 'scoringSide'])
    .select(['participants', 'takenBack', 'source', 'happenedAt', 'reportedAt', 'revisedAt']);

/** What everybody sees of a stored play. */
export function playView(row: InferResult<ReturnType<typeof selectPlays>>[number]): PlayView {
  const { id, gameId, revision, source, takenBack, happenedAt, reportedAt, revisedAt } = row;
  return {
    ...factsOf(row),
    ...{ id, gameId, revision, source, takenBack },
    happenedAt: isoInstant(happenedAt),
    reportedAt: isoInstant(reportedAt),
    revisedAt: isoInstant(revisedAt),
  };
}
