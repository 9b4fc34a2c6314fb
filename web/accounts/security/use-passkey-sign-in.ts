import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { AuthUser } from '../session/stored-user.ts';
import { useAuth } from '../session/auth.ts';
import { signWithPasskey, passkeyFault } from './passkeys.ts';
import { PASSKEY_SIGN_IN_OPTIONS, SIGN_IN_WITH_PASSKEY } from './sign-in-operations.ts';

/** Signs in with a passkey, or says why not. */
export function usePasskeySignIn(onFail: (message: string) => void) {
  const client = useApolloClient();
  const { welcome } = useAuth();
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      const asked = await client.mutate({ mutation: PASSKEY_SIGN_IN_OPTIONS });
      const response = await signWithPasskey(asked.data?.passkeySignInOptions?.options ?? '');
      const { data } = await client.mutate({
        mutation: SIGN_IN_WITH_PASSKEY,
        variables: { response },
      });
      await welcome(data?.signInWithPasskey?.user as AuthUser);
    } catch (error) {
      onFail(passkeyFault(error));
    } finally {
      setBusy(false);
    }
  }

  return { enter, isBusy };
}
