import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditedPlayer } from '../../roster/admin/edited-player.tsx';
import { PlayerList } from '../../roster/admin/player-list.tsx';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

const RosterSheet = lazy(() => import('../../roster/admin/roster-sheet.tsx'));

/** The whole roster; or what the address names: one player (`&player=12`), a new one, or a sheet of them. */
export default function RosterTab() {
  const [search] = useSearchParams();
  const player = search.get('player');
  if (player === 'sheet')
    return (
      <LazyPart fallback={<Skeleton className="h-96 rounded-card" />}>
        <RosterSheet />
      </LazyPart>
    );
  if (player !== null && /^(\d{1,9}|new)$/.test(player))
    return <EditedPlayer key={player} id={player === 'new' ? null : Number(player)} />;
  return <PlayerList />;
}
