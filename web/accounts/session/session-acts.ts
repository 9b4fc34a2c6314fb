import type { ApolloClient } from '@apollo/client';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import { SESSION_NOTICES } from '../../../schema/accounts/session-texts.ts';
import { restartLive } from '../../live/live-link.ts';
import { t, translated } from '../../ui/language.ts';
import { site } from '../../ui/site.ts';
import { forgetTyped } from '../../ui/lists/tab-memory.ts';
import { carryToastOverReload, toast } from '../../ui/page/toast.ts';
import { SIGN_IN, SIGN_OUT, SIGN_UP } from './account-operations.ts';
import type { Auth } from './auth.ts';
import type { AuthUser } from './stored-user.ts';
import type { AuthDialogActs } from './use-auth-dialog.ts';

/** The dialog closes and the page reloads this long after a sign-in, in ms. */
const RELOAD_DELAY = 200;

interface SessionActsOptions {
  readonly client: ApolloClient;
  /** Replaces the signed-in user. */
  readonly become: (user: AuthUser | null) => void;
  readonly dialog: AuthDialogActs;
  readonly reload: () => void;
}

/** Signing in, up and out. */
export function sessionActs({ client, become, dialog, reload }: SessionActsOptions) {
  async function welcome(newcomer: AuthUser) {
    become(newcomer);
    const { title, text } = SESSION_NOTICES.signedIn;
    toast({ title: t(title), description: t(text, { name: newcomer.name }) });
    await Promise.allSettled([
      dialog.resume(newcomer),
      new Promise((done) => setTimeout(done, RELOAD_DELAY)),
    ]);
    dialog.close();
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
    welcome,
    leave,
    async signIn(input) {
      const { data } = await client.mutate({ mutation: SIGN_IN, variables: { input } });
      await welcome(data?.signIn?.user as AuthUser);
    },
    async signUp(input) {
      const { data } = await client.mutate({ mutation: SIGN_UP, variables: { input } });
      const newcomer = data?.signUp?.user as AuthUser;
      become(newcomer);
      const { title, text } = SESSION_NOTICES.signedUp;
      toast({ title: t(title), description: t(text, { site: site().name }) });
      restartLive();
      await Promise.allSettled([
        dialog.resume(newcomer),
        client.refetchQueries({ include: 'active' }),
      ]);
      dialog.close();
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
  } satisfies Partial<Auth>;
}
