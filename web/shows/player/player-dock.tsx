import { lazy, useEffect } from 'react';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { closePlayer, useNowPlaying } from './now-playing.ts';

const MiniPlayer = lazy(() => import('./mini-player.tsx'));

/** Where the player appears once something plays. It ends with the site: behind the age gate nothing is heard. */
export function PlayerDock() {
  const track = useNowPlaying((now) => now.track);
  useEffect(() => closePlayer, []);
  if (!track) return null;
  return (
    <LazyLayer onFail={closePlayer}>
      <MiniPlayer track={track} />
    </LazyLayer>
  );
}
