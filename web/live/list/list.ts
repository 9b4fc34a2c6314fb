import type { Reaction } from '../../../schema/reactions.ts';
import type { Member_UserFragment } from '../../gql/graphql.ts';

/** A live list in one browser: its rows, what differs between lists, and all its actions. */

/** A member as everybody sees them. */
export type Member = Member_UserFragment;

/** Where a row is in its list. */
export interface Place {
  readonly id: number;
  /** Its cursor, in lists that are paged by cursors. */
  readonly cursor?: string;
}

export interface Row extends Place {
  /** What its writer's browser called the post. */
  readonly clientId?: string | null;
  readonly likeCount?: number;
  /** Null in events, which are the same for everybody. */
  readonly isLikedByMe?: boolean | null;
  readonly myReactions?: readonly Reaction[] | null;
  /** Of two copies the one with the higher revision is the newer; without revisions it is the last one received. */
  readonly revision?: number;
}

/** What differs between one list and another. Everything else is the same for all of them. */
export interface ListPolicy<R extends Row> {
  readonly order: 'newest-first' | 'oldest-first';
  /** Negative where the first row is the newer one; never 0 for two rows. */
  readonly compare: (a: R, b: R) => number;
  /** It can show a part in the middle, and stays there when too much is new; others start afresh from the newest row. */
  readonly isEnteredAnywhere?: boolean;
  readonly pageSize: number;
  /** The server's page size; what is shown is refetched in pages of this size. */
  readonly largestPage: number;
  /** A fetch ends after this many pages. */
  readonly mostPages: number;
  /** Beyond this many rows, new ones push out the oldest page. */
  readonly mostRows: number;
  /** Whether other members' new rows are pending until the reader asks for them. */
  readonly holdsBack: 'never' | 'unless-empty' | 'always';
  /** Removed rows leave a placeholder, so that nothing moves. */
  readonly keepsPlaces?: boolean;
  readonly writerOf: (row: R) => number;
  /** The writer as the row shows them; absent where rows show none. */
  readonly memberOf?: (row: R) => Member;
  /** The row with its writer's current name and avatar. */
  readonly writtenBy: (row: R, member: Member) => R;
  /** The poll interval while there are no events, in ms, and whether the whole list is then refetched. */
  readonly poll: { readonly every: number; readonly isWhole: boolean };
  /** How often, in ms, it is read even though events come. */
  readonly verifyEvery?: number;
  /** A deleted member's likes and older rows are deleted too: everything is refetched within this time, in ms. */
  readonly recountWithin?: number;
  /** Listeners hear of a rush of events once in this time, in ms. */
  readonly calm?: number;
}

/** An own post in flight. Its text is stored until the server has it. */
export interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
  /** The row that it replies to. */
  readonly replyToId?: number | undefined;
}

export interface Entry<R> {
  readonly row: R;
  /** The newest fetch that had begun when this entry last changed. */
  readonly reading: number;
}

export interface ListLog<R extends Row = Row> {
  readonly entries: ReadonlyMap<number, Entry<R>>;
  /** Ids of pending rows, until the reader asks for them. */
  readonly waiting: ReadonlySet<number>;
  /**
   * Rows that were removed, each with the newest fetch that had begun by then: a late copy must not bring one back, but
   * a page that was requested later has it only if it was restored.
   */
  readonly removed: ReadonlyMap<number, number>;
  /** Members who were deleted; a late copy of what they wrote must not bring it back either. */
  readonly gone: ReadonlySet<number>;
  /** Members as of their last event or a newer page, each with the newest fetch that had begun by then. */
  readonly members: ReadonlyMap<number, { readonly member: Member; readonly reading: number }>;
  /** Newest copies of rows that no page has brought yet. */
  readonly early: ReadonlyMap<number, Entry<R>>;
  /** Rows that events have brought below the oldest page so far. */
  readonly addedBelow: number;
  readonly outgoing: readonly Outgoing[];
  /** Incremented when another part of the list replaces this one: pages requested before don't fit any more. */
  readonly part: number;
  /** The oldest row that a page brought: the next older page begins below it. */
  readonly bottom: R | undefined;
  /** Fetches begun and the newest one finished. */
  readonly readings: number;
  readonly finished: number;
  /** How many fetches had begun when it last lost its oldest page for being too long; -1 if never. */
  readonly shortened: number;
  /** Why the newest fetch failed; null when it succeeded. */
  readonly failure: unknown;
  /** False until the first page is there. */
  readonly isLoaded: boolean;
  /** Whether older rows than the oldest here may exist, and newer ones than the newest shown that were not read. */
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** How many there are in all. */
  readonly total: number;
}

/** The result of a fetch: from the newest row, or from the top of what is shown, downwards. */
export interface Reading<R> {
  /** The value of `readings` after it had begun. */
  readonly number: number;
  readonly part: number;
  /** Newest first. */
  readonly rows: readonly R[];
  /** The row it began with, where that was not the newest of all. */
  readonly from?: R | undefined;
  /** True when it reached the oldest row. */
  readonly isComplete: boolean;
  /** True when older rows than the oldest found are still valid. */
  readonly keepsOlder: boolean;
  readonly total?: number | undefined;
}

/** A page next to what is shown; `number` and `part` as they were when it was requested. */
interface NextPage<R> {
  readonly number: number;
  readonly part: number;
  readonly rows: readonly R[];
  readonly isLast: boolean;
}

/** Changes by others, from events. */
export type Change<R extends Row> =
  | { readonly type: 'added' | 'changed'; readonly row: R }
  /** Added, even if it was removed before. */
  | { readonly type: 'restored'; readonly row: R }
  | { readonly type: 'removed'; readonly id: number }
  | MemberChange;

export type MemberChange =
  | { readonly type: 'member-deleted'; readonly userId: number }
  | { readonly type: 'member-changed'; readonly member: Member };

export type ListAction<R extends Row = Row> =
  | Change<R>
  | { readonly type: 'reading-began' }
  | ({ readonly type: 'read' } & Reading<R>)
  | { readonly type: 'reading-failed'; readonly error: unknown }
  /** So much is new that it doesn't join what is shown. */
  | { readonly type: 'gap-found' }
  | ({ readonly type: 'older-read' } & NextPage<R>)
  | ({ readonly type: 'newer-read' } & NextPage<R>)
  /** Another part of the list takes the place of what was shown. */
  | {
      readonly type: 'moved';
      readonly number: number;
      readonly rows: readonly R[];
      readonly hasOlder: boolean;
      readonly hasNewer: boolean;
    }
  | { readonly type: 'revealed' }
  /** The server's response to an own action. */
  | { readonly type: 'answered'; readonly row: R }
  | ({ readonly type: 'sending' } & Omit<Outgoing, 'state'>)
  | { readonly type: 'failed'; readonly clientId: string }
  | { readonly type: 'discarded'; readonly clientId: string };

/** What is known before anything is read: rows that came with the page, and own posts of this tab. */
export interface Start<R extends Row> {
  /** Newest first; absent when nothing was read yet. */
  readonly rows?: readonly R[] | undefined;
  readonly hasOlder?: boolean;
  readonly total?: number;
  readonly outgoing?: readonly Outgoing[];
}
