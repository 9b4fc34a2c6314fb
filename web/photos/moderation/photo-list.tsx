import { useQuery } from '@apollo/client/react';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { PHOTOS_PER_PAGE } from '../../../schema/photos/photo-paging.ts';
import { PHOTO_TEXTS } from '../../../schema/photos/photos.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { ModeratedPhoto } from './moderated-photo.tsx';
import { ALL_PHOTOS } from './operations.ts';
import { usePollInterval, usePendingEvents } from './use-pending-photos.ts';
import { t } from '../../ui/language.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface PhotoListProps {
  approved: boolean;
  title: string;
  /** Said when there are none. */
  none: string;
}

/** Photos in one state, newest first, a page at a time. */
export function PhotoList({ approved, title, none }: PhotoListProps) {
  /** The last cursors of the pages before this one. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useQuery(ALL_PHOTOS, {
    variables: { approved, first: PHOTOS_PER_PAGE, cursor: passed.at(-1) ?? null },
    pollInterval: usePollInterval(),
  });
  const ask = () => void refetch().catch(() => undefined);
  usePendingEvents(ask);
  const photos = (data ?? previousData)?.allPhotos.filter((photo) => photo.approved === approved);
  const last = data?.allPhotos.at(-1)?.cursor;
  const titleId = approved ? 'approved-photos' : 'pending-photos';

  /** The focus goes to the photo after the one that left, else to the heading. */
  function settled(id: number) {
    const at = photos?.findIndex((photo) => photo.id === id) ?? -1;
    const next = photos?.[at + 1] ?? photos?.[at - 1];
    requestAnimationFrame(() =>
      document.getElementById(next ? `moderated-${next.id}` : titleId)?.focus(),
    );
    ask();
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} tabIndex={-1} className="display text-h2">
        {title}
      </h2>
      {!photos && error && <ErrorState text={messageOf(error, PHOTO_TEXTS.unread)} onRetry={ask} />}
      {!photos && !error && (
        <Loading label={t(PHOTO_TEXTS.loading)} className={GRID}>
          <Skeleton className="h-96 rounded-card!" />
          <Skeleton className="h-96 rounded-card! max-sm:hidden" />
        </Loading>
      )}
      {photos?.length === 0 && <EmptyState icon={Images} text={none} />}
      {photos && photos.length > 0 && (
        <ul className={GRID}>
          {photos.map((photo) => (
            <ModeratedPhoto key={photo.id} photo={photo} onSettled={settled} />
          ))}
        </ul>
      )}
      <div className="flex gap-2 empty:hidden">
        {passed.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => setPassed(passed.slice(0, -1))}>
            {t('Newer photos')}
          </Button>
        )}
        {data?.allPhotos.length === PHOTOS_PER_PAGE && last !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => setPassed([...passed, last])}>
            {t('Older photos')}
          </Button>
        )}
      </div>
    </section>
  );
}
