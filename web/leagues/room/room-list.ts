import type { ApolloClient } from '@apollo/client';
import { LEAGUE_MESSAGES_PER_PAGE } from '../../../schema/fantasy/league-messages.ts';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { listenWithMembers } from '../../accounts/session/changed-members.ts';
import type {
  LeagueMessageEventsSubscription,
  LeagueRoom_MessageFragment,
} from '../../gql/graphql.ts';
import type { Change, ListPolicy } from '../../live/list/list.ts';
import { listenTo, type ListSource, readFresh } from '../../live/list/source.ts';
import { LEAGUE_MESSAGE_EVENTS, LEAGUE_MESSAGES } from './room-operations.ts';

/** A message of a league. */
export type RoomMessage = LeagueRoom_MessageFragment;

/** What the members of a league write as a live list: as in the chat, everything new at once. */
export const ROOM_LIST: ListPolicy<RoomMessage> = {
  order: 'oldest-first',
  compare: (a, b) => b.id - a.id,
  pageSize: LEAGUE_MESSAGES_PER_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  mostRows: 1000,
  holdsBack: 'never',
  writerOf: ({ user }) => user.id,
  memberOf: ({ user }) => user,
  writtenBy: (message, user) => ({ ...message, user }),
  poll: { every: 5000, isWhole: false },
  verifyEvery: 60_000,
  calm: 100,
};

export const roomChange = ({
  kind,
  message,
}: LeagueMessageEventsSubscription['leagueMessageEvents']): Change<RoomMessage> =>
  kind === 'DELETED' ? { type: 'removed', id: message.id } : { type: 'added', row: message };

/** The messages of one league. */
export function roomSource(client: ApolloClient, leagueId: number): ListSource<RoomMessage> {
  return {
    async readPage({ first: last, olderThan }) {
      const variables = { leagueId, last, before: olderThan?.cursor };
      const { data, reading } = await readFresh(client, LEAGUE_MESSAGES, variables);
      return { rows: data.leagueMessages.nodes.toReversed(), ...reading };
    },
    listen: listenWithMembers(client, (listener, after) =>
      listenTo(
        client,
        LEAGUE_MESSAGE_EVENTS,
        { leagueId },
        {
          ...listener,
          event: ({ data: { leagueMessageEvents } }) =>
            listener.event(roomChange(leagueMessageEvents)),
        },
        after,
      ),
    ),
  };
}
