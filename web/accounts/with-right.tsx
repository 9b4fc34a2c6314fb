import type { ReactNode } from 'react';
import { can, type Capability } from '../../schema/accounts/capabilities.ts';
import { AccessDenied } from '../ui/page/access-denied.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { useAuth } from './session/auth.ts';
import { MissingFactor } from './security/missing-factor.tsx';
import { useCurrentRights } from './session/use-current-rights.ts';
import { t } from '../ui/language.ts';

/**
 * What only those with a right see, once the server has confirmed who they are; a refusal for everybody else, and for them
 * from the moment they lose it. The dashboard says 'Access Denied', admin areas beside it say what they ask for.
 */
export function WithRight({
  to,
  refusal = t('Access Denied'),
  children,
}: {
  to: Capability;
  refusal?: string;
  children: ReactNode;
}) {
  const { user, isRestoring, openAuth } = useAuth();
  useCurrentRights();
  if (!can(user, to)) {
    const denied = (
      <AccessDenied title={refusal} text={t('You need admin privileges to access this page.')}>
        {!user && <Button onClick={() => openAuth('signin')}>{t('Sign In')}</Button>}
      </AccessDenied>
    );
    return user ? <MissingFactor>{denied}</MissingFactor> : denied;
  }
  if (isRestoring) {
    return (
      <Loading
        label={t('Loading the page…')}
        className="page grid min-h-dvh content-start gap-4 py-10"
      >
        <Skeleton className="h-10 w-2/3 max-w-96" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  }
  return children;
}
