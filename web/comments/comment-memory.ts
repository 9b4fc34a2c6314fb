import { remember, remembered } from '../ui/lists/tab-memory.ts';
import type { Outgoing } from '../live/list/list.ts';
import { type Quoted, storedReply, storeReply } from '../replies/quoted.ts';
import { storeOutbox, storedOutbox } from '../live/list/outbox.ts';

/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */
export interface CommentMemory {
  readonly draft: string;
  storeDraft(text: string): void;
  /** The comment that the draft replies to. */
  readonly reply: Quoted | null;
  storeReply(reply: Quoted | null): void;
  /** Text of an own comment that is being changed; empty when none is. */
  edit(id: number): string;
  storeEdit(id: number, text: string): void;
  /** Posts that were in flight when the tab was left count as not sent, because their response is lost. */
  readonly outgoing: Outgoing[];
  keepOutgoing(outgoing: readonly Outgoing[]): void;
}

/** @param scope what is commented on, e.g. `article:7` */
export function commentMemory(scope: string, userId: number): CommentMemory {
  const key = (what: string) => `comment-${what}:${scope}:${userId}`;
  return {
    get draft() {
      return remembered(key('draft'));
    },
    storeDraft: (text) => remember(key('draft'), text),
    get reply() {
      return storedReply(key('reply'));
    },
    storeReply: (reply) => storeReply(key('reply'), reply),
    edit: (id) => remembered(key(`edit-${id}`)),
    storeEdit: (id, text) => remember(key(`edit-${id}`), text),
    get outgoing() {
      return storedOutbox(key('outbox'));
    },
    keepOutgoing: (outgoing) => storeOutbox(key('outbox'), outgoing),
  };
}
