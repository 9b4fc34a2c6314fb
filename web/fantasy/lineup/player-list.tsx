import { Check } from 'lucide-react';
import { nameOf } from '../../../schema/enum-names.ts';
import { pointsText } from '../../../schema/fantasy/scoring.ts';
import { SLOT_LABELS, type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { positionName } from '../../../schema/games/roster.ts';
import type { EligiblePlayersQuery } from '../../gql/graphql.ts';
import { InjuryBadge } from '../../roster/injury-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LineupDraft } from './lineup-draft.ts';
import { TRENDS } from './trends.ts';
import { t, translated } from '../../ui/language.ts';

export type EligiblePlayer = EligiblePlayersQuery['eligiblePlayers'][number];

interface PlayerListProps {
  slot: Slot;
  players: readonly EligiblePlayer[];
  picks: LineupDraft['picks'];
  onPick: (playerId: string) => void;
}

/** Everybody who may play in a slot, with the injury report. Who plays in another slot is shown, and can't be picked. */
export function PlayerList({ slot, players, picks, onPick }: PlayerListProps) {
  const fitting = players.filter(({ slots }) => slots.includes(nameOf(slot)));
  if (fitting.length === 0)
    return (
      <p className="py-4 text-muted">{t('No one on the roster plays that spot right now.')}</p>
    );
  return (
    <ul aria-label={t('Players for {slot}', { slot: SLOT_LABELS[slot] })} className="grid gap-1">
      {fitting.map((player) => {
        const id = String(player.id);
        const place = SLOTS.find((each) => picks[each] === id);
        return (
          <li key={id}>
            <PlayerButton
              player={player}
              isPicked={place === slot}
              elsewhere={place && place !== slot ? SLOT_LABELS[place] : undefined}
              onPick={() => onPick(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Points of the last game and a game, and which way they go. */
function Form({ lastPoints, averagePoints, trend }: NonNullable<EligiblePlayer['form']>) {
  const [words, Icon] = TRENDS[trend];
  return (
    <>
      {t('Last {last} · Avg {average}', {
        last: pointsText(lastPoints),
        average: pointsText(averagePoints),
      })}
      {Icon && (
        <>
          {' '}
          <Icon aria-hidden className="inline size-4 align-text-bottom" />
          <span className="sr-only">{t(words)}</span>
        </>
      )}
    </>
  );
}

interface PlayerButtonProps {
  player: EligiblePlayer;
  isPicked: boolean;
  elsewhere: string | undefined;
  onPick: () => void;
}

function PlayerButton({ player, isPicked, elsewhere, onPick }: PlayerButtonProps) {
  const { jersey, name, position, injuryStatus, injuryDetails, form } = player;
  return (
    <button
      type="button"
      disabled={elsewhere !== undefined}
      aria-pressed={isPicked}
      onClick={onPick}
      className={classNames(
        'grid min-h-13 w-full grid-cols-[2.25rem_1fr_auto] items-center gap-x-3 rounded-control px-2 py-1.5 text-left',
        'transition-colors duration-110 hover:bg-surface-2 disabled:bg-transparent disabled:opacity-60',
        isPicked && 'bg-tint-orange text-on-tint-orange',
      )}
    >
      <span aria-hidden className="display text-right text-h3 leading-none tabular-nums">
        {jersey}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span dir="auto">{name}</span>
          {injuryStatus && <InjuryBadge code={injuryStatus} />}
        </span>
        <span className={classNames('block text-small', !isPicked && 'text-muted')}>
          {translated(positionName(position))}
          {injuryDetails && (
            <span dir="auto" lang="en">
              {' · '}
              {injuryDetails}
            </span>
          )}
        </span>
        <span className={classNames('block text-small tabular-nums', !isPicked && 'text-muted')}>
          {form ? <Form {...form} /> : t('No points yet this season')}
        </span>
      </span>
      <span className="text-small font-semibold">
        {isPicked ? (
          <Check aria-hidden className="size-5" />
        ) : (
          elsewhere && t('Already at {elsewhere}', { elsewhere })
        )}
      </span>
    </button>
  );
}
