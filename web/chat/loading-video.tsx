import { t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';

/** In the place of the show beside the chat while it loads. */
export function LoadingVideo() {
  return (
    <Loading label={t('Loading the show…')}>
      <Skeleton className="aspect-video rounded-card" />
    </Loading>
  );
}
