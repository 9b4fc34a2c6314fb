import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { leaguePage } from '../../schema/pages/entries/league.ts';
import { leaguesPage } from '../../schema/pages/entries/leagues.ts';
import { pathTo } from '../../schema/pages/page.ts';
import { ownOrigin } from '../ui/page/own-origin.ts';

export const leaguePath = (id: number): string => pathTo(leaguePage, { id });

const JOIN = '#join=';

/** The invitation link. Its secret is behind the #, which browsers send to no server. */
export const inviteLink = (code: string): string =>
  new URL(leaguesPage.path + JOIN + code, ownOrigin()).href;

const never = () => () => undefined;

/** The secret of the invitation that the address has; null for none, and during hydration: the server never gets it. */
export function useInvitation(): string | null {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => (hash.startsWith(JOIN) ? hash.slice(JOIN.length) : null),
    () => null,
  );
}
