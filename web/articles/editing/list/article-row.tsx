import { useMutation } from '@apollo/client/react';
import { CalendarClock, Eye, Globe, Pencil, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { categoryOf } from '../../article-category.ts';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../../../schema/articles/article-form.ts';
import type { ArticleRow_ArticleFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/pictures/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { RelativeDate } from '../../../ui/time/relative-date.tsx';
import { toast } from '../../../ui/page/toast.ts';
import { ArticleState } from './article-state.tsx';
import { draftAddress } from '../editor-address.ts';
import { forgetDraft } from '../stored-draft.ts';
import { DELETE_ARTICLE, PUBLISH_ARTICLE } from '../operations.ts';
import { LazyLayer } from '../../../ui/lazy/lazy-part.tsx';
import { rich, t } from '../../../ui/language.ts';

const ScheduleDialog = lazy(() => import('../schedule-dialog.tsx'));

interface ArticleRowProps {
  article: ArticleRow_ArticleFragment;
  /** This device has text of it that was not saved. */
  hasStoredDraft: boolean;
  onDone: () => void;
}

const TRY_LATER = 'Please try again later.';

/** One article with what can be done about it. */
export function ArticleRow({ article, hasStoredDraft, onDone }: ArticleRowProps) {
  const { id, title, isPublished } = article;
  const [open, setOpen] = useState<'delete' | 'schedule' | null>(null);
  const [publish, publishing] = useMutation(PUBLISH_ARTICLE);
  const [remove, removing] = useMutation(DELETE_ARTICLE);

  async function act(
    doIt: () => Promise<unknown>,
    done: string,
    failed: typeof TEXTS.deleteFailed | typeof TEXTS.publishFailed,
  ) {
    try {
      await doIt();
      toast({ title: done });
      onDone();
      return true;
    } catch (error) {
      toast({
        title: t(failed, { message: messageOf(error, TRY_LATER) }),
        variant: 'destructive',
        duration: 5000,
      });
      return false;
    }
  }

  async function confirmDelete() {
    const isGone = await act(
      () => remove({ variables: { id } }),
      t(TEXTS.deleted),
      TEXTS.deleteFailed,
    );
    if (isGone) forgetDraft(String(id));
    setOpen(null);
  }

  return (
    <Card as="li" className="grid gap-3 p-4! xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
      <ArticleSummary article={article} hasStoredDraft={hasStoredDraft} />
      <div className="flex flex-wrap gap-1.5">
        <ButtonLink size="sm" variant="secondary" icon={Pencil} to={draftAddress(id)}>
          {isPublished ? t('Edit Article') : t('Edit Draft')}
        </ButtonLink>
        {isPublished ? (
          <ButtonLink size="sm" variant="quiet" icon={Eye} to={`/articles/${id}`}>
            {t('View Article')}
          </ButtonLink>
        ) : (
          <>
            <Button
              size="sm"
              variant="secondary"
              icon={Globe}
              busy={publishing.loading}
              onClick={() =>
                void act(
                  () => publish({ variables: { id } }),
                  t(TEXTS.published),
                  TEXTS.publishFailed,
                )
              }
            >
              {t('Publish')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={CalendarClock}
              onClick={() => setOpen('schedule')}
            >
              {t('Schedule…')}
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setOpen('delete')}>
          {t('Delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        title={t('Delete this article?')}
        description={t(
          '“{title}” and its comments and likes will be deleted. This can’t be undone.',
          { title },
        )}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() => void confirmDelete()}
      />
      {open === 'schedule' && (
        <LazyLayer onFail={() => setOpen(null)}>
          <ScheduleDialog
            article={article}
            open
            onOpenChange={() => setOpen(null)}
            onScheduled={onDone}
          />
        </LazyLayer>
      )}
    </Card>
  );
}

/** What the article is, where it has got to, and what became of it. */
function ArticleSummary({
  article,
  hasStoredDraft,
}: Pick<ArticleRowProps, 'article' | 'hasStoredDraft'>) {
  const { title, isPublished, publishedAt, updatedAt } = article;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ArticleState article={article} />
        {hasStoredDraft && <Badge tone="blue">{t('Unsaved changes on this device')}</Badge>}
      </p>
      <h3 dir="auto" className="font-bold">
        {title}
      </h3>
      <p className="text-small text-muted">
        {t(categoryOf(article))} · {article.author} ·{' '}
        {rich(isPublished ? 'published {when}' : 'edited {when}', {
          when: <RelativeDate date={publishedAt ?? updatedAt} className="lowercase" />,
        })}
      </p>
      {isPublished && (
        <p className="text-small text-muted tabular-nums">
          {t(
            '{viewCount} views · {likeCount} likes · {commentCount} comments · {shareCount} shares',
            {
              viewCount: article.viewCount,
              likeCount: article.likeCount,
              commentCount: article.commentCount,
              shareCount: article.shareCount,
            },
          )}
        </p>
      )}
    </div>
  );
}
