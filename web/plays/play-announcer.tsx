import { useState } from 'react';
import { isMarker } from '../../schema/plays/plays.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { headline, playText } from '../../schema/plays/words.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { t } from '../ui/language.ts';
import type { Play } from './play.ts';

/** Says scores, turnovers, reviews and what is overturned as they come; not what was there when the page opened. */
export function PlayAnnouncer({ plays, teams }: { plays: readonly Play[]; teams: TeamNames }) {
  const newest = plays.findLast(isSaid);
  const key = newest ? `${newest.id} ${newest.revision}` : '';
  const [seen, setSeen] = useState(key);
  const [said, setSaid] = useState('');
  if (seen !== key) {
    setSeen(key);
    if (newest) setSaid(sentence(newest, teams));
  }
  return <LiveRegion>{said}</LiveRegion>;
}

const isSaid = (play: Play) => isMarker(play) || play.takenBack !== null;

function sentence(play: Play, teams: TeamNames): string {
  const text = playText(play, teams, t);
  if (play.isUnderReview) return `${t('Under review')}: ${text}`;
  if (play.takenBack || play.status === 'overturned') return `${t('Overturned')}: ${text}`;
  const title = headline(play, teams, t);
  return title && title !== text ? `${title} ${text}` : text;
}
