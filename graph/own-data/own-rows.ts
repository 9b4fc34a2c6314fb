import { type RawBuilder, sql } from 'kysely';

/** One file of the export: rows of one kind that belong to a member. */
export interface OwnRows {
  readonly file: string;
  /** What is in it, as the read-me tells. */
  readonly what: string;
  /** The columns, named as the graph names them, and where they come from; `o` is the row that is the member's. */
  readonly select: RawBuilder<unknown>;
  /** The column that says whose it is, as `table.column`. */
  readonly owner: string;
}

const likes = (table: string, target: string, thing: string): OwnRows => ({
  file: `likes-of-${thing}.json`,
  what: `Your likes of ${thing.replaceAll('-', ' ')}.`,
  select: sql`o.id, o.${sql.ref(target)} as "targetId", o.created_at as "createdAt" from ${sql.table(table)} o`,
  owner: `${table}.user_id`,
});

/**
 * All that the site holds of a member, one file each. Columns are named one by one: secrets and other members' words
 * are never among them by accident. A test holds this list against the tables that point to members.
 */
export const OWN_ROWS: readonly OwnRows[] = [
  {
    file: 'profile.json',
    what: 'Your account.',
    select: sql`o.id, o.name, o.email, o.email_proven_at as "emailProvenAt", o.recovery_email as "recoveryEmail",
      o.password_set_at as "passwordSetAt", o.bio, o.favorite_team as "favoriteTeam", o.country, o.avatar_type as "avatarType",
      o.avatar_url as "avatarUrl", o.is_admin as "isAdmin", o.is_mvp as "isMvp", o.created_at as "createdAt" from users o`,
    owner: 'users.id',
  },
  {
    file: 'avatar-address.json',
    what: 'The address elsewhere that you gave for your avatar.',
    select: sql`o.id, o.address, o.due_at as "dueAt", o.created_at as "createdAt" from avatar_sources o`,
    owner: 'avatar_sources.user_id',
  },
  {
    file: 'sessions.json',
    what: 'The browsers in which you are signed in.',
    select: sql`o.id, o.device_label as "device", o.user_agent as "userAgent", o.created_at as "createdAt",
      o.last_seen_at as "lastSeenAt", o.expires_at as "expiresAt" from sessions o`,
    owner: 'sessions.user_id',
  },
  {
    file: 'api-tokens.json',
    what: 'Your API tokens; not the secrets, of which only the last characters are shown.',
    select: sql`o.id, o.name, o.scope, o.hint, o.created_at as "createdAt", o.last_used_at as "lastUsedAt" from api_tokens o`,
    owner: 'api_tokens.user_id',
  },
  {
    file: 'email-links.json',
    what: 'Links that we mailed to addresses of yours and that still work; not their secrets.',
    select: sql`o.id, o.kind, o.email, o.created_at as "createdAt", o.expires_at as "expiresAt" from email_links o`,
    owner: 'email_links.user_id',
  },
  {
    file: 'passkeys.json',
    what: 'Your passkeys; the keys themselves are in your devices.',
    select: sql`o.id, o.name, o.created_at as "createdAt", o.last_used_at as "lastUsedAt" from passkeys o`,
    owner: 'passkeys.user_id',
  },
  {
    file: 'authenticator-app.json',
    what: 'Since when an authenticator app makes codes for you; not the secret it makes them from.',
    select: sql`o.id, o.created_at as "createdAt", o.confirmed_at as "confirmedAt" from totp_secrets o`,
    owner: 'totp_secrets.user_id',
  },
  {
    file: 'recovery-codes.json',
    what: 'When recovery codes were made and used; not the codes, of which nobody here knows more than a hash.',
    select: sql`o.id, o.created_at as "createdAt", o.used_at as "usedAt" from recovery_codes o`,
    owner: 'recovery_codes.user_id',
  },
  {
    file: 'security-log.json',
    what: 'What happened to your account within 90 days: sign-ins, failed ones, changes.',
    select: sql`o.id, o.at, o.kind, o.device_label as "device", o.network from security_events o`,
    owner: 'security_events.user_id',
  },
  {
    file: 'known-devices.json',
    what: 'Browsers that signed in before; not the secrets they are known by.',
    select: sql`o.id, o.created_at as "createdAt", o.last_used_at as "lastUsedAt" from known_devices o`,
    owner: 'known_devices.user_id',
  },
  {
    file: 'article-comments.json',
    what: 'What you wrote under articles.',
    select: sql`o.id, o.article_id as "articleId", a.title as "articleTitle", o.content, o.like_count as "likes",
      o.created_at as "createdAt", o.updated_at as "updatedAt" from comments o join blog_posts a on a.id = o.article_id`,
    owner: 'comments.user_id',
  },
  {
    file: 'photos.json',
    what: 'The photos you uploaded; the pictures themselves are in the folder pictures.',
    select: sql`o.id, o.image_url as "imageUrl", o.category, o.description, o.approved, o.featured, o.likes,
      o.created_at as "createdAt" from fan_zone_photos o`,
    owner: 'fan_zone_photos.user_id',
  },
  {
    file: 'photo-comments.json',
    what: 'What you wrote under photos.',
    select: sql`o.id, o.photo_id as "photoId", o.content, o.like_count as "likes", o.created_at as "createdAt",
      o.updated_at as "updatedAt" from photo_comments o`,
    owner: 'photo_comments.user_id',
  },
  {
    file: 'chat-messages.json',
    what: 'What you wrote in game chats.',
    select: sql`o.id, o.message, o.like_count as "likes", o.game_phase as "gamePhase", o.created_at as "createdAt",
      o.updated_at as "updatedAt" from game_chat_messages o`,
    owner: 'game_chat_messages.user_id',
  },
  likes('article_likes', 'article_id', 'articles'),
  likes('comment_likes', 'comment_id', 'article-comments'),
  likes('photo_likes', 'photo_id', 'photos'),
  likes('photo_comment_likes', 'comment_id', 'photo-comments'),
  likes('game_chat_likes', 'message_id', 'chat-messages'),
  {
    file: 'moods.json',
    what: 'How you felt, week by week.',
    select: sql`o.id, o.season, o.game_week as "gameWeek", o.mood_level as "moodLevel", o.mood_description as "moodDescription",
      o.submitted_at as "submittedAt", o.updated_at as "updatedAt" from fan_moods o`,
    owner: 'fan_moods.user_id',
  },
  {
    file: 'check-ins.json',
    what: 'Where you were on game days; the pictures are in the folder pictures.',
    select: sql`o.id, o.game_id as "gameId", g.opponent, g.kickoff_at as "kickoffAt", o.location, o.description,
      o.photo_url as "photoUrl", o.approved, o.created_at as "createdAt"
      from game_check_ins o join games g on g.id = o.game_id`,
    owner: 'game_check_ins.user_id',
  },
  {
    file: 'questions.json',
    what: 'What you asked the hosts.',
    select: sql`o.id, o.question, o.status, o.created_at as "createdAt" from questions o`,
    owner: 'questions.user_id',
  },
  {
    file: 'lineups.json',
    what: 'Your fantasy lineups.',
    select: sql`o.id, o.game_id as "gameId", o.season, o.week, o.lineup_name as "lineupName",
      o.wide_receiver1 as "wideReceiver1", o.wide_receiver2 as "wideReceiver2", o.running_back as "runningBack",
      o.tight_end as "tightEnd", o.flex, o.idp, o.captain,
      (select json_object_agg(p.id, p.name) from fantasy_players p where p.id::text in
        (o.wide_receiver1, o.wide_receiver2, o.running_back, o.tight_end, o.flex, o.idp)) as "players",
      o.total_points::float8 as "totalPoints", o.captain_bonus_points::float8 as "captainBonusPoints",
      o.is_scored as "isScored", o.weekly_rank as "weeklyRank", o.submitted_at as "submittedAt" from fantasy_lineups o`,
    owner: 'fantasy_lineups.user_id',
  },
  {
    file: 'messages-to-us.json',
    what: 'What you sent by the contact and advertising forms while you were signed in.',
    select: sql`o.id, o.name, o.email, o.category, o.message, o.status, o.created_at as "createdAt"
      from contact_submissions o`,
    owner: 'contact_submissions.user_id',
  },
  {
    file: 'push-notifications.json',
    what: 'The browsers that are sent notifications, and of what; not the secret addresses under which they are reached.',
    select: sql`o.id, o.live_stream_notifications as "liveStreamNotifications",
      o.new_episode_notifications as "newEpisodeNotifications", o.game_updates as "gameUpdates",
      o.breaking_news as "breakingNews", o.score_alerts as "scoreAlerts", o.spoiler_mode as "spoilerMode",
      o.language, o.created_at as "createdAt", o.updated_at as "updatedAt" from push_subscriptions o`,
    owner: 'push_subscriptions.user_id',
  },
  {
    file: 'newsletter.json',
    what: 'Addresses that you took off the newsletter.',
    // They have no number of their own, and are few: one page holds them.
    select: sql`o.id, o.email, o.opted_out_at as "optedOutAt"
      from (select 1 as id, email, opted_out_at, user_id from newsletter_addresses) o`,
    owner: 'newsletter_addresses.user_id',
  },
  {
    file: 'reports.json',
    what: 'What you reported.',
    select: sql`o.id, o.content_type as "contentType", o.content_id as "contentId", o.reason, o.description, o.status,
      o.created_at as "createdAt" from content_reports o`,
    owner: 'content_reports.reporter_id',
  },
];
