import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { showWords } from '../../schema/shows/show-words.ts';
import { SHOW_SCHEDULE } from '../../schema/shows/shows.ts';
import { reader, t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

/** The five recurring shows, folded until asked for. A link to the section unfolds them. */
export function ShowSchedule() {
  const site = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#schedule-section') details.current!.open = true;
  }, [hash, key]);
  return (
    <details ref={details} className="group rounded-card border border-border bg-raised">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="display grow text-h2">{t('Show schedule')}</h2>
        <span className="text-small text-muted max-sm:hidden">
          {t('Four live shows and a podcast a week, all times Mountain Time')}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ol className="border-t border-border px-4 sm:px-6">
        {SHOW_SCHEDULE.map(({ id, title }) => ({
          id,
          title,
          ...showWords(id, site, reader()),
        })).map(({ id, title, day, rule }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-6 border-b border-border py-3 last:border-b-0 sm:grid-cols-[9rem_1fr]"
          >
            <p className="eyebrow text-accent-text">{day}</p>
            <div>
              <h3 className="font-bold">{title}</h3>
              <p className="text-muted">{rule}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
