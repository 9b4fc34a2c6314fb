import { Images } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { PHOTO_TEXTS, type PhotoCategory } from '../../schema/photos/photos.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { CategoryChips } from './category-chips.tsx';
import { usePhotoAddress } from './photo-address.ts';
import { categoriesFor, filterOf } from './photo-filter.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadCard } from './upload-card.tsx';
import { usePhotoWall } from './use-photo-wall.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'));

/** The fans' photos: the way to add one, and the wall of those that were approved. */
export function PhotosPanel() {
  const { user } = useAuth();
  const { category, showCategory } = usePhotoAddress();
  const categories = categoriesFor(can(user, 'photo.uploadToAdminCategory'));
  const chosen = category && categories.includes(category) ? category : null;
  return (
    <section aria-labelledby="photos-title" className="grid gap-4">
      <UploadCard />
      <CategoryChips categories={categories} chosen={chosen} onChoose={showCategory} />
      <PhotoWall
        key={chosen}
        category={chosen}
        empty={
          <EmptyState
            icon={Images}
            text={chosen ? t(PHOTO_TEXTS.noneInCategory) : t(PHOTO_TEXTS.none)}
          >
            {chosen && (
              <Button variant="secondary" onClick={() => showCategory(null)}>
                {t('All Photos')}
              </Button>
            )}
          </EmptyState>
        }
      />
    </section>
  );
}

interface PhotoWallProps {
  category: PhotoCategory | null;
  empty: ReactNode;
  isSmall?: boolean;
}

/** The photos of a category with the viewer that the address opens. */
export function PhotoWall({ category, empty, isSmall = false }: PhotoWallProps) {
  const filter = filterOf(category);
  const walled = usePhotoWall(filter);
  const { openId, close } = usePhotoAddress();
  return (
    <>
      <PhotoGrid {...walled} empty={empty} isSmall={isSmall} />
      {openId !== null && (
        <LazyLayer onFail={close} resetKey={openId}>
          <PhotoViewer
            id={openId}
            filter={filter}
            isRemoved={walled.wall.removed.has(openId)}
            goneMembers={walled.wall.gone}
          />
        </LazyLayer>
      )}
    </>
  );
}
