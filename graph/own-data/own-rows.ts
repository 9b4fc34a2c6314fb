import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { db } from '../core/database/db.ts';
import type { Tables } from '../core/database/tables.ts';
import { type ColumnName, own, type OwnRow, type OwnRows } from './own-kind.ts';
import { MODERATION_ROWS } from './own-moderation-rows.ts';
import { PROGRAM_ROWS } from './own-program-rows.ts';
import { REACTION_ROWS } from './own-reaction-rows.ts';

const likes = <Known, From extends keyof Known, Row extends OwnRow & { targetId: number }>(
  thing: string,
  owner: ColumnName,
  select: SelectQueryBuilder<Known, From, Row>,
): OwnRows =>
  own({
    file: `likes-of-${thing}.json`,
    what: `The ${thing.replaceAll('-', ' ')} you liked.`,
    select,
    owner,
  });

const LINEUP_PLACES = [
  'o.wideReceiver1',
  'o.wideReceiver2',
  'o.runningBack',
  'o.tightEnd',
  'o.flex',
  'o.idp',
] as const;

/** The names of a lineup's players by their ids. */
const playersOf = ({
  selectFrom,
}: ExpressionBuilder<Tables & { o: Tables['fantasyLineups'] }, 'o'>) =>
  selectFrom('fantasyPlayers as p')
    .select(({ ref }) =>
      sql<Record<string, string>>`json_object_agg(${ref('p.id')}, ${ref('p.name')})`.as('players'),
    )
    .where(({ cast, eb, ref }) =>
      eb(
        cast<string>('p.id', 'text'),
        'in',
        LINEUP_PLACES.map((place) => ref(place)),
      ),
    );

/**
 * All that the site stores about a member, one file each. Columns are listed one by one, so that secrets and other
 * members' content are never included by accident. A test compares this list with the tables that refer to members.
 */
