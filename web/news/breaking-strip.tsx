import { X } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { Headline } from '../settings/headline.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { BreakingLine } from './breaking-line.tsx';
import { useBreakingNews } from './use-breaking-news.ts';
import { t } from '../ui/language.ts';

/**
 * Breaking news under the bars, until it is dismissed, taken back, or a day old. What was there when the page was opened
 * is in its first view; later news pushes the page down once, and is announced politely.
 */
export function BreakingStrip() {
  const { news, isNew, dismiss } = useBreakingNews();
  return (
    <>
      <LiveRegion>
        {isNew && news && (
          <>
            {t('Breaking news:')} <Headline text={news.headline} />
          </>
        )}
      </LiveRegion>
      {news && (
        <section
          aria-label={t('Breaking news')}
          data-chrome
          // The HTML hides what was dismissed.
          data-news={news.id}
          className="sticky top-(--header-height) z-20 bg-accent text-on-accent md:top-[calc(var(--header-height)+var(--game-bar-height))]"
        >
          <div className={classNames('page flex items-center gap-3', isNew && 'animate-rise')}>
            <BreakingLine news={news} />
            <IconButton label={t('Dismiss breaking news')} icon={X} onClick={dismiss} />
          </div>
        </section>
      )}
    </>
  );
}
