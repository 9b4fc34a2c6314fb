import { ArrowLeft, Eye, Globe, Pencil, Save } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { animationOf } from '../../../../schema/photos/images.ts';
import { tagsOf } from '../../../../schema/articles/article-input.ts';
import type { ArticleForm_ArticleFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/pictures/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { ArticleBody } from '../../reading/article-body.tsx';
import { ArticleHeader } from '../../reading/article-header.tsx';
import { ArticleImage } from '../../reading/article-image.tsx';
import { Tags } from '../../tags.tsx';
import { ArticleFields } from '../article-fields.tsx';
import { ConflictNotice, SetAsideNotice } from '../conflict-notice.tsx';
import { NewerNotice } from '../newer-notice.tsx';
import { RestoredNotice } from '../restored-notice.tsx';
import { type ArticleForm, useArticleForm } from '../use-article-form.ts';
import { usePreview } from './use-preview.ts';
import { useNewest } from '../use-newest.ts';
import { useSaving } from '../use-saving.ts';
import { t } from '../../../ui/language.ts';

/** The reader's page under a bar of acts; its content can be edited in place. */
export function Preview({ article }: { article: ArticleForm_ArticleFragment }) {
  const navigate = useNavigate();
  const [known, setStored] = useState(article);
  const [isEditing, setEditing] = useState(false);
  const text = useArticleForm(article, String(article.id));
  const saving = useSaving(text, known, setStored);
  const newest = useNewest(known, saving.isStoring);
  const stored = newest.stored ?? known;
  const { form, isDirty } = text;

  async function saveAsDraft() {
    if (await saving.save()) await navigate('/admin?tab=articles');
  }
  async function publishNow() {
    if (await saving.publish()) await navigate(`/articles/${stored.id}`);
  }

  return (
    <>
      <section
        aria-label={t('Preview mode')}
        data-chrome
        className="top-[calc(var(--header-height)+var(--game-bar-height))] z-30 border-b lg:sticky border-border bg-tint-amber text-on-tint-amber"
      >
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <Link
            to="/admin?tab=articles"
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline"
          >
            <ArrowLeft aria-hidden className="size-4" /> {t('Back to Admin')}
          </Link>
          <p className="mr-auto flex items-center gap-3">
            <Badge tone="neutral">{stored.isPublished ? t('PUBLISHED') : t('DRAFT')}</Badge>
            <strong className="eyebrow">{t('PREVIEW MODE')}</strong>
          </p>
          <div className="flex flex-wrap gap-1.5">
            <Button
              size="sm"
              variant="quiet"
              icon={isEditing ? Eye : Pencil}
              aria-pressed={isEditing}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? t('Show Preview') : t('Edit Content')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              icon={Save}
              disabled={!isDirty}
              onClick={() => void saving.save()}
            >
              {t('Save Changes')}
            </Button>
            {!stored.isPublished && (
              <>
                <Button size="sm" variant="secondary" onClick={() => void saveAsDraft()}>
                  {t('Save as Draft')}
                </Button>
                <Button
                  size="sm"
                  icon={Globe}
                  busy={saving.isPublishing}
                  onClick={() => void publishNow()}
                >
                  {t('Publish Now')}
                </Button>
              </>
            )}
          </div>
        </div>
      </section>
      <div className="page min-h-dvh py-6 sm:py-8">
        <div className={isEditing ? 'mx-auto max-w-[60rem]' : 'mx-auto max-w-[46rem]'}>
          <div className="mb-6 grid gap-3 empty:hidden">
            {text.restoredAt && (
              <RestoredNotice at={text.restoredAt} onDiscard={() => text.show(stored)} />
            )}
            {!saving.conflict && (
              <NewerNotice
                newest={newest}
                isDirty={isDirty}
                onLoad={saving.loadNewest}
                onCompare={() => saving.compare(newest.savedBy)}
              />
            )}
            {saving.setAside && <SetAsideNotice setAside={saving.setAside} />}
            {saving.conflict && (
              <ConflictNotice
                conflict={saving.conflict}
                mine={form.getValues()}
                onKeepMine={saving.keepMine}
                onTakeTheirs={saving.takeTheirs}
              />
            )}
          </div>
          {isEditing ? (
            <ArticleFields form={form} />
          ) : (
            <AsReadersSeeIt form={form} stored={stored} />
          )}
        </div>
      </div>
    </>
  );
}

/** Of a picture that is not saved yet only the address is known. */
const unknown = (url: string) => ({
  url,
  width: null,
  height: null,
  placeholder: null,
  sources: [],
  animation: animationOf(url),
});

function AsReadersSeeIt({
  form,
  stored,
}: {
  form: ArticleForm;
  stored: ArticleForm_ArticleFragment;
}) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const { body, error } = usePreview(values.content, true);
  return (
    <article>
      <ArticleHeader article={{ ...values, publishedAt: stored.publishedAt }} />
      <ArticleImage
        isFirst
        isMoving
        image={values.featuredImageUrl ? unknown(values.featuredImageUrl) : null}
        sizes="(min-width: 768px) 46rem, 100vw"
        crop={values.featuredImageCrop}
        className="my-7 rounded-card"
      />
      {error && (
        <p role="alert" className="mb-4 font-semibold text-danger">
          {error}
        </p>
      )}
      {body ? <ArticleBody body={body} /> : <Skeleton className="h-64" />}
      <Tags tags={tagsOf(values.tags)} className="mt-10 border-t border-border pt-5" />
    </article>
  );
}
