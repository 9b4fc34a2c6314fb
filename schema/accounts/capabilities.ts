import type { ApiTokenScope } from './api-tokens.ts';
import type { SanctionInForce } from './sanctions.ts';

/**
 * Who may do what: the permission table of the community document, section 6, with the cells that other
 * sections add. Server guards and buttons read the same rows.
 */

/** A signed-in user, as far as rights are concerned. */
export interface Viewer {
  readonly id: number;
  readonly isAdmin: boolean;
  /** Besides or without the others: each right is given on its own. */
  readonly isModerator?: boolean;
  readonly isHost?: boolean;
  /** An admin's account that is a member's until it has the second factor which the site demands. */
  readonly lacksSecondFactor?: true;
  /** What moderators have imposed on them, while it is in force. */
  readonly sanction?: SanctionInForce | null;
  /** The API token by which they act; absent in a browser. */
  readonly token?: { readonly id: number; readonly scope: ApiTokenScope };
}

/** A program that acts by an API token is a role of its own; the rights of its owner don't reach it. */
export type Role = 'anonymous' | 'token' | 'member' | 'moderator' | 'host' | 'admin';

const EVERYONE: readonly Role[] = ['anonymous', 'token', 'member', 'admin'];
/** Everybody in a browser, signed in or not: what concerns the account or the device itself. */
const BROWSERS: readonly Role[] = ['anonymous', 'member', 'admin'];
const MEMBERS: readonly Role[] = ['token', 'member', 'admin'];
/** Members in a browser. */
const OWNERS: readonly Role[] = ['member', 'admin'];
const ADMINS: readonly Role[] = ['admin'];
/** Who looks after what members contribute. */
const MODERATORS: readonly Role[] = ['moderator', 'admin'];
/** Who runs the show. */
const HOSTS: readonly Role[] = ['host', 'admin'];
/** Everyone with a right on the dashboard. */
const CREW: readonly Role[] = ['moderator', 'host', 'admin'];