export const OWN_ROWS: readonly OwnRows[] = [
  own({
    file: 'profile.json',
    what: 'Your account.',
    select: db
      .selectFrom('users as o')
      .select(['o.id', 'o.name', 'o.email', 'o.emailProvenAt', 'o.recoveryEmail'])
      .select(['o.passwordSetAt', 'o.bio', 'o.favoriteTeam', 'o.country'])
      .select(['o.avatarType', 'o.avatarUrl', 'o.isAdmin', 'o.isModerator', 'o.isHost'])
      .select(['o.isMvp', 'o.isProfileHidden', 'o.createdAt'])
      .select(['o.inboxReadUntil', 'o.inboxChoices', 'o.doNotDisturbUntil']),
    owner: 'users.id',
  }),
  own({
    file: 'avatar-address.json',
    what: 'The URL you gave for your avatar, if it came from another site.',
    select: db
      .selectFrom('avatarSources as o')
      .select(['o.id', 'o.address', 'o.dueAt', 'o.createdAt']),
    owner: 'avatarSources.userId',
  }),
  own({
    file: 'sessions.json',
    what: 'The browsers you’re signed in on.',
    select: db
      .selectFrom('sessions as o')
      .select(['o.id', 'o.deviceLabel as device', 'o.userAgent', 'o.createdAt'])
      .select(['o.lastSeenAt', 'o.expiresAt']),
    owner: 'sessions.userId',
  }),
  ...PROGRAM_ROWS,
  own({
    file: 'email-links.json',
    what: 'Links we emailed you that still work, without their secrets.',
    select: db
      .selectFrom('emailLinks as o')
      .select(['o.id', 'o.kind', 'o.email', 'o.createdAt', 'o.expiresAt']),
    owner: 'emailLinks.userId',
  }),
  own({
    file: 'passkeys.json',
    what: 'Your passkeys; the keys themselves are on your devices.',
    select: db
      .selectFrom('passkeys as o')
      .select(['o.id', 'o.name', 'o.createdAt', 'o.lastUsedAt']),
    owner: 'passkeys.userId',
  }),
  own({
    file: 'authenticator-app.json',
    what: 'When you set up your authenticator app, without its secret.',
    select: db.selectFrom('totpSecrets as o').select(['o.id', 'o.createdAt', 'o.confirmedAt']),
    owner: 'totpSecrets.userId',
  }),
  own({
    file: 'recovery-codes.json',
    what: 'When your recovery codes were created and used, without the codes; we only have hashes of them.',
    select: db.selectFrom('recoveryCodes as o').select(['o.id', 'o.createdAt', 'o.usedAt']),
    owner: 'recoveryCodes.userId',
  }),
  own({
    file: 'security-log.json',
    what: 'Your account’s last 90 days: sign-ins, failed sign-ins, changes.',
    select: db
      .selectFrom('securityEvents as o')
      .select(['o.id', 'o.at', 'o.kind', 'o.deviceLabel as device', 'o.network']),
    owner: 'securityEvents.userId',
  }),
  own({
    file: 'known-devices.json',
    what: 'Browsers you signed in on before, without the secrets that identify them.',
    select: db.selectFrom('knownDevices as o').select(['o.id', 'o.createdAt', 'o.lastUsedAt']),
    owner: 'knownDevices.userId',
  }),
  own({
    file: 'article-comments.json',
    what: 'Your comments on articles.',
    select: db
      .selectFrom('comments as o')
      .innerJoin('blogPosts as a', 'a.id', 'o.articleId')
      .select(['o.id', 'o.articleId', 'a.title as articleTitle', 'o.content', 'o.replyToId'])
      .select(['o.likeCount as likes', 'o.createdAt', 'o.updatedAt']),
    owner: 'comments.userId',
  }),
  own({
    file: 'photos.json',
    what: 'The photos you uploaded; the images are in the pictures folder.',
    select: db
      .selectFrom('fanZonePhotos as o')
      .select(['o.id', 'o.imageUrl', 'o.category', 'o.description', 'o.altText', 'o.approved'])
      .select(['o.rejectedAt', 'o.featured', 'o.likes', 'o.createdAt']),
    owner: 'fanZonePhotos.userId',
  }),
  own({
    file: 'photo-comments.json',
    what: 'Your comments on photos.',
    select: db
      .selectFrom('photoComments as o')
      .select(['o.id', 'o.photoId', 'o.content', 'o.replyToId', 'o.likeCount as likes'])
      .select(['o.createdAt', 'o.updatedAt']),
    owner: 'photoComments.userId',
  }),
  own({
    file: 'chat-messages.json',
    what: 'Your messages in game chat.',
    select: db
      .selectFrom('gameChatMessages as o')
      .select(['o.id', 'o.message', 'o.replyToId', 'o.likeCount as likes', 'o.gamePhase'])
      .select(['o.gameId', 'o.period', 'o.clock', 'o.createdAt', 'o.updatedAt']),
    owner: 'gameChatMessages.userId',
  }),
  likes(
    'articles',
    'articleLikes.userId',
    db.selectFrom('articleLikes as o').select(['o.id', 'o.articleId as targetId', 'o.createdAt']),
  ),
  likes(
    'article-comments',
    'commentLikes.userId',
    db.selectFrom('commentLikes as o').select(['o.id', 'o.commentId as targetId', 'o.createdAt']),
  ),
  likes(
    'photos',
    'photoLikes.userId',
    db.selectFrom('photoLikes as o').select(['o.id', 'o.photoId as targetId', 'o.createdAt']),
  ),
  likes(
    'photo-comments',
    'photoCommentLikes.userId',
    db
      .selectFrom('photoCommentLikes as o')
      .select(['o.id', 'o.commentId as targetId', 'o.createdAt']),
  ),
  likes(
    'chat-messages',
    'gameChatLikes.userId',
    db.selectFrom('gameChatLikes as o').select(['o.id', 'o.messageId as targetId', 'o.createdAt']),
  ),
  ...REACTION_ROWS,
  own({
    file: 'listening.json',
    what: 'Where you are in the episodes you listened to, in seconds.',
    select: db
      .selectFrom('listeningPositions as o')
      .innerJoin('contentFeeds as f', 'f.id', 'o.showId')
      .select(['o.id', 'o.showId', 'f.title', 'o.seconds', 'o.heardAt']),
    owner: 'listeningPositions.userId',
  }),
  own({
    file: 'moods.json',
    what: 'How you felt, week by week.',
    select: db
      .selectFrom('fanMoods as o')
      .select(['o.id', 'o.season', 'o.gameWeek', 'o.moodLevel', 'o.moodDescription'])
      .select(['o.submittedAt', 'o.updatedAt']),
    owner: 'fanMoods.userId',
  }),
  own({
    file: 'check-ins.json',
    what: 'Your game-day check-ins; the images are in the pictures folder.',
    select: db
      .selectFrom('gameCheckIns as o')
      .innerJoin('games as g', 'g.id', 'o.gameId')
      .select(['o.id', 'o.gameId', 'g.opponent', 'g.kickoffAt', 'o.location'])
      .select(['o.description', 'o.photoUrl', 'o.approved', 'o.createdAt']),
    owner: 'gameCheckIns.userId',
  }),
  own({
    file: 'questions.json',
    what: 'Your questions to the hosts.',
    select: db
      .selectFrom('questions as o')
      .select(['o.id', 'o.question', 'o.status', 'o.answeredSince', 'o.createdAt']),
    owner: 'questions.userId',
  }),
  own({
    file: 'lineups.json',
    what: 'Your fantasy lineups.',
    select: db
      .selectFrom('fantasyLineups as o')
      .select(['o.id', 'o.gameId', 'o.season', 'o.week', 'o.lineupName'])
      .select([...LINEUP_PLACES, 'o.captain'])
      .select((of) => playersOf(of).as('players'))
      .select(({ cast }) => [
        cast<number>('o.totalPoints', 'float8').as('totalPoints'),
        cast<number>('o.captainBonusPoints', 'float8').as('captainBonusPoints'),
      ])
      .select(['o.isScored', 'o.weeklyRank', 'o.submittedAt']),
    owner: 'fantasyLineups.userId',
  }),
  own({
    file: 'messages-to-us.json',
    what: 'What you sent through the contact and advertising forms while signed in.',
    select: db
      .selectFrom('contactSubmissions as o')
      .select(['o.id', 'o.name', 'o.email', 'o.category', 'o.message', 'o.status'])
      .select(['o.createdAt']),
    owner: 'contactSubmissions.userId',
  }),
  own({
    file: 'push-notifications.json',
    what: 'The browsers that get notifications, and which ones, without their secret addresses.',
    select: db
      .selectFrom('pushSubscriptions as o')
      .select(['o.id', 'o.liveStreamNotifications', 'o.newEpisodeNotifications'])
      .select(['o.gameUpdates', 'o.breakingNews', 'o.scoreAlerts', 'o.spoilerMode'])
      .select('o.behindSeconds')
      .select(['o.quietHours', 'o.language', 'o.createdAt', 'o.updatedAt']),
    owner: 'pushSubscriptions.userId',
  }),
  own({
    file: 'newsletter.json',
    what: 'Addresses you unsubscribed from the newsletter.',
    // They have no id, and are few enough for one page.
    select: db
      .selectFrom(({ lit, selectFrom }) =>
        selectFrom('newsletterAddresses')
          .select([lit(1).as('id'), 'email', 'optedOutAt', 'userId'])
          .as('o'),
      )
      .select(['o.id', 'o.email', 'o.optedOutAt']),
    owner: 'newsletterAddresses.userId',
  }),
  ...MODERATION_ROWS,
  own({
    file: 'reports.json',
    what: 'What you reported.',
    select: db
      .selectFrom('contentReports as o')
      .select(['o.id', 'o.contentType', 'o.contentId', 'o.reason', 'o.description'])
      .select(['o.status', 'o.createdAt']),
    owner: 'contentReports.reporterId',
  }),
];
