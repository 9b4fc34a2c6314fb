import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { MuteDuration } from '../../schema/mutes.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { graphql } from '../gql/gql.ts';
import type { Own_MutesFragment as OwnMutes } from '../gql/graphql.ts';

const MUTE_MEMBER = graphql(/* GraphQL */ `
  mutation MuteMember($userId: Int!) {
    muteMember(input: { userId: $userId }) {
      mutes {
        ...Own_mutes
      }
    }
  }
`);

const UNMUTE_MEMBER = graphql(/* GraphQL */ `
  mutation UnmuteMember($userId: Int!) {
    unmuteMember(input: { userId: $userId }) {
      mutes {
        ...Own_mutes
      }
    }
  }
`);

const MUTE_WORD = graphql(/* GraphQL */ `
  mutation MuteWord($text: String!, $duration: MuteDuration!) {
    muteWord(input: { text: $text, duration: $duration }) {
      mutes {
        ...Own_mutes
      }
    }
  }
`);

const UNMUTE_WORD = graphql(/* GraphQL */ `
  mutation UnmuteWord($id: Int!) {
    unmuteWord(input: { id: $id }) {
      mutes {
        ...Own_mutes
      }
    }
  }
`);

/** Shows the signed-in member's mutes as they are now; the same place whatever brings them. */
export function useTakeMutes(): (mutes: OwnMutes) => void {
  const { user, refreshUser } = useAuth();
  // As it is when the response comes: a warning may have come since the request.
  const current = useRef(user);
  useEffect(() => {
    current.current = user;
  }, [user]);
  return useCallback(
    (mutes) => current.current && refreshUser({ ...current.current, mutes }),
    [refreshUser],
  );
}

/** Changes of what the signed-in member has muted. Each rejects with the server's error. */
export function useMuteActs() {
  const client = useApolloClient();
  const take = useTakeMutes();
  return useMemo(() => {
    const options = { fetchPolicy: 'no-cache' } as const;
    return {
      async muteMember(userId: number) {
        const mutation = { mutation: MUTE_MEMBER, variables: { userId }, ...options };
        take((await client.mutate(mutation)).data!.muteMember!.mutes);
      },
      async unmuteMember(userId: number) {
        const mutation = { mutation: UNMUTE_MEMBER, variables: { userId }, ...options };
        take((await client.mutate(mutation)).data!.unmuteMember!.mutes);
      },
      async muteWord(text: string, duration: MuteDuration) {
        const mutation = { mutation: MUTE_WORD, variables: { text, duration }, ...options };
        take((await client.mutate(mutation)).data!.muteWord!.mutes);
      },
      async unmuteWord(id: number) {
        const mutation = { mutation: UNMUTE_WORD, variables: { id }, ...options };
        take((await client.mutate(mutation)).data!.unmuteWord!.mutes);
      },
    };
  }, [client, take]);
}
