import { Info } from 'lucide-react';
import type { GameEffects } from '../../../schema/games/game-form.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { rich, t } from '../../ui/language.ts';

/** What saving the game does besides, in words. */
export function EffectsNote({ effects }: { effects: GameEffects }) {
  const { chat, lineupsLockAt, completes, reopens, moves } = effects;
  return (
    <div className="flex gap-3 rounded-control bg-tint-blue px-4 py-3 text-small text-on-tint-blue">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <ul className="grid gap-1 [&_.text-muted]:text-inherit">
        <li>
          {rich('Game chat is open to members from {moment} to the end of that day.', {
            moment: <MountainMoment at={chat.from.toISOString()} />,
          })}
        </li>
        <li>
          {lineupsLockAt
            ? rich('Fantasy lineups lock at {moment}.', {
                moment: <MountainMoment at={lineupsLockAt.toISOString()} />,
              })
            : t('Fantasy lineups for this game are locked.')}
        </li>
        {moves && <li>{t('Chat and lineups follow the new kickoff right away.')}</li>}
        {completes && <li>{t('This game is final and counts toward the record.')}</li>}
        {reopens && <li>{t('This game is open again and no longer counts toward the record.')}</li>}
      </ul>
    </div>
  );
}
