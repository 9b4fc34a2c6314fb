import { PHOTO_TEXTS } from '../../../schema/photos.ts';
import { PhotoList } from '../../photos/moderation/photo-list.tsx';
import { t } from '../../ui/language.ts';

/** Photos that wait for approval, and those that everybody sees. */
export default function PhotosTab() {
  return (
    <div className="grid gap-10">
      <PhotoList approved={false} title={t('Pending Photos')} none={t(PHOTO_TEXTS.nonePending)} />
      <PhotoList approved title={t('Approved Photos')} none={t(PHOTO_TEXTS.noneApproved)} />
    </div>
  );
}
