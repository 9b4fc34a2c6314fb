import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import type { LogLine } from '../log/log-lines.ts';
import { messageIn } from './message-address.ts';

const refuseLink = (title: string) => toast({ title, variant: 'destructive' });

/** Most pages of earlier messages that are read in search of one. */
const MOST_PAGES = 30;
/**
 * When the live connection first opens, the newest page is refetched, and the log restarts from it.
 * If that takes the message away again so soon after it was shown, in ms, it is looked for once more.
 */
const SOON = 5000;

interface LinkedMessageOptions {
  readonly lines: readonly LogLine[];
  readonly hasOlder: boolean;
  readonly older: { load: () => void; isLoading: boolean; hasFailed: boolean };
  /** Brings a line into view. */
  readonly show: (index: number) => void;
}

/**
 * The line of the message that the address names. It is shown once it is there; earlier messages are read until then.
 * Where it can't be found, that is said.
 */
export function useLinkedMessage({ lines, hasOlder, older, show }: LinkedMessageOptions) {
  const { hash, key } = useLocation();
  const linkedId = messageIn(hash);
  // Following the same link again looks for it again.
  const visit = `${key} ${linkedId}`;
  const search = useRef({ visit: '', pages: 0, isDone: false, shownAt: -Infinity });
  const index = linkedId === null ? -1 : lines.findIndex((line) => idOf(line) === linkedId);
  const oldest = lines.map(idOf).find((id) => id !== null) ?? 0;

  useEffect(() => {
    if (linkedId === null) return;
    if (search.current.visit !== visit)
      search.current = { visit, pages: 0, isDone: false, shownAt: -Infinity };
    const now = search.current;
    if (index < 0 && performance.now() - now.shownAt < SOON) now.isDone = false;
    if (now.isDone || older.isLoading || older.hasFailed) return;
    const mayLieBefore = index < 0 && hasOlder && linkedId < oldest;
    if (mayLieBefore && now.pages < MOST_PAGES) {
      now.pages += 1;
      older.load();
      return;
    }
    now.isDone = true;
    if (index >= 0) {
      now.shownAt = performance.now();
      show(index);
    } else if (mayLieBefore) refuseLink(t('That message is too old to show here.'));
    else refuseLink(t('That message is gone.'));
  });

  return lines[index]?.key ?? null;
}

const idOf = (line: LogLine) => (line.kind === 'message' ? line.message.id : null);
