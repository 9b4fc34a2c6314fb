import { useApolloClient } from '@apollo/client/react';
import { lazy, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import { SESSION_NOTICES } from '../../../schema/accounts/session-texts.ts';
import { restartLive } from '../../live/live-link.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { forgetTyped } from '../../ui/lists/tab-memory.ts';
import { carryToastOverReload, toast } from '../../ui/page/toast.ts';
import { SIGN_IN, SIGN_OUT, SIGN_UP } from './account-operations.ts';
import { type Auth, AuthContext } from './auth.ts';
import type { AuthView } from '../sign-in/auth-dialog.tsx';
import type { AuthUser } from './stored-user.ts';
import { FreshProof } from '../security/fresh-proof.tsx';
import { useSession } from './use-session.ts';
import { t, translated } from '../../ui/language.ts';

const AuthDialog = lazy(() => import('../sign-in/auth-dialog.tsx'));

/** The dialog closes and the page reloads this long after a sign-in, in ms. */
const RELOAD_DELAY = 200;

interface AuthProviderProps {
  children: ReactNode;
  reload?: () => void;
}

/** Holds the session, and the dialogs in which one signs in and up. */
export function AuthProvider({
  children,
  reload = () => window.location.reload(),
}: AuthProviderProps) {
  const client = useApolloClient();
  const { session, become } = useSession();
  const [view, setView] = useState<AuthView | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const waiting = useRef<((user: AuthUser) => unknown) | null>(null);
  const { user } = session;

  const auth = useMemo<Auth>(() => {
    function show(next: AuthView) {
      waiting.current = null;
      setWasOpened(true);
      setView(next);
    }

    /** Does what the visitor wanted to do when the dialog came up. */
    async function resume(newcomer: AuthUser) {
      const act = waiting.current;
      waiting.current = null;
      await act?.(newcomer);
    }

    async function welcome(newcomer: AuthUser) {
      become(newcomer);
      const { title, text } = SESSION_NOTICES.signedIn;
      toast({ title: t(title), description: t(text, { name: newcomer.name }) });
      await Promise.allSettled([
        resume(newcomer),
        new Promise((done) => setTimeout(done, RELOAD_DELAY)),
      ]);
      setView(null);
      carryToastOverReload();
      reload();
    }

    async function leave({ title, text }: Notice) {
      become(null);
      forgetTyped();
      toast({ title: translated(title), description: translated(text) });
      restartLive();
      await client.resetStore().catch(() => undefined);
    }

    return {
      ...session,
      openAuth: show,
      openFansOnly(act) {
        show('fans-only');
        waiting.current = act;
      },
      requireSignIn(act, tab = 'signin') {
        if (user) return void act(user);
        show(tab);
        waiting.current = act;
      },
      async signIn(input) {
        const { data } = await client.mutate({ mutation: SIGN_IN, variables: { input } });
        await welcome(data?.signIn as AuthUser);
      },
      welcome,
      async signUp(input) {
        const { data } = await client.mutate({ mutation: SIGN_UP, variables: { input } });
        const newcomer = data?.signUp as AuthUser;
        become(newcomer);
        const { title, text } = SESSION_NOTICES.signedUp;
        toast({ title: t(title), description: t(text) });
        restartLive();
        await Promise.allSettled([resume(newcomer), client.refetchQueries({ include: 'active' })]);
        setView(null);
      },
      async signOut() {
        try {
          await client.mutate({ mutation: SIGN_OUT });
        } catch {
          toast({
            title: t('Error'),
            description: t('Could not sign you out. Please try again.'),
            variant: 'destructive',
          });
          return;
        }
        await leave(SESSION_NOTICES.signedOut);
      },
      leave,
      refreshUser: become,
    };
  }, [client, session, user, become, reload]);

  function close() {
    waiting.current = null;
    setView(null);
  }

  return (
    <AuthContext value={auth}>
      {children}
      <FreshProof />
      {wasOpened && (
        <LazyLayer onFail={close} resetKey={view}>
          <AuthDialog view={view} onView={setView} onClose={close} />
        </LazyLayer>
      )}
    </AuthContext>
  );
}
