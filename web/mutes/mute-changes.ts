import { useEffect, useEffectEvent } from 'react';
import { nextMuteEnd } from '../../schema/mutes.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { useRefetchOwnAccount } from '../accounts/session/own-account.ts';
import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';
import { useTakeMutes } from './own-mutes.ts';

const OWN_MUTES = graphql(/* GraphQL */ `
  subscription OwnMutes {
    ownMuteEvents {
      mutes {
        ...Own_mutes
      }
    }
  }
`);

/** The longest that a timer of browsers waits, and the shortest that is waited before the server is asked again, in ms. */
const [LONGEST, SHORTEST] = [2 ** 31 - 1, 1_000];

/** Follows what the signed-in member mutes on other devices and tabs, and asks again when a word is over. Renders nothing. */
export default function MuteChanges(): null {
  const take = useTakeMutes();
  const refetch = useRefetchOwnAccount();
  useLive(OWN_MUTES, {
    onEvent: ({ data }) => data.ownMuteEvents && take(data.ownMuteEvents.mutes),
    // The page begins with the own account; `MemberChanges` reads it after each loss of the connection.
    onSubscribed: () => {},
  });
  const mutes = useAuth().user?.mutes;
  const ended = useEffectEvent(refetch);
  useEffect(() => {
    const wait = mutes ? nextMuteEnd(mutes) : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => ended(), Math.min(Math.max(wait, SHORTEST), LONGEST));
    return () => clearTimeout(timer);
  }, [mutes]);
  return null;
}
