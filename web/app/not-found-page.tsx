import { Search } from 'lucide-react';
import { useSearchAddress } from '../search/search-address.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';
import { NOT_FOUND_HEAD } from '../../schema/pages/not-found.ts';
import { t } from '../ui/language.ts';

/** What every unknown path shows. */
export function NotFoundPage() {
  const { open } = useSearchAddress();
  return (
    <section className="on-brand floodlit flex min-h-[calc(100dvh-var(--header-height)-var(--game-bar-height))] flex-col">
      <PageMeta head={NOT_FOUND_HEAD} />
      <div className="page grid grow content-center justify-items-center gap-5 py-16 text-center">
        <PageTitle className="text-d1!">{t('404 Page Not Found')}</PageTitle>
        <p className="max-w-[40ch] text-muted">
          {t('That play isn’t in the playbook. The page may have moved, or it never existed.')}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/home">{t('Go Home')}</ButtonLink>
          <Button variant="secondary" icon={Search} aria-haspopup="dialog" onClick={() => open()}>
            {t('Search the site')}
          </Button>
        </div>
      </div>
      <MountainLine ground="night" />
    </section>
  );
}
