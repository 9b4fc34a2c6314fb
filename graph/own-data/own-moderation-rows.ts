import { RESTORABLE_DAYS } from '../../schema/removals.ts';
import { db } from '../core/database/db.ts';
import { own, type OwnRows } from './own-kind.ts';

/** What moderators did about a member, and about what they posted. */
export const MODERATION_ROWS: readonly OwnRows[] = [
  own({
    file: 'warnings-and-mutes.json',
    what: 'Warnings, mutes and bans you were given, and your answers.',
    select: db
      .selectFrom('sanctions as o')
      .select(['o.id', 'o.kind', 'o.reason', 'o.note', 'o.contentType', 'o.excerpt'])
      .select(['o.createdAt', 'o.endsAt', 'o.acknowledgedAt', 'o.liftedAt'])
      .select(['o.answer', 'o.answeredAt']),
    owner: 'sanctions.userId',
  }),
  own({
    file: 'held-posts.json',
    what: 'Your messages and comments that a filter holds back, and those that weren’t approved lately.',
    select: db
      .selectFrom('heldPosts as o')
      .select([
        'o.id',
        'o.kind',
        'o.text',
        'o.replyToId',
        'o.articleId',
        'o.photoId',
        'o.createdAt',
        'o.rejectedAt',
      ]),
    owner: 'heldPosts.userId',
  }),
  own({
    file: 'removed-posts.json',
    what: `Your posts that moderators deleted in the last ${RESTORABLE_DAYS} days.`,
    select: db
      .selectFrom('removedPosts as o')
      .select(['o.id', 'o.kind', 'o.postId', 'o.removedAt', 'o.excerpt']),
    owner: 'removedPosts.userId',
  }),
  own({
    file: 'removed-rows.json',
    what: 'These posts whole, and your likes and comments that were deleted along with posts.',
    select: db.selectFrom('removedRows as o').select(['o.id', 'o.tableName as kind', 'o.content']),
    owner: 'removedRows.userId',
  }),
  own({
    file: 'muted-members.json',
    what: 'Members you muted for yourself.',
    select: db
      .selectFrom('mutedMembers as o')
      .select(['o.id', 'o.mutedId as userId', 'o.createdAt']),
    owner: 'mutedMembers.userId',
  }),
  own({
    file: 'muted-words.json',
    what: 'Words you muted for yourself.',
    select: db.selectFrom('mutedWords as o').select(['o.id', 'o.text', 'o.until', 'o.createdAt']),
    owner: 'mutedWords.userId',
  }),
  own({
    file: 'leagues.json',
    what: 'The private leagues you belong to.',
    select: db
      .selectFrom('leagueMembers as o')
      .innerJoin('leagues as l', 'l.id', 'o.leagueId')
      .select(['o.id', 'o.leagueId', 'l.name', 'o.joinedAt']),
    owner: 'leagueMembers.userId',
  }),
  own({
    file: 'league-messages.json',
    what: 'Your messages in private leagues.',
    select: db
      .selectFrom('leagueMessages as o')
      .select(['o.id', 'o.leagueId', 'o.text', 'o.createdAt']),
    owner: 'leagueMessages.userId',
  }),
  own({
    file: 'inbox-emails.json',
    what: 'When you get the daily email about your inbox, if you chose it.',
    select: db
      .selectFrom('inboxMails as o')
      .select(['o.id', 'o.language', 'o.mailedAt', 'o.dueAt']),
    owner: 'inboxMails.userId',
  }),
];
