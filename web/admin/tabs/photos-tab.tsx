import { PHOTO_TEXTS } from '../../../schema/photos.ts';
import { PhotoList } from '../../photos/moderation/photo-list.tsx';

/** Photos that wait for approval, and those that everybody sees. */
export default function PhotosTab() {
  return (
    <div className="grid gap-10">
      <PhotoList approved={false} title="Pending Photos" none={PHOTO_TEXTS.nonePending} />
      <PhotoList approved title="Approved Photos" none={PHOTO_TEXTS.noneApproved} />
    </div>
  );
}
