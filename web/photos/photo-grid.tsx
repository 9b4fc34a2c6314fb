import { ArrowUp } from 'lucide-react';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { MutedNote } from '../mutes/muted-note.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { usePhotoAddress } from './photo-address.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { usePhotoWall } from './use-photo-wall.ts';
import { t } from '../ui/language.ts';

const GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:gap-4';
const gridOf = (isSmall: boolean) => `${GRID} ${isSmall ? '' : 'lg:grid-cols-4'}`;
/** As many as fill the window of a desktop. */
const IN_VIEW = 8;
/** As many as fill the window of a phone. */
const FIRST = 4;
/** How far below the window the next page begins to load. */
const AHEAD = '800px';

type GridProps = ReturnType<typeof usePhotoWall> & {
  /** Shown when there are none. */
  empty: ReactNode;
  /** A collection of few: larger pictures, so that a row of them is full. */
  isSmall?: boolean;
};

/** The photos, page after page as one goes down. What is new waits above until it is asked for. */
export function PhotoGrid({
  mutedCount,
  wall,
  page,
  retry,
  loadOlder,
  reveal,
  empty,
  isSmall = false,
}: GridProps) {
  const held = wall.waiting.size;
  const pendingText = t('{count|one:# new photo|other:# new photos}', { count: held });

  function showPending() {
    const newest = reveal();
    // The tile is there once React has drawn it.
    requestAnimationFrame(() => document.getElementById(`photo-${newest}`)?.focus());
  }

  if (!wall.isLoaded)
    return wall.failure ? (
      <ErrorState text={messageOf(wall.failure, PHOTO_TEXTS.unread)} onRetry={retry} />
    ) : (
      <Loading label={t(PHOTO_TEXTS.loading)} className={gridOf(isSmall)}>
        {Array.from({ length: IN_VIEW }, (_, index) => (
          <Skeleton key={index} className="aspect-square rounded-card!" />
        ))}
      </Loading>
    );

  return (
    <div>
      <LiveRegion>{held > 0 && pendingText}</LiveRegion>
      {/* Takes no room, so that nothing moves when it comes. */}
      <div className="pointer-events-none sticky top-[calc(var(--header-height)+var(--game-bar-height)+0.75rem)] z-10 h-0 text-center">
        {held > 0 && (
          <Button
            size="sm"
            icon={ArrowUp}
            onClick={showPending}
            className="pointer-events-auto rounded-full shadow-layer"
          >
            {pendingText}
          </Button>
        )}
      </div>
      {wall.shown.length === 0 ? (
        empty
      ) : (
        <Tiles shown={wall.shown} removed={wall.removed} isSmall={isSmall} />
      )}
      <MutedNote count={mutedCount} />
      {wall.hasOlder && <Older key={page} loadOlder={loadOlder} />}
    </div>
  );
}

/** Re-rendered only when a photo is added or removed: there may be hundreds. */
const Tiles = memo(function Tiles({
  shown,
  removed,
  isSmall,
}: Pick<GridProps['wall'], 'shown' | 'removed'> & { isSmall: boolean }) {
  const { toPhoto } = usePhotoAddress();
  // Each tile watches the cache: tiles in the server's HTML are hydrated after these, which stay the same when others
  // are added before them.
  const [atOnce] = useState(() => new Set(shown.slice(0, FIRST).map(({ id }) => id)));
  return (
    <ul className={gridOf(isSmall)}>
      {shown.map(({ id }, index) => {
        const isFirst = index < FIRST;
        const tile = (
          <PhotoTile id={id} to={toPhoto(id)} isRemoved={removed.has(id)} isFirst={isFirst} />
        );
        return (
          <li key={id} className={classNames('aspect-square', !isFirst && 'deferred')}>
            {atOnce.has(id) ? tile : <Suspense>{tile}</Suspense>}
          </li>
        );
      })}
    </ul>
  );
});

/** Reads the next page when one comes near it; the button is for when that failed, and for who prefers it. */
function Older({ loadOlder }: { loadOlder: () => Promise<void> }) {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);

  const read = useCallback(async () => {
    setReading(true);
    setFailure(undefined);
    try {
      await loadOlder();
    } catch (error) {
      setFailure(messageOf(error, PHOTO_TEXTS.unread));
    } finally {
      setReading(false);
    }
  }, [loadOlder]);

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void read();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [read]);

  return (
    <div ref={place} className="mt-6 grid justify-items-center gap-2">
      {failure && <p role="alert">{failure}</p>}
      <Button variant="secondary" busy={isReading} onClick={() => void read()}>
        {failure ? t('Retry') : t('Load more photos')}
      </Button>
    </div>
  );
}
