import { type SubmitEvent, useRef, useState } from 'react';
import { isPhotoCategory, PHOTO_CATEGORY_LABELS, PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { can } from '../../schema/accounts/capabilities.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { PhotoField } from '../ui/forms/photo-field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { categoriesFor } from './photo-filter.ts';
import { keepUpload, rememberedUpload } from './upload-draft.ts';
import { UploadItem } from './upload-item.tsx';
import type { UploadRow } from './upload-rows.ts';
import { useUploads } from './use-uploads.ts';
import { t } from '../ui/language.ts';

interface UploadFormProps {
  rows: readonly UploadRow[];
  setRows: (change: (rows: readonly UploadRow[]) => readonly UploadRow[]) => void;
  onChoose: (files: readonly File[]) => void;
  /** What is wrong with the files that were chosen last. */
  fault: string | undefined;
  onDone: () => void;
}

const complain = (title: string) => toast({ title, variant: 'destructive' });

const done = (photos: number) =>
  photos === 1
    ? t(PHOTO_TEXTS.uploaded)
    : t(
        '{photos|one:# photo|other:# photos} uploaded! You’ll see them here once an admin approves them.',
        { photos },
      );

/** Shares photos. What was filled in stays until the server has it. */
export default function UploadForm({ rows, setRows, onChoose, fault, onDone }: UploadFormProps) {
  const { user } = useAuth();
  const [category, setCategory] = useState(() => rememberedUpload().category);
  const [wasRefused, setRefused] = useState(false);
  const change = (id: number, values: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...values } : row)));
  const { isSending, sendAll, cancel } = useUploads(change);
  const form = useRef<HTMLFormElement>(null);
  const categories = categoriesFor(can(user, 'photo.uploadToAdminCategory'));
  const left = rows.filter(({ isDone }) => !isDone);
  const hasFailed = left.some(({ error }) => error !== null);

  function pick(value: string) {
    const next = isPhotoCategory(value) ? value : '';
    setCategory(next);
    keepUpload({ ...rememberedUpload(), category: next });
  }
  function write(id: number, values: Partial<UploadRow>) {
    change(id, values);
    if (id === left[0]?.id && values.description !== undefined)
      keepUpload({ category, description: values.description });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!category || left.length === 0 || left.some(({ description }) => !description.trim())) {
      setRefused(true);
      complain(t(PHOTO_TEXTS.fillAll));
      focusFirstEmpty();
      return;
    }
    if (!(await sendAll(left, category))) return;
    keepUpload({ category: '', description: '' });
    toast({ title: done(rows.length), duration: 5000 });
    setRows(() => []);
    onDone();
  }
  function focusFirstEmpty() {
    const fields = form.current?.querySelectorAll<HTMLInputElement>(
      'input[type=file], select, textarea',
    );
    const isEmpty = (field: HTMLInputElement) =>
      field.type === 'file' ? left.length === 0 : !field.value.trim();
    [...(fields ?? [])].find((field) => !field.hidden && isEmpty(field))?.focus();
  }

  const missing = (isEmpty: boolean) => (wasRefused && isEmpty ? PHOTO_TEXTS.fillAll : undefined);
  const count = { photos: left.length };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <PhotoField
        label={t('Your photos')}
        file={null}
        isMultiple
        error={fault ?? missing(rows.length === 0)}
        onChoose={onChoose}
      />
      <SelectField
        label={t('Category')}
        value={category}
        error={missing(!category)}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{t('Select a category')}</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {t(PHOTO_CATEGORY_LABELS[one])}
          </option>
        ))}
      </SelectField>
      {rows.length > 0 && (
        <ul aria-label={t('Uploads')} className="col-span-full grid gap-3">
          {rows.map((row) => (
            <UploadItem
              key={row.id}
              row={row}
              fault={missing(!row.description.trim())}
              isSending={isSending}
              onWrite={(values) => write(row.id, values)}
              onRemove={() => setRows((all) => all.filter(({ id }) => id !== row.id))}
            />
          ))}
        </ul>
      )}
      <div className="col-span-full flex min-h-11 flex-wrap items-center gap-3">
        <Button type="submit" busy={isSending} busyLabel={t('Uploading…')}>
          {hasFailed
            ? t('Retry {photos|one:# photo|other:# photos}', count)
            : left.length > 1
              ? t('Upload {photos|one:# photo|other:# photos}', count)
              : t('Upload Photo')}
        </Button>
        {isSending && (
          <Button variant="quiet" size="sm" onClick={cancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
