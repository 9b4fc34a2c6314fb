import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NEWSLETTER_LIMITS } from '../../../schema/news/newsletter.ts';
import type { CheckedNewsletter, NewsletterInput } from '../../../schema/news/newsletter-shape.ts';
import { formatByKey, MarkdownToolbar } from '../../ui/forms/markdown-toolbar.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { t } from '../../ui/language.ts';

const FIELD = 'newsletter-content';

interface ContentFieldProps {
  form: UseFormReturn<NewsletterInput, unknown, CheckedNewsletter>;
  subject: string;
  content: string;
}

/** The text of a newsletter: Markdown in a textarea with its tools, beside a preview of the mail. */
export default function ContentField({ form, subject, content }: ContentFieldProps) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="grid content-start gap-2">
        <MarkdownToolbar field={FIELD} />
        <TextArea
          id={FIELD}
          label={t('Content')}
          hint={t('Markdown')}
          rows={16}
          dir="auto"
          spellCheck
          maxLength={NEWSLETTER_LIMITS.content}
          className="font-mono"
          error={form.formState.errors.content?.message}
          onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => formatByKey(event)}
          {...form.register('content')}
        />
      </div>
      <LetterPreview subject={subject} content={content} />
    </div>
  );
}
