import type { ApolloClient } from '@apollo/client';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import type { PlayEventsSubscription } from '../gql/graphql.ts';
import type { Change, ListPolicy } from '../live/list/list.ts';
import { listenTo, type ListSource, readFresh } from '../live/list/source.ts';
import { type Play, playOf } from './play.ts';
import { PLAY_EVENTS, PLAYS } from './play-operations.ts';

/** The plays of a game as a live list, oldest first. A game has about 180: two pages. */
export const PLAY_LIST: ListPolicy<Play> = {
  order: 'oldest-first',
  compare: (a, b) => b.seq - a.seq || b.id - a.id,
  pageSize: LARGEST_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  mostRows: 500,
  holdsBack: 'never',
  // No member writes plays.
  writerOf: () => 0,
  writtenBy: (play) => play,
  poll: { every: 15_000, isWhole: false },
};

type PlayEvent = PlayEventsSubscription['playEvents'];

/** What was reported by mistake goes; what was overturned stays, struck through. */
export function playChange({ kind, play: row }: PlayEvent): Change<Play> {
  const play = playOf(row);
  if (play.reason === 'mistake') return { type: 'removed', id: play.id };
  return { type: kind === 'ADDED' ? 'added' : 'changed', row: play };
}

export function playSource(
  client: ApolloClient,
  gameId: number,
  markersOnly: boolean,
): ListSource<Play> {
  return {
    async readPage({ first: last, olderThan }) {
      const variables = { gameId, markersOnly, last, before: olderThan?.cursor };
      const { data, reading } = await readFresh(client, PLAYS, variables);
      return { rows: data.plays.nodes.map(playOf).toReversed(), ...reading };
    },
    listen: (listener, after) =>
      listenTo(
        client,
        PLAY_EVENTS,
        { gameId },
        {
          ...listener,
          event({ data }) {
            const change = playChange(data.playEvents);
            // A play that was not read, as it was no marker, may become one.
            const isNew = markersOnly && change.type === 'changed';
            listener.event(isNew ? { ...change, type: 'added' } : change);
          },
        },
        after,
      ),
  };
}
