import { ArticleBody } from '../../articles/reading/article-body.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { usePreview } from './use-preview.ts';
import { t } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';

/** The newsletter as it will look in a mailbox, and the plain text for mail programs without HTML. */
export function LetterPreview({ subject, content }: { subject: string; content: string }) {
  const { letter, error } = usePreview(content);
  const { name } = useSite();
  return (
    <div className="grid content-start gap-3">
      {error && (
        <p role="status" className="text-small text-danger">
          {error}
        </p>
      )}
      <section
        aria-label={t('Email preview')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[34rem] overflow-y-auto rounded-control border border-border bg-bg"
      >
        <p className="on-brand bg-brand px-5 py-3 font-bold text-on-brand">{name}</p>
        <div className="px-5 py-4">
          <p dir="auto" className="display text-h2 wrap-anywhere">
            {subject || <span className="text-muted">{t('Subject')}</span>}
          </p>
          {letter ? (
            letter.body.children.length > 0 ? (
              <ArticleBody body={letter.body} />
            ) : (
              <p className="my-5 text-muted">{t('The preview appears as you write.')}</p>
            )
          ) : (
            <Skeleton className="my-5 h-32" />
          )}
        </div>
        {letter?.foot.map(({ language, lines, unsubscribe }) => (
          <div
            key={language}
            lang={language}
            className="grid gap-1 border-t border-border px-5 py-3 text-small text-muted"
          >
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="underline">{unsubscribe}</p>
          </div>
        ))}
      </section>
      <details>
        <summary className="min-h-11 content-center text-small font-semibold text-link">
          {t('Plain text')}
        </summary>
        <pre
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('Plain-text version')}
          className="max-h-80 overflow-auto rounded-control border border-border p-4 text-small whitespace-pre-wrap"
        >
          {letter?.text}
        </pre>
      </details>
    </div>
  );
}
