import { isDeepStrictEqual } from 'node:util';
import {
  isTakenBack,
  type PlayEventKind,
  type PlayFacts,
  type PlaySource,
  type PlayView,
} from '../../schema/plays/plays.ts';
import type { ReportedPlay } from './reported-play.ts';

/** A play and its name at the source. */
export interface Known {
  readonly externalId: string;
  readonly view: PlayView;
}

export interface Change extends Known {
  readonly kind: PlayEventKind;
}

interface About {
  readonly gameId: number;
  readonly source: PlaySource;
  readonly now: Date;
}

/** What a report changes, in its order. New plays have the id 0. */
export function changesOf(
  reported: readonly ReportedPlay[],
  known: ReadonlyMap<string, PlayView>,
  about: About,
): Change[] {
  const current = new Map(known);
  const changes: Change[] = [];
  for (const one of reported) {
    const was = current.get(one.externalId);
    const change = was ? correctionOf(was, one, about) : additionOf(one, about);
    if (!change) continue;
    current.set(one.externalId, change.view);
    changes.push(change);
  }
  return changes;
}

function additionOf(reported: ReportedPlay, { gameId, source, now }: About): Change {
  const at = now.toISOString();
  const view: PlayView = {
    ...factsOf(reported),
    ...{ id: 0, gameId, revision: 1, source, takenBack: null },
    ...{ happenedAt: reported.happenedAt.toISOString(), reportedAt: at, revisedAt: at },
  };
  return { kind: 'added', externalId: reported.externalId, view };
}

function correctionOf(was: PlayView, reported: ReportedPlay, { now }: About): Change | null {
  if (reported.revision !== undefined && reported.revision <= was.revision) return null;
  const before = factsOf(was);
  const facts = factsOf(reported);
  if (isDeepStrictEqual(before, facts)) return null;
  const isOverturned = isTakenBack(before, facts);
  const view: PlayView = {
    ...was,
    ...facts,
    revision: was.revision + 1,
    takenBack: isOverturned ? before : was.takenBack,
    revisedAt: now.toISOString(),
  };
  return { kind: isOverturned ? 'overturned' : 'changed', externalId: reported.externalId, view };
}

/** A play without what is known only of the stored one. */
export function factsOf(play: PlayFacts): PlayFacts {
  const { seq, status, reason, isUnderReview, kind, period, clock } = play;
  const { before, after, yards, points, scoringSide, participants } = play;
  return {
    ...{ seq, status, reason, isUnderReview, kind, period, clock },
    ...{ before, after, yards, points, scoringSide, participants },
  };
}
