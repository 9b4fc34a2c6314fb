import { FileText } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { SHOW_TEXT_LIMITS } from '../../../schema/shows/show-texts.ts';
import type { AddShowInput } from '../../gql/graphql.ts';
import { FileField } from '../../ui/forms/file-field.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import type { ShowFormValues } from './show-form-values.ts';

/** Endings of the files that may be chosen. */
const FILES = ['.vtt', '.srt', '.txt'];
/** A character has at most four bytes. */
const MOST_BYTES = SHOW_TEXT_LIMITS.transcript * 4;

/** Chapters, one a line, and the transcript, pasted or from a file. */
export function ShowTextFields({
  form,
}: {
  form: UseFormReturn<ShowFormValues, unknown, AddShowInput>;
}) {
  const { errors } = form.formState;

  async function take(file: File) {
    // No more than what says that it is too long.
    const text = await file.slice(0, MOST_BYTES + 4).text();
    form.setValue('transcript', text, { shouldDirty: true, shouldValidate: true });
    form.setFocus('transcript');
  }

  return (
    <>
      <div className="sm:col-span-2">
        <TextArea
          label={t('Chapters')}
          hint={t('One per line, like 12:30 The rookies. The feed won’t overwrite what you enter.')}
          error={errors.chapters?.message}
          {...form.register('chapters')}
        />
      </div>
      <TextArea
        label={t('Transcript')}
        hint={t('WebVTT, SRT or plain text. The feed won’t overwrite what you enter.')}
        error={errors.transcript?.message}
        {...form.register('transcript')}
      />
      <FileField
        label={t('Upload a transcript')}
        hint={t('It lands in the field, so you can fix it before you save.')}
        prompt={t('Choose or drop a file')}
        icon={FileText}
        accept={FILES}
        onChoose={(file) => void take(file)}
      />
    </>
  );
}
