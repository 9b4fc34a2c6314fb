import { LINEUP_TEXTS, SLOT_LABELS, SLOTS } from '../../schema/fantasy/lineup.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

/** What members see of the builder before fantasy is open to all: its outline, and over it when it comes. */
export function ComingSoon() {
  const { season } = useSite();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1">
      <ol aria-hidden className="grid gap-2 p-4 text-muted blur-[2px] sm:grid-cols-2">
        {SLOTS.map((slot) => (
          <li
            key={slot}
            className="flex min-h-15 items-center gap-4 rounded-control border border-dashed border-border-strong px-3"
          >
            <span className="display w-12 text-h3">{SLOT_LABELS[slot]}</span>
            <span className="h-3 w-1/2 rounded-badge bg-surface-2" />
          </li>
        ))}
      </ol>
      <div className="on-brand floodlit z-10 grid max-w-[30rem] justify-items-center gap-3 self-center justify-self-center rounded-card px-6 py-8 text-center">
        <Badge tone="orange">{t('{season} SEASON', { season })}</Badge>
        <h3 className="display text-d2">{t('Coming Soon')}</h3>
        <p>{t(LINEUP_TEXTS.comingSoon(season))}</p>
      </div>
    </div>
  );
}
