import { wordIn } from '../../../schema/enum-names.ts';
import { SLOT_LABELS, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { CAPTAIN_FACTOR, pointsText } from '../../../schema/fantasy/scoring.ts';
import type { BoardRow_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { t, translated } from '../../ui/language.ts';

type Pick = Lineup['picks'][number];

/** Every pick of a lineup and what its points are made of; they add up to the total. */
export function PickPoints({ lineup }: { lineup: Lineup }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {lineup.picks.map((pick) => (
        <li key={pick.slot} className="border-t border-border py-2">
          <OnePick pick={pick} />
        </li>
      ))}
    </ul>
  );
}

function OnePick({ pick: { slot, name, position, isCaptain, points, lines } }: { pick: Pick }) {
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="display w-11 shrink-0 text-accent-text">
          {SLOT_LABELS[wordIn(SLOTS, slot)]}
        </span>
        <span className="min-w-0 grow font-semibold">
          <span dir="auto">{name}</span>{' '}
          <span className="text-small font-normal text-muted">{position}</span>{' '}
          {isCaptain && <Badge tone="orange">{t('Captain')}</Badge>}
        </span>
        <b className="tabular-nums">
          {pointsText(isCaptain ? points * CAPTAIN_FACTOR : points)}
          <span className="sr-only"> {t('points')}</span>
        </b>
      </p>
      <ul className="pl-13 text-small text-muted">
        {lines.length === 0 && <li>{t('No points in this game')}</li>}
        {lines.map((line) => (
          <li key={line.stat} className="flex justify-between gap-3 tabular-nums">
            <span>
              {line.quantity} {translated(line.label)}
            </span>
            <span>{pointsText(line.points)}</span>
          </li>
        ))}
        {isCaptain && lines.length > 0 && (
          <li className="flex justify-between gap-3 font-semibold tabular-nums">
            <span>
              {t('{points} × {factor} captain', {
                points: pointsText(points),
                factor: CAPTAIN_FACTOR,
              })}
            </span>
            <span>{pointsText(points * CAPTAIN_FACTOR)}</span>
          </li>
        )}
      </ul>
    </>
  );
}
