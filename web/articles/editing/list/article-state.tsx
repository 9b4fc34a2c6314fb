import { CalendarClock } from 'lucide-react';
import { Badge } from '../../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../../ui/time/mountain-moment.tsx';
import { t } from '../../../ui/language.ts';

interface ArticleStateProps {
  article: { isPublished: boolean; scheduledPublishAt: string | null };
}

/** Draft or published; of a draft also when it goes out by itself. */
export function ArticleState({ article: { isPublished, scheduledPublishAt } }: ArticleStateProps) {
  if (isPublished) return <Badge tone="green">{t('PUBLISHED')}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="amber">{t('DRAFT')}</Badge>
      {scheduledPublishAt && (
        <span className="inline-flex items-center gap-1.5 text-small">
          <CalendarClock aria-hidden className="size-4 text-muted" />
          <MountainMoment at={scheduledPublishAt} />
        </span>
      )}
    </span>
  );
}
