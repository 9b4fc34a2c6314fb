import type { Capability } from '../../../schema/accounts/capabilities.ts';
import type { Act } from './permission-acts.ts';

/** The columns of the permission table. */
export const TABLE_ROLES = [
  'anonymous',
  'banned',
  'muted',
  'member',
  'moderator',
  'host',
  'admin',
] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

export interface Row {
  readonly capability: string;
  readonly allowed: readonly TableRole[];
  /** The name of the act in the code. */
  readonly verbs: readonly Capability[];
  /** Absent: on game day. */
  readonly at?: string;
  readonly acts: readonly Act[];
}

export const EVERYBODY: readonly TableRole[] = [...TABLE_ROLES];
export const MEMBERS: readonly TableRole[] = TABLE_ROLES.filter((role) => role !== 'anonymous');
export const UNBANNED: readonly TableRole[] = MEMBERS.filter((role) => role !== 'banned');
export const UNMUTED: readonly TableRole[] = UNBANNED.filter((role) => role !== 'muted');
export const CREW: readonly TableRole[] = ['moderator', 'host', 'admin'];
export const MODERATORS: readonly TableRole[] = ['moderator', 'admin'];
export const HOSTS: readonly TableRole[] = ['host', 'admin'];
export const ADMINS: readonly TableRole[] = ['admin'];
export const NO_ONE: readonly TableRole[] = [];
