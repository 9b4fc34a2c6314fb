import { useMemo, useRef, useState } from 'react';
import type { AuthView } from '../sign-in/auth-dialog.tsx';
import type { AuthUser } from './stored-user.ts';

/** What the visitor wanted to do when the dialog came up. */
type Act = (user: AuthUser) => unknown;

/** Whether the dialog in which one signs in and up is open, and what waits for that. */
export function useAuthDialog() {
  const [view, setView] = useState<AuthView | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const waiting = useRef<Act | null>(null);
  const acts = useMemo(
    () => ({
      open(next: AuthView, act: Act | null = null) {
        waiting.current = act;
        setWasOpened(true);
        setView(next);
      },
      close() {
        waiting.current = null;
        setView(null);
      },
      /** Does what waited for a member. */
      async resume(newcomer: AuthUser) {
        const act = waiting.current;
        waiting.current = null;
        await act?.(newcomer);
      },
    }),
    [],
  );
  return { view, setView, wasOpened, acts };
}

export type AuthDialogActs = ReturnType<typeof useAuthDialog>['acts'];
