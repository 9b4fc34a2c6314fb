import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import type { Said } from '../chat-message.ts';
import type { LogLine } from '../log/log-lines.ts';
import { type LinkedPlace, placeIn } from './message-address.ts';

const refuseLink = (title: string) => toast({ title, variant: 'destructive' });

/** Most pages of earlier messages that are read in search of one. */
const MOST_PAGES = 30;
/**
 * When the live connection first opens, the newest page is refetched, and the log restarts from it.
 * If that takes the message away again so soon after it was shown, in ms, it is looked for once more.
 */
const SOON = 5000;

interface LinkedMessageOptions {
  readonly lines: readonly LogLine<Said>[];
  readonly hasOlder: boolean;
  readonly older: { load: () => void; isLoading: boolean; hasFailed: boolean };
  /** Brings a line into view. */
  readonly show: (index: number) => void;
}

/**
 * The line of the message that the address names, or of what was said first at that moment or later. It is shown once it is there; earlier messages are read until then.
 * Where it can't be found, that is said.
 */
export function useLinkedMessage({ lines, hasOlder, older, show }: LinkedMessageOptions) {
  const { hash, key } = useLocation();
  const place = placeIn(hash);
  // Following the same link again looks for it again.
  const visit = place && `${key} ${hash}`;
  const search = useRef({ visit: '', pages: 0, isDone: false, shownAt: -Infinity });
  const isEarlier = place !== null && hasOlder && isBefore(place, lines);
  const index = place === null || isEarlier ? -1 : indexOf(place, lines);

  useEffect(() => {
    if (visit === null) return;
    if (search.current.visit !== visit)
      search.current = { visit, pages: 0, isDone: false, shownAt: -Infinity };
    const now = search.current;
    if (index < 0 && performance.now() - now.shownAt < SOON) now.isDone = false;
    if (now.isDone || older.isLoading || older.hasFailed) return;
    if (isEarlier && now.pages < MOST_PAGES) {
      now.pages += 1;
      older.load();
      return;
    }
    now.isDone = true;
    if (index >= 0) {
      now.shownAt = performance.now();
      show(index);
    } else if (isEarlier) refuseLink(t('That message is too old to show here.'));
    else refuseLink(t('That message is gone.'));
  });

  return lines[index]?.key ?? null;
}

/** Whether it lies before all messages that are here. */
function isBefore(place: LinkedPlace, lines: readonly LogLine<Said>[]): boolean {
  const oldest = lines.find(({ kind }) => kind === 'message');
  if (oldest?.kind !== 'message') return false;
  const { id, createdAt } = oldest.message;
  return 'at' in place ? place.at < Date.parse(createdAt) : place.messageId < id;
}

function indexOf(place: LinkedPlace, lines: readonly LogLine<Said>[]): number {
  if ('messageId' in place)
    return lines.findIndex(
      (line) => line.kind === 'message' && line.message.id === place.messageId,
    );
  const since = lines.findIndex((line) => instantOf(line) >= place.at);
  return since < 0 ? lines.length - 1 : since;
}

function instantOf(line: LogLine<Said>): number {
  if (line.kind === 'message') return Date.parse(line.message.createdAt);
  return line.kind === 'play' ? Date.parse(line.play.reportedAt) : NaN;
}
