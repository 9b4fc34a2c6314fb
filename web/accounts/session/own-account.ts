import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useAuth } from './auth.ts';

const OWN_ACCOUNT = graphql(/* GraphQL */ `
  query OwnAccount {
    me {
      ...Account_user
    }
  }
`);

/** Reads the signed-in user again, and shows what has changed. Does nothing for visitors; a failure is ignored. */
export function useRefetchOwnAccount(): () => void {
  const client = useApolloClient();
  const { user, refreshUser } = useAuth();
  async function refetch() {
    if (!user) return;
    const { data } = await client.query({ query: OWN_ACCOUNT, fetchPolicy: 'no-cache' });
    if (data?.me?.id === user.id) refreshUser(data.me);
  }
  return () => void refetch().catch(() => undefined);
}
