import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SESSION_ENDED } from '../../../schema/accounts/session-texts.ts';
import { onAccessChanged } from '../../live/live-link.ts';
import { toast } from '../../ui/page/toast.ts';
import { RESTORE_SESSION } from './account-operations.ts';
import { watchDeparture } from './departure.ts';
import { onUnauthenticated } from './session-ended.ts';
import { type AuthUser, readStoredUser, storeUser } from './stored-user.ts';
import { USER_KEY } from '../../../schema/site/device.ts';
import { t } from '../../ui/language.ts';

export interface Session {
  user: AuthUser | null;
  isAuthenticated: boolean;
  isRestoring: boolean;
}

const SIGNED_OUT: Session = { user: null, isAuthenticated: false, isRestoring: false };
const signedIn = (user: AuthUser): Session => ({ user, isAuthenticated: true, isRestoring: false });

/** If the browser did not leave after all, the server is asked again after this time, in ms. */
const RETRY_MS = 3000;

/** A sign-out in this browser closes the connection too, and is known to all its tabs within this time, in ms. */
const OWN_ACT_MS = 300;

/** The server has spoken, whatever it said. */
const isFromServer = (error: unknown) => CombinedGraphQLErrors.is(error) || ServerError.is(error);

/**
 * The session of this browser. A stored user is shown at once and confirmed by the server; when the server does not
 * confirm, the copy is cleared. A request that the browser itself cancels because it leaves the page clears nothing.
 * Tabs follow each other.
 */
export function useSession() {
  const [session, setSession] = useState<Session>(() => {
    const user = readStoredUser();
    return user ? { user, isAuthenticated: false, isRestoring: true } : SIGNED_OUT;
  });
  const current = useRef(session);
  useEffect(() => {
    current.current = session;
  }, [session]);

  const become = useCallback((user: AuthUser | null) => {
    storeUser(user);
    setSession(user ? signedIn(user) : SIGNED_OUT);
  }, []);

  const confirm = useConfirm(current, become);
  useEffect(() => {
    if (!current.current.isRestoring) return;
    const ask = () => void confirm();
    if (navigator.onLine) return ask();
    // A cached page (web/public/worker.js): the server has refused nothing.
    window.addEventListener('online', ask, { once: true });
    return () => window.removeEventListener('online', ask);
  }, [confirm]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (!current.current.isAuthenticated) return;
      void confirm().then((isValid) => {
        if (!isValid) toast({ title: t(SESSION_ENDED), variant: 'destructive' });
      });
    };
    const stops = [
      onUnauthenticated(check),
      onAccessChanged(() => {
        clearTimeout(timer);
        timer = setTimeout(check, OWN_ACT_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [confirm]);

  useOtherTabs(setSession);
  return { session, become };
}

/** Asks the server whether the session is still valid. */
function useConfirm(sessionRef: RefObject<Session>, become: (user: AuthUser | null) => void) {
  const client = useApolloClient();
  const asking = useRef(false);
  const [cutOff, setCutOff] = useState(0);
  const confirm = useCallback(async () => {
    const { user } = sessionRef.current;
    if (!user || asking.current) return true;
    asking.current = true;
    const departure = watchDeparture();
    try {
      const { data } = await client.mutate({
        mutation: RESTORE_SESSION,
        variables: { userId: user.id },
      });
      become(data?.restoreSession?.user ?? null);
      return Boolean(data);
    } catch (error) {
      if (departure.hasBegun() && !isFromServer(error)) {
        setCutOff((times) => times + 1);
        return true;
      }
      become(null);
      return false;
    } finally {
      departure.stop();
      asking.current = false;
    }
  }, [client, sessionRef, become]);

  useEffect(() => {
    if (cutOff === 0) return;
    const timer = setTimeout(() => void confirm(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [cutOff, confirm]);

  return confirm;
}

/** Someone signs in or out in another tab. */
function useOtherTabs(setSession: (session: Session) => void): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== USER_KEY) return;
      const user = readStoredUser();
      setSession(user ? signedIn(user) : SIGNED_OUT);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setSession]);
}
