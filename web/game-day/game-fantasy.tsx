import LiveFantasy from '../fantasy/live/live-fantasy.tsx';
import { useFantasyLive } from '../fantasy/use-fantasy-live.ts';

/** Live points on the page of a game. They end with the sheet, and deleted members leave at once. */
export default function GameFantasy({ gameId }: { gameId: number }) {
  useFantasyLive();
  return <LiveFantasy gameId={gameId} />;
}
