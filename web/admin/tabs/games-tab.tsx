import { useSearchParams } from 'react-router-dom';
import { EditedGame } from '../../games/admin/edited-game.tsx';
import { GameList } from '../../games/admin/game-list.tsx';
import { StartSeason } from '../../games/admin/start-season.tsx';
import { BreakingNewsPanel } from '../../news/admin/breaking-news-panel.tsx';
import { LiveSwitches } from '../../shows/admin/live-switches.tsx';

/** The season's games, what is on the air, and breaking news; or one game, which the address names (`&game=12`). */
export default function GamesTab() {
  const [search] = useSearchParams();
  const game = search.get('game');
  if (game !== null && /^(\d{1,9}|new)$/.test(game)) {
    const id = game === 'new' ? null : Number(game);
    return <EditedGame key={game} id={id} season={Number(search.get('season')) || null} />;
  }
  return (
    <div className="grid grid-cols-1 gap-12">
      <GameList />
      <StartSeason />
      <LiveSwitches />
      <BreakingNewsPanel />
    </div>
  );
}
