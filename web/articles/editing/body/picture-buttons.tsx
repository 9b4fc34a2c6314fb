import { ImageOff, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IMAGE_TYPES } from '../../../../schema/photos/images.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/forms/progress-bar.tsx';
import { t } from '../../../ui/language.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureButtonsProps {
  /** Of the picture that is there now; empty: none. */
  address: string;
  picture: PictureUpload;
  onRemove: () => void;
}

/** Uploads a picture by the device's dialog, shows its progress, and takes it off again. */
export function PictureButtons({ address, picture, onRemove }: PictureButtonsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { share, upload, cancel } = picture;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={chooser}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          upload(target.files?.[0]);
          target.value = '';
        }}
      />
      {share === null ? (
        <Button
          variant="secondary"
          size="sm"
          icon={ImagePlus}
          onClick={() => chooser.current?.click()}
        >
          {address ? t('Upload a different image') : t('Upload a picture')}
        </Button>
      ) : (
        <>
          <p className="flex items-center gap-3 text-small">
            {t('Uploading…')} <ProgressBar share={share} label={t('Uploading…')} />
          </p>
          <Button variant="quiet" size="sm" onClick={cancel}>
            {t('Cancel')}
          </Button>
        </>
      )}
      {address && share === null && (
        <Button variant="quiet" size="sm" icon={ImageOff} onClick={onRemove}>
          {t('Remove the picture')}
        </Button>
      )}
    </div>
  );
}
