import { Eye, ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ARTICLE_LIMITS } from '../../../../schema/articles/article-input.ts';
import { IMAGE_TYPES } from '../../../../schema/photos/images.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle, FieldError, useField } from '../../../ui/forms/field.tsx';
import { formatByKey, MarkdownToolbar, toolStyle } from '../../../ui/forms/markdown-toolbar.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { UploadRows } from './upload-rows.tsx';
import type { ArticleForm } from '../use-article-form.ts';
import { imagesIn, useImageUploads } from './use-image-uploads.ts';
import { t } from '../../../ui/language.ts';

/** The text of an article: Markdown in a plain textarea with its tools, pictures by paste, drop or choice, and a preview beside it. */
export default function BodyField({ form }: { form: ArticleForm }) {
  const error = form.formState.errors.content?.message;
  const { id, control } = useField({ error, hint: '' });
  const textarea = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { uploads, insert, cancel, retry, dismiss } = useImageUploads(textarea);
  const [isPreviewed, setPreviewed] = useState(true);
  const [isOver, setOver] = useState(false);
  const content = useWatch({ control: form.control, name: 'content' });
  const { ref, ...field } = form.register('content');

  function paste(event: ClipboardEvent) {
    const images = imagesIn(event.clipboardData);
    if (images.length === 0) return;
    event.preventDefault();
    insert(images);
  }
  function drop(event: DragEvent) {
    setOver(false);
    const images = imagesIn(event.dataTransfer);
    if (images.length === 0) return;
    event.preventDefault();
    textarea.current?.focus();
    insert(images);
  }
  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="text-small font-semibold">
          {t('Content')}
        </label>
        <Button
          variant="quiet"
          size="sm"
          icon={Eye}
          aria-pressed={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? t('Hide preview') : t('Show preview')}
        </Button>
      </div>
      <div className={classNames('grid gap-4', isPreviewed && 'xl:grid-cols-2')}>
        <div
          className={classNames(
            'flex flex-col rounded-control border border-border-strong has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
            isOver && 'outline-3 outline-offset-2 outline-focus',
          )}
        >
          <div className="flex border-b border-border px-1">
            <MarkdownToolbar field={id}>
              <button
                type="button"
                data-md-button="none"
                aria-label={t('Picture')}
                title={t('Picture')}
                className={toolStyle}
                onClick={() => chooser.current?.click()}
              >
                <ImagePlus aria-hidden className="size-5" />
              </button>
            </MarkdownToolbar>
          </div>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={IMAGE_TYPES.join()}
            onChange={({ target }) => {
              insert([...(target.files ?? [])]);
              target.value = '';
              textarea.current?.focus();
            }}
          />
          <textarea
            {...control}
            {...field}
            ref={(element) => {
              textarea.current = element;
              ref(element);
            }}
            dir="auto"
            spellCheck
            maxLength={ARTICLE_LIMITS.content}
            className={classNames(
              controlStyle,
              'min-h-96 grow resize-y rounded-t-none! border-0! bg-transparent! font-mono leading-relaxed shadow-none! outline-none!',
            )}
            onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => formatByKey(event)}
            onPaste={paste}
            onDrop={drop}
            onDragOver={over}
            onDragLeave={() => setOver(false)}
          />
        </div>
        {isPreviewed && <PreviewPane content={content} />}
      </div>
      <UploadRows uploads={uploads} cancel={cancel} retry={retry} dismiss={dismiss} />
      <p id={`${id}-hint`} className="text-small text-muted">
        {t('Markdown. Paste or drop pictures right where you want them.')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
