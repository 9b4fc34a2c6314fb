import { use, useMemo } from 'react';
import { type Mutable, muteRule } from '../../schema/mutes.ts';
import { AuthContext } from '../accounts/session/auth.ts';

/** What the reader does not want to see; undefined for visitors and members without mutes. */
export function useMuteRule(): ((thing: Mutable) => boolean) | undefined {
  const user = use(AuthContext)?.user;
  const mutes = user?.mutes;
  const userId = user?.id;
  return useMemo(
    () => (mutes && userId !== undefined ? muteRule(mutes, userId) : undefined),
    [mutes, userId],
  );
}
