import { useQuery } from '@apollo/client/react';
import { ImageOff, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { filterIn } from '../../schema/photos/photo-paging.ts';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { useMuteRule } from '../mutes/use-mute-rule.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { Motion } from '../ui/pictures/motion.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { NO_PICTURE } from './no-picture.ts';
import { usePhotoAddress } from './photo-address.ts';
import { PhotoAbout } from './photo-about.tsx';
import type { PhotoFilter } from './photo-filter.ts';
import { PHOTO, PLACE } from './photo-operations.ts';
import { mutableOf } from './photo-wall.ts';
import { PhotoStage } from './photo-stage.tsx';
import { t } from '../ui/language.ts';

interface PhotoViewerProps {
  id: number;
  filter: PhotoFilter;
  /** It was deleted while it was open. */
  isRemoved: boolean;
  /** Deleted members: their photos are deleted too, whether in the list or not. */
  goneMembers: ReadonlySet<number>;
}

const SIZES = '(min-width: 64rem) 46rem, 100vw';

/** One large photo with its comments, and links to the next and previous under the same filter. */
export default function PhotoViewer({ id, filter, isRemoved, goneMembers }: PhotoViewerProps) {
  const { step, close } = usePhotoAddress();
  const { data, error, refetch } = useQuery(PHOTO, { variables: { id } });
  // A photo outside the list has no next and previous one, which is no error.
  const place = useQuery(PLACE, { variables: { id, ...filterIn(filter) }, errorPolicy: 'ignore' });
  const photo = data?.photo;
  const isGone =
    isRemoved || photo === null || (photo !== undefined && goneMembers.has(photo.user.id));
  const rule = useMuteRule();
  const [shownId, setShown] = useState<number>();
  const isMuted = photo != null && shownId !== id && rule?.(mutableOf(photo)) === true;
  const around = (place.data ?? place.previousData)?.photoNavigation;
  // Those of the photo before lead astray; the number may stay until the new one is there.
  const { previousPhoto, nextPhoto } = place.data?.photoNavigation ?? {};
  const placeText =
    around && t('{number} of {total}', { number: around.currentIndex, total: around.totalCount });

  function finish() {
    close();
    // After steps to others, one is back at the photo that was seen last.
    requestAnimationFrame(() => document.getElementById(`photo-${id}`)?.focus());
  }

  return (
    <Dialog
      open
      width="viewer"
      onOpenChange={(open) => !open && finish()}
      title={photo && !isGone ? t('Photo by {name}', { name: photo.user.name }) : t('Photo')}
    >
      <LiveRegion>{placeText && t('Photo {placeText}', { placeText })}</LiveRegion>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-2 lg:sticky lg:top-0 lg:self-start">
          <PhotoStage
            onPrevious={previousPhoto ? () => step(previousPhoto.id) : undefined}
            onNext={nextPhoto ? () => step(nextPhoto.id) : undefined}
          >
            {isGone ? (
              <EmptyState icon={ImageOff} text={t(PHOTO_TEXTS.gone)} />
            ) : photo && isMuted ? (
              <EmptyState icon={VolumeX} text={t('You muted this.')}>
                <Button variant="secondary" onClick={() => setShown(id)}>
                  {t('Show anyway')}
                </Button>
              </EmptyState>
            ) : photo ? (
              <>
                <Picture
                  key={photo.id}
                  image={photo.image}
                  alt={
                    photo.altText ??
                    photo.description ??
                    t('Photo by {name}', { name: photo.user.name })
                  }
                  sizes={SIZES}
                  fallback={NO_PICTURE}
                  isFirst
                  className="size-full object-contain bg-no-repeat [background-size:contain]!"
                />
                <Motion
                  key={`motion-${photo.id}`}
                  src={photo.image.animation}
                  className="size-full bg-surface-2 object-contain"
                />
              </>
            ) : error ? (
              <ErrorState
                text={messageOf(error, PHOTO_TEXTS.unread)}
                onRetry={() => void refetch().catch(() => undefined)}
              />
            ) : (
              <Loading label={t(PHOTO_TEXTS.loading)} className="size-full">
                <Skeleton className="size-full" />
              </Loading>
            )}
          </PhotoStage>
          <p className="min-h-5 text-center text-small text-muted tabular-nums">{placeText}</p>
        </div>
        {photo && !isGone && !isMuted && <PhotoAbout key={photo.id} photo={photo} />}
      </div>
    </Dialog>
  );
}
