import LiveFantasy from '../fantasy/live/live-fantasy.tsx';
import { ScoredLineup } from '../fantasy/live/scored-lineup.tsx';
import { useFantasyLive } from '../fantasy/use-fantasy-live.ts';

/** Fantasy on the page of a game. Live points end with the sheet, and deleted members leave at once. */
export default function GameFantasy({ gameId }: { gameId: number }) {
  useFantasyLive();
  return <LiveFantasy gameId={gameId} instead={<ScoredLineup gameId={gameId} />} />;
}
