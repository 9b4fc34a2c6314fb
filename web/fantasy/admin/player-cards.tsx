import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { PLAYERS_SHOWN } from '../../../schema/fantasy/stats.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { t, translated } from '../../ui/language.ts';

export interface PlayerFigures {
  readonly key: number;
  readonly name: string;
  readonly position: string;
  readonly isOnRoster: boolean;
  readonly figures: readonly {
    readonly stat: string;
    readonly label: string;
    readonly value: number;
  }[];
  readonly points: number;
  readonly problems?: readonly string[];
}

/** Players with their figures and points: the first nine, and the others behind '+N more'. */
export function PlayerCards({ players }: { players: readonly PlayerFigures[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = players.length - PLAYERS_SHOWN;
  const shown = showsAll ? players : players.slice(0, PLAYERS_SHOWN);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((player) => (
          <PlayerCard key={player.key} player={player} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={showsAll}
          className="justify-self-start"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show fewer') : t('+{more} more', { more })}
        </Button>
      )}
    </div>
  );
}

function PlayerCard({ player }: { player: PlayerFigures }) {
  const { name, position, isOnRoster, figures, points, problems = [] } = player;
  return (
    <li className="grid content-start gap-1 rounded-card border border-border bg-raised p-3 text-small">
      <p className="flex items-baseline justify-between gap-3">
        <b dir="auto" className="min-w-0 wrap-anywhere">
          {name} <span className="font-normal text-muted">{position}</span>
        </b>
        <span className="shrink-0 font-semibold tabular-nums">{t('{points} pts', { points })}</span>
      </p>
      <p className="text-muted tabular-nums">
        {figures.map(({ label, value }) => `${value} ${translated(label)}`).join(', ') ||
          t('No stats')}
      </p>
      {!isOnRoster && (
        <Badge tone="amber" className="justify-self-start">
          {t('NOT ON THE ROSTER')}
        </Badge>
      )}
      {problems.map((problem) => (
        <p key={problem} className="flex items-start gap-1.5 font-semibold text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      ))}
    </li>
  );
}
