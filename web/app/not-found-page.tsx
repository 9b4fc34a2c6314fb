import { Search } from 'lucide-react';
import { NOT_FOUND_HEAD } from '../../schema/pages/not-found.ts';
import { useSearchAddress } from '../search/search-address.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { t } from '../ui/language.ts';
import { DeadEnd } from '../ui/page/dead-end.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';

/** What every unknown path shows. */
export function NotFoundPage() {
  const { open } = useSearchAddress();
  return (
    <>
      <PageMeta head={NOT_FOUND_HEAD} />
      <DeadEnd
        title={t('404 Page Not Found')}
        text={t('That play isn’t in the playbook. The page may have moved, or it never existed.')}
      >
        <ButtonLink to="/home">{t('Go Home')}</ButtonLink>
        <Button variant="secondary" icon={Search} aria-haspopup="dialog" onClick={() => open()}>
          {t('Search the site')}
        </Button>
      </DeadEnd>
    </>
  );
}
