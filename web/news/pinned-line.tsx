import { Pin } from 'lucide-react';
import { Headline } from '../settings/headline.tsx';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { usePinnedLine } from './use-pinned-line.ts';

/** What the hosts pinned above the chat and the show, while it is up. */
export function PinnedLine({ className }: { className: string }) {
  const { line, isNew } = usePinnedLine();
  return (
    <>
      <LiveRegion>
        {isNew && line && (
          <>
            {t('Pinned by the hosts:')} <Headline text={line.text} />
          </>
        )}
      </LiveRegion>
      {line && (
        <p
          className={classNames(
            'flex items-start gap-2 py-2 text-small font-semibold wrap-anywhere',
            className,
          )}
        >
          <Pin aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          <span className="min-w-0">
            <span className="sr-only">{t('Pinned by the hosts:')} </span>
            <span dir="auto" lang="en">
              <Headline text={line.text} />
            </span>{' '}
            {line.url && (
              <a
                href={line.url}
                target="_blank"
                rel="noopener nofollow"
                className="inline-block min-h-6 text-link underline"
              >
                {t('Take a look')}
                <span className="sr-only"> {t('(opens another window)')}</span>
              </a>
            )}
          </span>
        </p>
      )}
    </>
  );
}
