import { ImageOff, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isImageAddress } from '../../../../schema/articles/article-input.ts';
import { DEFAULT_CROP } from '../../../../schema/articles/articles.ts';
import { IMAGE_TYPES } from '../../../../schema/photos/images.ts';
import { IMAGE_TEXTS } from '../../../../schema/photos/image-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CropControl } from '../../../ui/forms/crop-control.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { imagesIn } from './use-image-uploads.ts';
import { uploadImage } from './upload-image.ts';
import type { ArticleForm } from '../use-article-form.ts';
import { t } from '../../../ui/language.ts';

/** The picture above an article: uploaded or by its address, and the part of it that is shown. */
export default function PictureField({ form }: { form: ArticleForm }) {
  const { control, register, setValue, formState } = form;
  const [address, crop] = useWatch({ control, name: ['featuredImageUrl', 'featuredImageCrop'] });
  const chooser = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function upload(image: File | undefined) {
    if (!image) return;
    if (!image.type.startsWith('image/')) return setFailure(IMAGE_TEXTS.wrongType);
    const cancel = new AbortController();
    running.current = cancel;
    setFailure(undefined);
    setShare(0);
    try {
      const { url } = await uploadImage(image, { signal: cancel.signal, onProgress: setShare });
      setValue('featuredImageUrl', url, { shouldDirty: true, shouldValidate: true });
      setValue('featuredImageCrop', DEFAULT_CROP, { shouldDirty: true });
    } catch (error) {
      if (!cancel.signal.aborted)
        setFailure(messageOf(error, 'The picture could not be uploaded.'));
    } finally {
      setShare(null);
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a place to drop on; the button does the same
    <fieldset
      className="grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(imagesIn(event.dataTransfer)[0]);
      }}
    >
      <legend className="mb-1.5 text-small font-semibold">{t('Picture above the article')}</legend>
      {address && isImageAddress(address) && (
        <CropControl
          src={address}
          crop={crop ?? DEFAULT_CROP}
          onChange={(next) => setValue('featuredImageCrop', next, { shouldDirty: true })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={chooser}
          type="file"
          hidden
          accept={IMAGE_TYPES.join()}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
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
            {address ? t('Upload another picture') : t('Upload a picture')}
          </Button>
        ) : (
          <>
            <label className="flex items-center gap-3 text-small">
              {t('Uploading…')} <progress value={share} max={1} className="h-2 w-32 accent-link" />
            </label>
            <Button variant="quiet" size="sm" onClick={() => running.current?.abort()}>
              {t('Cancel')}
            </Button>
          </>
        )}
        {address && share === null && (
          <Button
            variant="quiet"
            size="sm"
            icon={ImageOff}
            onClick={() => {
              setValue('featuredImageUrl', '', { shouldDirty: true, shouldValidate: true });
              setValue('featuredImageCrop', null, { shouldDirty: true });
            }}
          >
            {t('Remove the picture')}
          </Button>
        )}
      </div>
      <TextField
        label={t('Its address')}
        type="text"
        inputMode="url"
        hint={t('Filled in by an upload; or paste one that starts with https://.')}
        error={failure ?? formState.errors.featuredImageUrl?.message}
        {...register('featuredImageUrl', { onChange: () => setFailure(undefined) })}
      />
    </fieldset>
  );
}