export const CAPABILITIES = {
  'site.read': EVERYONE,
  /** Signing up, in and out, and the links that reset a password. */
  'account.enter': BROWSERS,
  /** Which browsers are sent notifications. */
  'device.notify': BROWSERS,
  'contact.send': EVERYONE,
  'contact.moderate': ADMINS,
  'like.toggle': MEMBERS,
  'comment.post': MEMBERS,
  'comment.editOwn': MEMBERS,
  'comment.deleteOwn': MEMBERS,
  'comment.deleteAny': MODERATORS,
  'content.report': MEMBERS,
  'report.moderate': MODERATORS,
  /** Warns, mutes and bans members, and lifts that. */
  'member.sanction': MODERATORS,
  /** Confirms that one read a warning, and answers. */
  'sanction.answerOwn': OWNERS,
  /** Claims and decides what waits in the moderators' queue. */
  'queue.work': MODERATORS,
  /** Puts back what a moderator deleted. */
  'post.restore': MODERATORS,
  'photo.upload': MEMBERS,
  /** Lists one's own photos in every state, and deletes them. */
  'photo.manageOwn': MEMBERS,
  'photo.uploadToAdminCategory': ADMINS,
  'photo.moderate': MODERATORS,
  'mood.submit': MEMBERS,
  'question.submit': MEMBERS,
  'question.moderate': CREW,
  /** Says which question the hosts are answering in the show. */
  'question.takeOnAir': HOSTS,
  'account.editOwn': OWNERS,
  /** Uploads a picture of oneself; a new name is checked by the same row. */
  'profile.show': OWNERS,
  'account.deleteOwn': OWNERS,
  'user.administer': ADMINS,
  'chat.whenOpen': MEMBERS,
  'chat.whenClosed': ADMINS,
  'chat.deleteOwn': MEMBERS,
  'chat.deleteAny': MODERATORS,
  /** Slow mode, emoji only, hosts only, a pause. */
  'chat.setModes': CREW,
  'checkin.submit': ADMINS,
  /** Once an admin has opened fantasy and check-ins to all members. */
  'checkin.submitWhenOpen': MEMBERS,
  'checkin.moderate': MODERATORS,
  'fantasy.play': ADMINS,
  /** Likewise. */
  'fantasy.playWhenOpen': MEMBERS,
  'fantasy.editSubmitted': ADMINS,
  'fantasy.administer': ADMINS,
  'article.seeLikeCount': ADMINS,
  'article.seeDrafts': ADMINS,
  'article.write': ADMINS,
  'article.publish': ADMINS,
  'game.save': ADMINS,
  /** Score, quarter and clock of a game that no provider reports. */
  'game.keepScore': HOSTS,
  'roster.manage': ADMINS,
  'show.manage': ADMINS,
  /** Puts a live show on the air with its title and link, or takes it off. */
  'show.putOnAir': HOSTS,
  'sponsor.manage': ADMINS,
  'site.configure': ADMINS,
  /** Lists and withdraws one's own posts that filters hold back. */
  'heldPost.manageOwn': MEMBERS,
  /** Mutes members and words for oneself; programs don’t learn of it. */
  'mute.manageOwn': OWNERS,
  /** What happened to one's own posts and account. */
  'inbox.readOwn': OWNERS,
  /** Private leagues, which programs don’t learn of: reads one’s own, and leaves them. */
  'league.readOwn': OWNERS,
  /** Founds, joins and changes them. */
  'league.takePart': OWNERS,
  /** Writes to the other members of one’s own. */
  'league.write': OWNERS,
  /** The filters of what members write. */
  'filter.manage': ADMINS,
  'news.send': HOSTS,
  /** The line above the chat and the live show. */
  'line.pin': HOSTS,
  'newsletter.send': ADMINS,
  'newsletter.ask': EVERYONE,
  'subscriber.manage': ADMINS,
  'limits.exempt': ADMINS,
  /** Opens /admin, where each tab asks for a right of its own. */
  'dashboard.open': CREW,
  'admin.dashboard': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof CAPABILITIES;

/** What others read of a member: refused while a warning is not acknowledged, and while muted. */
const POSTING: readonly Capability[] = [
  'comment.post',
  'comment.editOwn',
  'photo.upload',
  'question.submit',
  'chat.whenOpen',
  'checkin.submitWhenOpen',
  'profile.show',
  'league.write',
];
/** What banned members can't do besides. Reading, deleting what is theirs, and leaving stay open to them. */
const TAKING_PART: readonly Capability[] = [
  'like.toggle',
  'content.report',
  'mood.submit',
  'fantasy.playWhenOpen',
  'league.takePart',
];

/** The refusal of an act because of what moderators have imposed; null where the viewer may act. */
export function sanctionAgainst(
  viewer: Viewer | null | undefined,
  capability: Capability,
): 'sanction.warned' | 'sanction.muted' | 'sanction.banned' | null {
  const kind = viewer?.sanction?.kind;
  if (!kind) return null;
  const isBanned = kind === 'BAN';
  if (!POSTING.includes(capability) && !(isBanned && TAKING_PART.includes(capability))) return null;
  return isBanned ? 'sanction.banned' : kind === 'WARNING' ? 'sanction.warned' : 'sanction.muted';
}

/**
 * What an admin with a second factor does only after a fresh proof of identity: acts that can't be undone and reach
 * others at once, or take their data along. Moderation, one photo or comment at a time, is daily work and is not among them.
 */
export const FRESH_PROOF_ACTS: ReadonlySet<string> = new Set([
  'Mutation.deleteUser',
  'Mutation.setUserRights',
  'Mutation.endUserAccess',
  'Mutation.endUserSession',
  'Mutation.revokeUserToken',
  'Mutation.correctUser',
  'Mutation.deleteArticle',
  'Mutation.undoArticleImport',
  'Mutation.deleteGame',
  'Mutation.startSeason',
  'Mutation.sendNewsletter',
  'Mutation.sendBreakingNews',
  'export.users',
  'export.subscribers',
]);

/** True when the viewer (null: anonymous) has the capability. Ownership and time windows are checked besides. */
export function can(viewer: Viewer | null | undefined, capability: Capability): boolean {
  return rolesOf(viewer).some((role) => CAPABILITIES[capability].includes(role));
}

function rolesOf(viewer: Viewer | null | undefined): readonly Role[] {
  if (!viewer) return ['anonymous'];
  if (viewer.token) return ['token'];
  const { isAdmin, isModerator, isHost } = viewer;
  return [
    'member',
    ...(isModerator ? (['moderator'] as const) : []),
    ...(isHost ? (['host'] as const) : []),
    ...(isAdmin ? (['admin'] as const) : []),
  ];
}

/** True for what is open to everyone, signed in or not. */
export const isForEveryone = (capability: Capability) => CAPABILITIES[capability] === EVERYONE;

export const rolesWith = (capability: Capability): readonly Role[] => CAPABILITIES[capability];

const WHOM = new Map<readonly Role[], string>([
  [EVERYONE, ''],
  [BROWSERS, 'Not for API tokens.'],
  [MEMBERS, 'For members.'],
  [OWNERS, 'For members, without an API token.'],
  [ADMINS, 'For admins.'],
  [MODERATORS, 'For moderators and admins.'],
  [HOSTS, 'For hosts and admins.'],
  [CREW, 'For moderators, hosts and admins.'],
]);

/** The first words of a description of the graph: whom it is for. Empty for everyone. */
export const whomFor = (capability: Capability): string => WHOM.get(CAPABILITIES[capability])!;
