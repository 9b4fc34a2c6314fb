import { useState } from 'react';
import { isMarker } from '../../schema/plays/plays.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { headline, playText } from '../../schema/plays/words.ts';
import { useEvery } from '../games/use-every.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { t } from '../ui/language.ts';
import type { Play } from './play.ts';

/** Ordinary plays are said together so often, in ms: a sentence takes about four seconds. */
const EVERY_MS = 10_000;

interface PlayAnnouncerProps {
  plays: readonly Play[];
  teams: TeamNames;
  /** Whether ordinary plays are said too. */
  saysAll: boolean;
}

/**
 * Says scores, turnovers, reviews and what is overturned as they come; not what was there when the page opened. Of other
 * plays the last one is said from time to time.
 */
export function PlayAnnouncer({ plays, teams, saysAll }: PlayAnnouncerProps) {
  const newest = plays.findLast(isSaid);
  const key = newest ? keyOf(newest) : '';
  const last = plays.at(-1);
  const [seen, setSeen] = useState(key);
  const [upTo, setUpTo] = useState(last?.id);
  const [said, setSaid] = useState('');
  if (seen !== key) {
    setSeen(key);
    setUpTo(last?.id);
    if (newest) setSaid(sentence(newest, teams));
  }
  useEvery(EVERY_MS, () => {
    if (!saysAll || !last || last.id === upTo) return;
    setUpTo(last.id);
    setSaid(playText(last, teams, t));
  });
  return <LiveRegion>{said}</LiveRegion>;
}

const keyOf = ({ id, revision }: Play) => `${id} ${revision}`;
const isSaid = (play: Play) => isMarker(play) || play.takenBack !== null;

function sentence(play: Play, teams: TeamNames): string {
  const text = playText(play, teams, t);
  if (play.isUnderReview) return `${t('Under review')}: ${text}`;
  if (play.takenBack || play.status === 'overturned') return `${t('Overturned')}: ${text}`;
  const title = headline(play, teams, t);
  return title && title !== text ? `${title} ${text}` : text;
}
