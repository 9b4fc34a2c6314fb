import { ArticleBody } from '../../reading/article-body.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { usePreview } from './use-preview.ts';
import { t } from '../../../ui/language.ts';

/** How readers will see a text that is being written. */
export function PreviewPane({ content }: { content: string }) {
  const { body, error } = usePreview(content, true);
  return (
    <section
      aria-label={t('Preview')}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[34rem] min-h-40 overflow-y-auto rounded-control border border-border bg-bg px-5 py-4"
    >
      {error && (
        <p role="status" className="mb-3 text-small text-danger">
          {error}
        </p>
      )}
      {body ? (
        body.children.length > 0 ? (
          <ArticleBody body={body} />
        ) : (
          <p className="text-muted">{t('The preview appears as you write.')}</p>
        )
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  );
}
