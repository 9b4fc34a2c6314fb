import { lazy, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ARTICLE_LIMITS, suggestedReadTime } from '../../../schema/articles/article-input.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { ArticleForm } from './use-article-form.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const BodyField = lazy(() => import('./body/body-field.tsx'));
const PictureField = lazy(() => import('./body/picture-field.tsx'));

/** Everything of an article that is written. */
export function ArticleFields({ form }: { form: ArticleForm }) {
  const { register, formState } = form;
  const errorOf = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  return (
    <div className="grid gap-6">
      <FormSummary form={form} />
      <TextField
        label={t('Title')}
        dir="auto"
        maxLength={ARTICLE_LIMITS.title}
        error={errorOf('title')}
        className="text-h3! font-bold"
        {...register('title')}
      />
      <TextArea
        label={t('Excerpt')}
        rows={2}
        dir="auto"
        maxLength={ARTICLE_LIMITS.excerpt}
        hint={t('One or two sentences, for cards, search engines and link previews.')}
        error={errorOf('excerpt')}
        {...register('excerpt')}
      />
      <LazyPart fallback={<Skeleton className="h-[31rem]" />}>
        <BodyField form={form} />
      </LazyPart>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <SelectField label={t('Category')} error={errorOf('category')} {...register('category')}>
          {ARTICLE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(category)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Tags')}
          hint={t('Separated by commas.')}
          error={errorOf('tags')}
          {...register('tags')}
        />
        <TextField
          label={t('Author')}
          maxLength={ARTICLE_LIMITS.author}
          error={errorOf('author')}
          {...register('author')}
        />
        <ReadTimeField form={form} />
      </div>
      <LazyPart fallback={<Skeleton className="h-40" />}>
        <PictureField form={form} />
      </LazyPart>
    </div>
  );
}

/** Minutes; the text suggests how many. */
function ReadTimeField({ form }: { form: ArticleForm }) {
  const id = useId();
  const [content, readTime] = useWatch({ control: form.control, name: ['content', 'readTime'] });
  const suggested = suggestedReadTime(content);
  return (
    <div className="grid gap-1.5">
      <TextField
        id={id}
        label={t('Read time (minutes)')}
        type="number"
        inputMode="numeric"
        min={1}
        max={ARTICLE_LIMITS.readTime}
        error={form.formState.errors.readTime?.message}
        {...form.register('readTime', { valueAsNumber: true })}
      />
      {content !== '' && suggested !== readTime && (
        <p className="text-small text-muted">
          {t('Estimated: {minutes|one:# minute|other:# minutes}.', { minutes: suggested })}{' '}
          <button
            type="button"
            className="min-h-6 rounded-badge font-semibold text-link underline"
            onClick={() =>
              form.setValue('readTime', suggested, { shouldDirty: true, shouldValidate: true })
            }
          >
            {t('Use that')}
          </button>
        </p>
      )}
    </div>
  );
}
