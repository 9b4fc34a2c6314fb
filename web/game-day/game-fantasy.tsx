import LiveFantasy from '../fantasy/live/live-fantasy.tsx';
import { ScoredLineup } from '../fantasy/live/scored-lineup.tsx';
import { useFantasyLive } from '../fantasy/use-fantasy-live.ts';

/** Fantasy on the page of a game: live points while it is played, the viewer's own lineup once it is scored. */
export default function GameFantasy({ gameId }: { gameId: number }) {
  useFantasyLive();
  return (
    <>
      <LiveFantasy gameId={gameId} />
      <ScoredLineup gameId={gameId} />
    </>
  );
}
