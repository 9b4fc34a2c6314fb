import type { ApiTokenScope } from './api-tokens.ts';

/**
 * Who may do what: the permission table of the community document, section 6, with the cells that other
 * sections add. Server guards and buttons read the same rows.
 */

/** A signed-in user, as far as rights are concerned. */
export interface Viewer {
  readonly id: number;
  readonly isAdmin: boolean;
  /** An admin's account that is a member's until it has the second factor which the site demands. */
  readonly lacksSecondFactor?: true;
  /** The API token by which they act; absent in a browser. */
  readonly token?: { readonly id: number; readonly scope: ApiTokenScope };
}

/** A program that acts as a member by an API token is a role of its own, never an admin. */
type Role = 'anonymous' | 'token' | 'member' | 'admin';

const EVERYONE: readonly Role[] = ['anonymous', 'token', 'member', 'admin'];
/** Everybody in a browser, signed in or not: what concerns the account or the device itself. */
const BROWSERS: readonly Role[] = ['anonymous', 'member', 'admin'];
const MEMBERS: readonly Role[] = ['token', 'member', 'admin'];
/** Members in a browser. */
const OWNERS: readonly Role[] = ['member', 'admin'];
const ADMINS: readonly Role[] = ['admin'];

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
  'comment.deleteAny': ADMINS,
  'content.report': MEMBERS,
  'report.moderate': ADMINS,
  'photo.upload': MEMBERS,
  'photo.uploadToAdminCategory': ADMINS,
  'photo.moderate': ADMINS,
  'mood.submit': MEMBERS,
  'question.submit': MEMBERS,
  'question.moderate': ADMINS,
  'account.editOwn': OWNERS,
  'account.deleteOwn': OWNERS,
  'user.administer': ADMINS,
  'chat.whenOpen': MEMBERS,
  'chat.whenClosed': ADMINS,
  'chat.deleteAny': ADMINS,
  'checkin.submit': ADMINS,
  /** Once an admin has opened fantasy and check-ins to all members. */
  'checkin.submitWhenOpen': MEMBERS,
  'checkin.moderate': ADMINS,
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
  'roster.manage': ADMINS,
  'show.manage': ADMINS,
  'sponsor.manage': ADMINS,
  'site.configure': ADMINS,
  'news.send': ADMINS,
  'newsletter.send': ADMINS,
  'newsletter.ask': EVERYONE,
  'subscriber.manage': ADMINS,
  'limits.exempt': ADMINS,
  'admin.dashboard': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof CAPABILITIES;

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
  return CAPABILITIES[capability].includes(roleOf(viewer));
}

function roleOf(viewer: Viewer | null | undefined): Role {
  if (!viewer) return 'anonymous';
  if (viewer.token) return 'token';
  return viewer.isAdmin ? 'admin' : 'member';
}

/** True for what is open to everyone, signed in or not. */
export const isForEveryone = (capability: Capability) => CAPABILITIES[capability] === EVERYONE;
