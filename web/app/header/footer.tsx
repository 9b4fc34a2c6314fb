import { Link } from 'react-router-dom';
import { feedPath } from '../../../schema/news/feeds.ts';
import { UNOFFICIAL_NOTICE } from '../../../schema/site/site.ts';
import { SubscribeButton } from '../../news/sign-up/subscribe-button.tsx';
import { t } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';

const LINKS = [
  ['/schedule', 'Show schedule'],
  ['/articles?showAll=true', 'Articles'],
  ['/contact-us', 'About Us'],
  ['/advertise', 'Advertise'],
  ['/developers', 'Developers'],
  ['/accessibility', 'Accessibility'],
  ['/settings', 'Settings'],
] as const;

/** The unofficial notice and the ways on from the end of a page. */
export function Footer() {
  const site = useSite();
  return (
    <footer data-chrome className="site-footer deferred on-brand [--room:20rem]">
      <div className="page grid gap-6 py-10 md:grid-cols-[1fr_auto]">
        <div className="grid max-w-[60ch] content-start gap-2">
          <p className="display text-h3 uppercase">{site.name}</p>
          <p className="text-small text-muted">{t(UNOFFICIAL_NOTICE)}</p>
          <p className="text-small text-muted">
            {t('For visitors aged 21 or older. Please drink responsibly.')}
          </p>
          <div className="mt-3">
            <SubscribeButton label={t('Get our newsletter')} />
          </div>
        </div>
        <nav aria-label={t('Footer')}>
          <ul className="flex flex-wrap gap-x-5 md:grid md:grid-cols-3 md:gap-x-10">
            {LINKS.map(([to, text]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center rounded-badge text-small underline md:min-h-9"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
            <li>
              <a
                href={feedPath('rss')}
                className="inline-flex min-h-11 items-center rounded-badge text-small underline md:min-h-9"
              >
                RSS
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
