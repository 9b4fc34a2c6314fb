import type { Score as Points } from '../../schema/plays/fold.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { Score } from '../games/score.tsx';

/** Guest and host with their points, large. Without points while they are hidden. */
export function BigScore({ teams, score }: { teams: TeamNames; score: Points | null }) {
  return (
    <div className="grid grid-cols-2 gap-4 text-center">
      {(['away', 'home'] as const).map((side) => (
        <p key={side} className="grid justify-items-center gap-1">
          <span className="font-semibold wrap-anywhere">{teams[side]}</span>
          {score ? <Score points={score[side]} isLarge /> : <span className="text-d1">–</span>}
        </p>
      ))}
    </div>
  );
}
