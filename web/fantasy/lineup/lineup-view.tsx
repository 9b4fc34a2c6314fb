import { Pencil, Star } from 'lucide-react';
import { wordIn } from '../../../schema/enum-names.ts';
import { SLOT_LABELS, SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { InjuryBadge } from '../../roster/injury-badge.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import type { EligiblePlayer } from './player-list.tsx';
import { rich, t } from '../../ui/language.ts';

interface LineupViewProps {
  lineup: Lineup;
  players: readonly EligiblePlayer[];
  /** Absent where it can't be changed. */
  onEdit: (() => void) | undefined;
}

/** A submitted lineup, to look at. */
export function LineupView({ lineup, players, onEdit }: LineupViewProps) {
  const playerOf = new Map(players.map((player) => [player.id, player]));
  return (
    <section aria-label={t('Your lineup')} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 className="display text-h2" dir="auto">
            {lineup.lineupName}
          </h3>
          <p className="text-small text-muted">
            {rich('Submitted {moment}', { moment: <MountainMoment at={lineup.submittedAt} /> })}
          </p>
        </div>
        {onEdit && (
          <Button variant="secondary" icon={Pencil} onClick={onEdit}>
            {t('Edit Lineup')}
          </Button>
        )}
      </div>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {lineup.picks.map(({ slot, isCaptain, player: picked }) => {
          const player = picked ? playerOf.get(picked.id) : undefined;
          return (
            <li
              key={slot}
              className="flex min-h-15 items-center gap-3 rounded-control border border-border bg-raised px-3 py-2"
            >
              <span className="display w-12 shrink-0 text-h3 text-accent-text">
                {SLOT_LABELS[wordIn(SLOTS, slot)]}
              </span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                  <span dir="auto">{player?.name ?? t('No longer on the roster')}</span>
                  {player?.injuryStatus && <InjuryBadge code={player.injuryStatus} />}
                  {isCaptain && (
                    <Badge tone="orange">
                      <Star aria-hidden className="size-3 fill-current" />
                      {t('Captain ×2')}
                    </Badge>
                  )}
                </span>
                {player && (
                  <span className="block text-small text-muted tabular-nums">
                    #{player.jersey} · {player.position}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
