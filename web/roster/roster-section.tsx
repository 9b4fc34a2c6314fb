import { type PositionGroup, ROSTER_TEXTS } from '../../schema/games/roster.ts';
import { graphql } from '../gql/gql.ts';
import type { RosterGroup_PositionFragment as Position } from '../gql/graphql.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { InjuryBadge } from './injury-badge.tsx';
import { t, translated } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment RosterGroup_position on RosterPosition {
    position
    displayName
    players {
      id
      name
      jersey
      isStarter
      height
      weight
      age
      experience
      injuryStatus
      injuryDetails
    }
  }
`);

type Player = Position['players'][number];

/** One side of the team: how many they are, position by position. */
export function RosterSection({
  group,
  positions,
}: {
  group: PositionGroup;
  positions: readonly Position[];
}) {
  const count = positions.reduce((sum, { players }) => sum + players.length, 0);
  return (
    <section aria-label={t(group)}>
      <h3 className="display flex items-baseline justify-between border-b-3 border-accent pb-1 text-h3">
        {t(group)}
        <span className="text-body text-muted tabular-nums">
          {count}
          <span className="sr-only"> {t('{count|one:player|other:players}', { count })}</span>
        </span>
      </h3>
      {count === 0 && <p className="py-4 text-muted">{t(ROSTER_TEXTS.empty[group])}</p>}
      <div className="gap-x-8 sm:columns-2">
        {positions.map(({ position, displayName, players }) => (
          <div key={position} className="break-inside-avoid pt-4">
            <h4 className="eyebrow text-muted">
              {displayName === position ? position : `${translated(displayName)} (${position})`}
            </h4>
            <ul className="divide-y divide-border">
              {players.map((player) => (
                <PlayerRow key={player.id} player={player} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function PlayerRow({ player }: { player: Player }) {
  const { name, jersey, isStarter, injuryStatus, injuryDetails } = player;
  return (
    <li className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-2 py-2">
      <span className="display text-right text-h3 leading-none text-accent-text tabular-nums">
        <span className="sr-only">{t('Number')} </span>
        {jersey}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span dir="auto">{name}</span>
          {isStarter && <Badge tone="blue">{t('Starter')}</Badge>}
          {injuryStatus && <InjuryBadge code={injuryStatus} />}
        </p>
        <p className="text-small text-muted">{factsOf(player)}</p>
        {injuryDetails && (
          <p className="text-small" dir="auto" lang="en">
            {injuryDetails}
          </p>
        )}
      </div>
    </li>
  );
}

/** What is known of the player's body and years; zeros are not known. */
function factsOf({ height, weight, age, experience }: Player): string {
  const played =
    experience > 0
      ? t('{seasons|one:# season|other:# seasons}', { seasons: experience })
      : age > 0 && t('Rookie');
  return [height, weight, age > 0 && t('{age} years', { age }), played].filter(Boolean).join(' · ');
}
