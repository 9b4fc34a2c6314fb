import type { Score } from '../../schema/plays/fold.ts';
import { nickname, type TeamNames } from '../../schema/games/team-names.ts';
import { t } from '../ui/language.ts';

/** How a game ended: 'Broncos win 28–17', from the view of who won. */
export function endingText(teams: TeamNames, { home, away }: Score): string {
  const score = `${Math.max(home, away)}–${Math.min(home, away)}`;
  if (home === away) return t('A tie, {score}', { score });
  return t('{team} win {score}', { team: nickname(teams[home > away ? 'home' : 'away']), score });
}
