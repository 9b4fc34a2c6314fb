import { Link } from 'react-router-dom';
import { t } from '../../ui/language.ts';

const LINKS = [
  ['#main', 'Skip to main content'],
  ['#navigation', 'Skip to navigation'],
  ['/home#live-video', 'Skip to live show'],
  ['/home#episodes', 'Skip to episodes'],
  ['/home#videos', 'Skip to videos'],
  ['/home#articles', 'Skip to articles'],
] as const;

/** Seen only while one of them has the focus. */
export function SkipLinks() {
  return (
    <nav
      aria-label={t('Skip links')}
      className="on-brand sr-only z-60 focus-within:not-sr-only focus-within:fixed focus-within:inset-x-0 focus-within:top-0"
      data-chrome
    >
      <ul className="page flex flex-wrap gap-x-5 py-2">
        {LINKS.map(([to, text]) => (
          <li key={to} data-gives-way={to === '#navigation' ? 'to-chat' : undefined}>
            {/* A place on this page keeps the address of the page, with its query. */}
            <Link
              to={to.startsWith('#') ? { hash: to } : to}
              className="inline-flex min-h-11 items-center underline"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
