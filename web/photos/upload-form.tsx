import { type SubmitEvent, useRef, useState } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { fileFault } from '../../schema/photos/image-texts.ts';
import {
  PHOTO_CATEGORY_LABELS,
  PHOTO_DESCRIPTION_MAX,
  PHOTO_TEXTS,
} from '../../schema/photos/photos.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { reportUnauthenticated } from '../accounts/session/session-ended.ts';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { hasCode, messageOf } from '../ui/forms/graph-error.ts';
import { PhotoField } from '../ui/forms/photo-field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { TextArea } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { uploadFile } from '../ui/forms/upload-file.ts';
import { categoriesFor } from './photo-filter.ts';
import { keepUpload, rememberedUpload } from './upload-draft.ts';
import { t, translated } from '../ui/language.ts';

const UPLOAD_PHOTO = graphql(/* GraphQL */ `
  mutation UploadPhoto($input: UploadPhoto!, $image: Upload) {
    uploadPhoto(input: $input, image: $image) {
      id
    }
  }
`);

interface UploadFormProps {
  photo: File | null;
  onPhoto: (photo: File | null) => void;
  onDone: () => void;
}

const complain = (title: string) => toast({ title, variant: 'destructive' });

/** Shares a photo. What was filled in stays until the server has it. */
export default function UploadForm({ photo, onPhoto, onDone }: UploadFormProps) {
  const { user } = useAuth();
  const [fields, setFields] = useState(rememberedUpload);
  const [wasRefused, setRefused] = useState(false);
  const [fault, setFault] = useState<string>();
  /** How much of it is on its way, 0 to 1; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  const form = useRef<HTMLFormElement>(null);
  const categories = categoriesFor(can(user, 'photo.uploadToAdminCategory'));

  function write(change: Partial<typeof fields>) {
    const next = { ...fields, ...change };
    setFields(next);
    keepUpload(next);
  }

  function choose(file: File) {
    const wrong = fileFault(file);
    setFault(wrong);
    onPhoto(wrong ? null : file);
    if (wrong) complain(translated(wrong));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const { category, description } = fields;
    const refusal = photo && fileFault(photo);
    if (refusal) return choose(photo);
    if (!category || !description.trim() || !photo) {
      setRefused(true);
      complain(t(PHOTO_TEXTS.fillAll));
      const empty = !photo ? 'input[type=file]' : !category ? 'select' : 'textarea';
      form.current?.querySelector<HTMLElement>(empty)?.focus();
      return;
    }
    const cancel = new AbortController();
    sending.current = cancel;
    setShare(0);
    try {
      await uploadFile({
        document: UPLOAD_PHOTO,
        variables: { input: { category, description }, image: photo },
        at: 'image',
        signal: cancel.signal,
        onProgress: setShare,
      });
      keepUpload({ category: '', description: '' });
      onPhoto(null);
      toast({ title: t(PHOTO_TEXTS.uploaded), duration: 5000 });
      onDone();
    } catch (error) {
      if (hasCode(error, 'UNAUTHENTICATED')) reportUnauthenticated();
      if (!cancel.signal.aborted) complain(messageOf(error, PHOTO_TEXTS.uploadFailed));
    } finally {
      setShare(null);
    }
  }

  const missing = (isEmpty: boolean) => (wasRefused && isEmpty ? PHOTO_TEXTS.fillAll : undefined);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <PhotoField
        label={t('Photo')}
        file={photo}
        error={fault ?? missing(!photo)}
        onChoose={choose}
      />
      <div className="grid gap-4">
        <SelectField
          label={t('Category')}
          value={fields.category}
          error={missing(!fields.category)}
          onChange={(event) => write({ category: event.target.value })}
        >
          <option value="">{t('Select a category')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(PHOTO_CATEGORY_LABELS[category])}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('Description')}
          rows={3}
          dir="auto"
          maxLength={PHOTO_DESCRIPTION_MAX}
          value={fields.description}
          error={missing(!fields.description.trim())}
          onChange={(event) => write({ description: event.target.value })}
        />
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Button type="submit" busy={share !== null} busyLabel={t('Uploading…')}>
            {t('Upload Photo')}
          </Button>
          {share !== null && (
            <>
              <progress
                aria-label={t('Uploaded so far')}
                value={share}
                max={1}
                className="h-2 min-w-24 flex-1 accent-link"
              />
              <Button variant="quiet" size="sm" onClick={() => sending.current?.abort()}>
                {t('Cancel')}
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
