import { useQuery } from '@apollo/client/react';
import { Images } from 'lucide-react';
import { PHOTOS_PER_PAGE } from '../../../schema/photos/photo-paging.ts';
import { PHOTO_TEXTS, type PhotoState } from '../../../schema/photos/photos.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { ModeratedPhoto } from './moderated-photo.tsx';
import { ALL_PHOTOS } from './operations.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { usePollInterval, usePendingEvents } from './use-pending-photos.ts';
import { useReview } from './use-review.ts';
import { useSelection } from '../../ui/lists/use-selection.ts';
import { t } from '../../ui/language.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface PhotoListProps {
  state: PhotoState;
  title: string;
  /** Said when there are none. */
  none: string;
}

/** Photos in one state, newest first, a page at a time; what is selected is reviewed together. */
export function PhotoList({ state, title, none }: PhotoListProps) {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(ALL_PHOTOS, {
    variables: { state, first: PHOTOS_PER_PAGE, after: pages.after },
    pollInterval: usePollInterval(),
  });
  const ask = () => void refetch().catch(() => undefined);
  usePendingEvents(ask);
  const photos = (data ?? previousData)?.allPhotos.nodes.filter((photo) => photo.state === state);
  const last = data?.allPhotos.pageInfo.hasNextPage ? data.allPhotos.pageInfo.endCursor : null;
  const titleId = `${state.toLowerCase()}-photos`;
  const { selected, isAll, set, setAll } = useSelection(photos?.map(({ id }) => id) ?? []);

  /** The focus goes to the photo after those that left, else to the heading. */
  function leave(ids: readonly number[]) {
    const left = new Set(ids);
    const at = photos?.findIndex(({ id }) => left.has(id)) ?? -1;
    const stay = photos?.filter(({ id }) => !left.has(id)) ?? [];
    const before = photos?.slice(0, at).filter(({ id }) => !left.has(id)).length ?? 0;
    const next = stay[before] ?? stay[before - 1];
    requestAnimationFrame(() =>
      document.getElementById(next ? `moderated-${next.id}` : titleId)?.focus(),
    );
    ask();
  }
  const { isBusy, review, undo } = useReview((ids, to) => (to === 'PENDING' ? ask() : leave(ids)));
  const reviewAll = (to: PhotoState) => void review(selected, to);

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} tabIndex={-1} className="display text-h2">
          {title}
        </h2>
        {photos && photos.length > 0 && (
          <Checkbox
            label={t('Select all {photos} on this page', { photos: photos.length })}
            checked={isAll}
            onChange={({ target }) => setAll(target.checked)}
          />
        )}
      </div>
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
            <ModeratedPhoto
              key={photo.id}
              photo={photo}
              isBusy={isBusy}
              selecting={{
                isOn: selected.includes(photo.id),
                onSet: (isOn, isRange) => set(photo.id, isOn, isRange),
              }}
              onReview={(to) => void review([photo.id], to)}
              onDeleted={() => leave([photo.id])}
            />
          ))}
        </ul>
      )}
      {selected.length > 0 && (
        <ReviewBar
          state={state}
          count={selected.length}
          isBusy={isBusy}
          onReview={reviewAll}
          onClear={() => setAll(false)}
        />
      )}
      {state === 'PENDING' && (
        <ReviewKeys
          selected={selected}
          onReview={(ids, to) => void review(ids, to)}
          onUndo={undo}
        />
      )}
      <div className="flex gap-2 empty:hidden">
        {pages.after !== null && (
          <Button variant="secondary" size="sm" onClick={pages.newer}>
            {t('Newer photos')}
          </Button>
        )}
        {last != null && (
          <Button variant="secondary" size="sm" onClick={() => pages.older(last)}>
            {t('Older photos')}
          </Button>
        )}
      </div>
    </section>
  );
}
