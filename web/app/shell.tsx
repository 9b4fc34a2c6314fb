import { Skeleton } from '../ui/page/skeleton.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Wordmark } from './header/wordmark.tsx';

/**
 * The frame in the HTML: header, game bar, page and bar of tabs in their sizes, without content. Shown after the age
 * gate until the code of the page has loaded.
 */
export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="on-brand">
        <div className="page flex min-h-(--header-height) items-center">
          <Wordmark />
        </div>
      </div>
      <div className="on-brand h-(--game-bar-height) border-t border-border">
        <div className="page flex h-full items-center">
          <Skeleton className="h-5 w-56" />
        </div>
      </div>
      <PageSkeleton />
      <div className="tab-bar on-brand fixed inset-x-0 bottom-0 border-t border-border">
        <div className="h-(--tab-bar-height)" />
      </div>
    </div>
  );
}
