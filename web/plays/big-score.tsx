import type { Score as Points } from '../../schema/plays/fold.ts';
import type { TeamNames } from '../../schema/plays/words.ts';
import { Score } from '../games/score.tsx';

/** Guest and host with their points, large. Without points while they are hidden. */
export function BigScore({ teams, score }: { teams: TeamNames; score: Points | null }) {
  return (
    <div className="grid grid-cols-2 gap-4 text-center">
      {(['away', 'home'] as const).map((side) => (
        <p key={side} className="grid justify-items-center gap-1">
          <span className="font-semibold wrap-anywhere">{teams[side]}</span>
          <span className="text-d2">{score ? <Score points={score[side]} /> : '–'}</span>
        </p>
      ))}
    </div>
  );
}
