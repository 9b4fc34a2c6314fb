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
        {moves && <li>{t('Chat and lineups move along with the new kickoff at once.')}</li>}
        {completes && <li>{t('The game is completed: the season record counts it.')}</li>}
        {reopens && <li>{t('The game is open again: the season record counts it no more.')}</li>}
      </ul>
    </div>
  );
}
