import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { t } from '../ui/language.ts';

/** Placeholder for a page while its code loads. */
export function PageSkeleton() {
  return (
    <Loading
      label={t('Loading the page…')}
      className="page grid min-h-dvh content-start gap-4 py-10"
    >
      <Skeleton className="h-10 w-2/3 max-w-96" />
      <Skeleton className="h-5 w-full max-w-[60ch]" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}
