import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

/** Label, headline and link, as shown in the strip and in its preview. */
export function BreakingLine({
  news: { headline, url },
}: {
  news: { readonly headline: string; readonly url?: string | null };
}) {
  return (
    <p className="min-w-0 grow py-2 text-small font-semibold wrap-anywhere">
      <span className="eyebrow mr-2">{t('Breaking')}</span>
      <span dir="auto" lang="en">
        <Headline text={headline} />
      </span>
      {url && (
        <>
          {' '}
          <a
            href={url}
            target="_blank"
            rel="noopener nofollow"
            className="inline-block min-h-6 underline -outline-offset-2"
          >
            {t('Read more')}
            <span className="sr-only"> {t('(opens another window)')}</span>
          </a>
        </>
      )}
    </p>
  );
}
