import { Link } from 'react-router-dom';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { t } from '../../ui/language.ts';

interface ChaptersProps {
  chapters: readonly { readonly start: number; readonly title: string }[];
  onSeek: (seconds: number) => void;
}

/** The chapters of a show; each plays it from there, and is a link that can be shared. */
export function Chapters({ chapters, onSeek }: ChaptersProps) {
  return (
    <section aria-labelledby="chapters-title" className="mt-10">
      <h2 id="chapters-title" className="display text-h2">
        {t('Chapters')}
      </h2>
      <ol className="mt-3 border-t border-border">
        {chapters.map(({ start, title }, index) => (
          <li key={`${start} ${index}`} className="border-b border-border">
            <Link
              to={`?t=${start}`}
              replace
              preventScrollReset
              onClick={() => onSeek(start)}
              className="flex min-h-11 items-baseline gap-4 rounded-badge py-2.5 hover:bg-surface"
            >
              <span className="w-16 shrink-0 text-right text-link tabular-nums underline">
                {clockAt(start)}
              </span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
