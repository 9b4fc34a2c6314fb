import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Text } from '../../../schema/language/english.ts';
import { feedPath } from '../../../schema/news/feeds.ts';
import { UNOFFICIAL_NOTICE } from '../../../schema/site/site.ts';
import { SubscribeButton } from '../../news/sign-up/subscribe-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t, translated } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';

type FooterLink = readonly [to: string, text: Text];

const COLUMNS: readonly (readonly [title: Text, links: readonly FooterLink[]])[] = [
  [
    'Watch and listen',
    [
      ['/schedule', 'Show schedule'],
      ['/shows', 'Shows'],
      ['/podcast', 'Podcast'],
    ],
  ],
  [
    'Get to know us',
    [
      ['/articles?showAll=true', 'Articles'],
      ['/contact-us', 'About Us'],
      ['/advertise', 'Advertise'],
    ],
  ],
  [
    'Under the hood',
    [
      ['/settings', 'Settings'],
      ['/accessibility', 'Accessibility'],
      ['/developers', 'Developers'],
      ['/status', 'Status'],
    ],
  ],
];

const LAST: Text = 'Under the hood';

const linkStyle = 'inline-flex min-h-11 items-center rounded-badge text-small underline md:min-h-9';

/** The unofficial notice and the ways on from the end of a page. */
export function Footer() {
  const site = useSite();
  return (
    <footer
      data-chrome
      className="site-footer deferred on-brand [--room:39.75rem] md:[--room:18rem]"
    >
      <div className="page grid gap-x-12 gap-y-8 py-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid max-w-[50ch] content-start gap-2">
          <p className="display text-h3 uppercase">{site.name}</p>
          <p className="text-small text-muted">{t(UNOFFICIAL_NOTICE)}</p>
          <p className="text-small text-muted">
            {t('For visitors aged 21 or older. Please drink responsibly.')}
          </p>
          <div className="mt-3">
            <SubscribeButton label={t('Get our newsletter')} />
          </div>
        </div>
        <nav
          aria-label={t('Footer')}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] content-start gap-6 md:grid-cols-3"
        >
          {COLUMNS.map(([title, links]) => (
            <Column key={title} title={title} isLast={title === LAST}>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to} className={linkStyle}>
                    {translated(text)}
                  </Link>
                </li>
              ))}
              {title === LAST && (
                <li>
                  <a href={feedPath('rss')} className={linkStyle}>
                    RSS
                  </a>
                </li>
              )}
            </Column>
          ))}
        </nav>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: Text;
  /** On phones it has a row to itself. */
  isLast: boolean;
  children: ReactNode;
}

const Column = ({ title, isLast, children }: ColumnProps) => (
  <div className={classNames(isLast && 'max-md:col-span-full')}>
    <p className="eyebrow mb-1 text-accent-text">{translated(title)}</p>
    <ul
      className={classNames(
        isLast &&
          'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] max-md:gap-x-6',
      )}
    >
      {children}
    </ul>
  </div>
);
