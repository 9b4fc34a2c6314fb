import { useWatch } from 'react-hook-form';
import { isImageAddress } from '../../../../schema/articles/article-input.ts';
import { DEFAULT_CROP } from '../../../../schema/articles/articles.ts';
import { CropControl } from '../../../ui/forms/crop-control.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { imagesIn } from './use-image-uploads.ts';
import type { ArticleForm } from '../use-article-form.ts';
import { t } from '../../../ui/language.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

/** The picture above an article: uploaded or by its address, and the part of it that is shown. */
export default function PictureField({ form }: { form: ArticleForm }) {
  const { control, register, setValue, formState } = form;
  const [address, crop] = useWatch({ control, name: ['featuredImageUrl', 'featuredImageCrop'] });
  const picture = usePictureUpload((url) => {
    setValue('featuredImageUrl', url, { shouldDirty: true, shouldValidate: true });
    setValue('featuredImageCrop', DEFAULT_CROP, { shouldDirty: true });
  });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- a place to drop on; the button does the same
    <fieldset
      className="grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        picture.upload(imagesIn(event.dataTransfer)[0]);
      }}
    >
      <legend className="mb-1.5 text-small font-semibold">{t('Cover image')}</legend>
      {address && isImageAddress(address) && (
        <CropControl
          src={address}
          crop={crop ?? DEFAULT_CROP}
          onChange={(next) => setValue('featuredImageCrop', next, { shouldDirty: true })}
        />
      )}
      <PictureButtons
        address={address}
        picture={picture}
        onRemove={() => {
          setValue('featuredImageUrl', '', { shouldDirty: true, shouldValidate: true });
          setValue('featuredImageCrop', null, { shouldDirty: true });
        }}
      />
      <TextField
        label={t('Image URL')}
        type="text"
        inputMode="url"
        hint={t('Uploading fills this in, or paste an https:// URL.')}
        error={picture.failure ?? formState.errors.featuredImageUrl?.message}
        {...register('featuredImageUrl', { onChange: picture.forgetFailure })}
      />
    </fieldset>
  );
}
