import { OUR_TEAM } from '../../schema/games/games.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import { t } from '../ui/language.ts';

/** A star beside the visitor's favorite team. The team that all this is about needs none. */
export function OwnTeamMark({ team }: { team: string }) {
  const { favoriteTeam } = useSettings();
  if (team !== favoriteTeam || team === OUR_TEAM) return null;
  return (
    <span role="img" aria-label={t('your team')} className="ml-1 text-accent-text">
      ★
    </span>
  );
}
