import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../../ui/language.ts';
import type { Newest } from './use-newest.ts';

interface NewerNoticeProps {
  newest: Newest;
  /** Whether something was typed here that is not saved. */
  isDirty: boolean;
  onLoad: () => void;
  onCompare: () => void;
}

/** Says what another window did with the article, without touching what was typed here. */
export function NewerNotice({ newest, isDirty, onLoad, onCompare }: NewerNoticeProps) {
  const { isNewer, isDeleted, savedBy } = newest;
  if (!isNewer && !isDeleted) return null;
  const isWarning = isDirty || isDeleted;
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card px-4 py-2',
        isWarning ? 'bg-tint-amber text-on-tint-amber' : 'bg-tint-blue text-on-tint-blue',
      )}
    >
      <p className="flex items-center gap-3 py-1">
        {isWarning && <TriangleAlert aria-hidden className="size-5 shrink-0" />}
        <span>{wordsOf({ isDeleted, savedBy, isDirty })}</span>
      </p>
      {!isDeleted && (
        <Button variant="secondary" size="sm" onClick={isDirty ? onCompare : onLoad}>
          {isDirty ? t('Compare') : t('Load theirs')}
        </Button>
      )}
    </div>
  );
}

function wordsOf({
  isDeleted,
  savedBy,
  isDirty,
}: Pick<Newest, 'isDeleted' | 'savedBy'> & { isDirty: boolean }): string {
  if (isDeleted) return t('This article was deleted. Your text is still here.');
  const said = savedBy
    ? t('{name} saved a newer version of this article.', { name: savedBy })
    : t('A newer version of this article was saved.');
  return isDirty ? `${said} ${t('Your text is still here.')}` : said;
}
