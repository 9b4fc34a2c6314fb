import { OpenToAll } from '../../fantasy/admin/open-to-all.tsx';
import { StatsScreen } from '../../fantasy/admin/stats-screen.tsx';
import { Submissions } from '../../fantasy/admin/submissions.tsx';
import { t } from '../../ui/language.ts';

/** Who plays, who has submitted, and how a game is scored. */
export default function FantasyTab() {
  return (
    <section aria-labelledby="fantasy-title" className="grid grid-cols-1 gap-8">
      <h2 id="fantasy-title" className="display text-h2">
        {t('Fantasy')}
      </h2>
      <OpenToAll />
      <Submissions />
      <StatsScreen />
    </section>
  );
}
