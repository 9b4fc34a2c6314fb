import { createContext, use } from 'react';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import type { SignInInput, SignUpInput } from '../../../schema/accounts/accounts.ts';
import type { AuthUser } from './stored-user.ts';

export type AuthTab = 'signin' | 'signup';

export interface Auth {
  /** Who is signed in. After a reload this is the stored copy at first, until the session is confirmed. */
  user: AuthUser | null;
  /** True once the server has confirmed the session. */
  isAuthenticated: boolean;
  /** True while the stored user's session is being restored. */
  isRestoring: boolean;
  /** Opens the auth dialog on a tab. */
  openAuth: (tab: AuthTab) => void;
  /** Opens 'Broncos Fans Only' and acts after a sign-in or sign-up there. */
  openFansOnly: (act: (user: AuthUser) => unknown) => void;
  /** Acts at once for a member; else opens the dialog and acts after the sign-in or sign-up. */
  requireSignIn: (act: (user: AuthUser) => unknown, tab?: AuthTab) => void;
  /** Signs in, says so and reloads the page. Rejects with the server's error. */
  signIn: (input: SignInInput) => Promise<void>;
  /** Goes on with who has just signed in by another way: says so and reloads the page. */
  welcome: (user: AuthUser) => Promise<void>;
  /** Creates an account, signs in and says so. Rejects with the server's error. */
  signUp: (input: SignUpInput) => Promise<void>;
  signOut: () => Promise<void>;
  /** Takes leave of the signed-in user, whose session the server has ended, and says so. */
  leave: (notice: Notice) => Promise<void>;
  /** Replaces the signed-in user by what the server says now. */
  refreshUser: (user: AuthUser) => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways to change that. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
