import { useApolloClient } from '@apollo/client/react';
import { lazy, type ReactNode, useMemo } from 'react';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { FreshProof } from '../security/fresh-proof.tsx';
import { type Auth, AuthContext } from './auth.ts';
import { sessionActs } from './session-acts.ts';
import { useAuthDialog } from './use-auth-dialog.ts';
import { useSession } from './use-session.ts';

const AuthDialog = lazy(() => import('../sign-in/auth-dialog.tsx'));

interface AuthProviderProps {
  children: ReactNode;
  reload?: () => void;
}

/** Provides the session, and the dialogs for signing in and up. */
export function AuthProvider({
  children,
  reload = () => window.location.reload(),
}: AuthProviderProps) {
  const client = useApolloClient();
  const { session, become } = useSession();
  const { view, setView, wasOpened, acts: dialog } = useAuthDialog();
  const { user } = session;

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      ...sessionActs({ client, become, dialog, reload }),
      refreshUser: become,
      openAuth: (tab) => dialog.open(tab),
      openFansOnly: (act) => dialog.open('fans-only', act),
      requireSignIn(act, tab = 'signin') {
        if (user) return void act(user);
        dialog.open(tab, act);
      },
    }),
    [client, session, user, become, dialog, reload],
  );

  return (
    <AuthContext value={auth}>
      {children}
      <FreshProof />
      {wasOpened && (
        <LazyLayer onFail={dialog.close} resetKey={view}>
          <AuthDialog view={view} onView={setView} onClose={dialog.close} />
        </LazyLayer>
      )}
    </AuthContext>
  );
}
