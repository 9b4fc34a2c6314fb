import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql/gql.ts';
import { useAuth } from './auth.ts';

const CURRENT_RIGHTS = graphql(/* GraphQL */ `
  query CurrentRights {
    me {
      id
      isAdmin
      isModerator
      isHost
      isMvp
    }
  }
`);

/** Even without a word from the server the rights are looked at this often, in ms. */
const LOOK_EVERY = 30_000;

/**
 * Applies changed rights of the signed-in user at once. A promotion or demotion closes the live connection, and once it
 * is back every active query is refetched, this one too.
 */
export function useCurrentRights(): void {
  const { user, refreshUser } = useAuth();
  const { data } = useQuery(
    CURRENT_RIGHTS,
    user ? { fetchPolicy: 'network-only', pollInterval: LOOK_EVERY } : skipToken,
  );
  const me = data?.me;
  useEffect(() => {
    if (!user || me?.id !== user.id) return;
    const { isAdmin, isModerator, isHost, isMvp } = me;
    const rights = { isAdmin, isModerator, isHost, isMvp };
    const isChanged = (right: keyof typeof rights) => rights[right] !== user[right];
    if ((Object.keys(rights) as (keyof typeof rights)[]).some(isChanged))
      refreshUser({ ...user, ...rights });
  }, [user, me, refreshUser]);
}
