import { Link } from 'react-router-dom';
import { t } from '../ui/language.ts';

/** What an article is about; each tag opens the search for it. */
export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('Tags')} className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={{ search: `?${new URLSearchParams({ q: tag }).toString()}` }}
            state={{ isSearch: true }}
            className="relative z-10 inline-flex min-h-8 items-center rounded-badge bg-surface-2 px-2.5 py-0.5 text-tiny font-semibold text-muted hover:text-text"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
