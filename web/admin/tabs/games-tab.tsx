import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GameList } from '../../games/admin/game-list.tsx';
import { StartSeason } from '../../games/admin/start-season.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

const EditedGame = lazy(() => import('../../games/admin/edited-game.tsx'));
const GamesFile = lazy(() => import('../../games/admin/games-file.tsx'));

/** The season's games; or one game, which the address names (`&game=12`). */
export default function GamesTab() {
  const [search] = useSearchParams();
  const game = search.get('game');
  const isOne = game !== null && /^(\d{1,9}|new)$/.test(game);
  if (isOne || game === 'import') {
    const id = game === 'new' ? null : Number(game);
    return (
      <Suspense
        fallback={
          <Loading label={t('Loading games…')}>
            <Skeleton className="h-60" />
          </Loading>
        }
      >
        {isOne ? (
          <EditedGame key={game} id={id} season={Number(search.get('season')) || null} />
        ) : (
          <GamesFile />
        )}
      </Suspense>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-12">
      <GameList />
      <StartSeason />
    </div>
  );
}
