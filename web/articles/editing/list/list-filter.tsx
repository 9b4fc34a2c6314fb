import {
  ARTICLE_FILTERS,
  type ArticleCounts,
  type ArticleFilter,
} from '../../../../schema/articles/articles.ts';
import type { Text } from '../../../../schema/language/english.ts';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../../../ui/language.ts';

const LABELS = {
  ALL: ['total', 'All articles'],
  DRAFTS: ['drafts', 'Drafts'],
  PUBLISHED: ['published', 'Published'],
} as const satisfies Readonly<Record<ArticleFilter, readonly [keyof ArticleCounts, Text]>>;

interface ListFilterProps {
  counts: ArticleCounts | undefined;
  show: ArticleFilter;
  onShow: (show: ArticleFilter) => void;
}

/** How many articles there are of each kind; pressing a number shows only these. */
export function ListFilter({ counts, show, onShow }: ListFilterProps) {
  return (
    <div
      role="group"
      aria-label={t('Which articles')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2 sm:gap-3"
    >
      {ARTICLE_FILTERS.map((filter) => {
        const [count, label] = LABELS[filter];
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === show}
            onClick={() => onShow(filter)}
            className={classNames(
              'grid content-start gap-0.5 rounded-card border px-3 py-2.5 text-left transition-colors duration-110 sm:px-4',
              filter === show
                ? 'border-accent-text bg-surface'
                : 'border-border hover:border-border-strong',
            )}
          >
            <span className="display text-h2 tabular-nums">{counts?.[count] ?? '–'}</span>
            <span className="text-small text-muted">{t(label)}</span>
          </button>
        );
      })}
    </div>
  );
}
