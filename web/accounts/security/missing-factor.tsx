import { useQuery } from '@apollo/client/react';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { t } from '../../ui/language.ts';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { SIGN_IN_SECURITY } from './operations.ts';

/** What an admin sees who has to set a second factor up first; for everybody else the children. */
export function MissingFactor({ children }: { children: ReactNode }) {
  const { data } = useQuery(SIGN_IN_SECURITY);
  if (!data?.signInSecurity.isRequired) return children;
  return (
    <div className="page grid min-h-[50dvh] content-center justify-items-center gap-4 py-16 text-center">
      <ShieldAlert aria-hidden className="size-10 text-muted" strokeWidth={1.5} />
      <PageTitle>{t('One more step for admins')}</PageTitle>
      <p className="max-w-[60ch] text-muted">
        {t(
          'Admins need a second factor here. Add a passkey or an authenticator app to open the dashboard.',
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/profile">{t('Set up a second factor')}</ButtonLink>
        <ButtonLink to="/home" variant="secondary">
          {t('Go Home')}
        </ButtonLink>
      </div>
    </div>
  );
}
