import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type { GameBarQuery } from '../gql/graphql.ts';
import { useDelay } from '../live/delay.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { useLive } from '../live/use-live.ts';
import { useAt, useEvery } from './use-every.ts';

export const GAME_BAR = graphql(/* GraphQL */ `
  query GameBar {
    liveGame {
      ...ScoreboardLine_game
    }
    lastCompletedGame {
      ...LastGameLine_game
    }
    nextGame {
      ...NextGameLine_game
    }
    seasonRecord {
      ...RecordLine_record
    }
    chatStatus {
      ...ChatTimes_status
    }
  }
`);

// Everybody who asks for it asks for all of it: a newer one takes the place of the whole.
graphql(/* GraphQL */ `
  fragment ChatTimes_status on ChatStatus {
    isOpen
    nextGameDate
    opensAt
    closesAt
    asOf
    modes {
      slowSeconds
      isEmojiOnly
      memberDays
      writers
    }
  }
`);

const CHAT_TIMES = graphql(/* GraphQL */ `
  query ChatTimes {
    chatStatus {
      ...ChatTimes_status
    }
  }
`);

const CHAT_TURNED = graphql(/* GraphQL */ `
  subscription ChatTurned {
    chatStatus {
      ...ChatTimes_status
    }
  }
`);

// As the bar knows it in the cache: what is pushed is written there alone, however often.
export const LIVE_GAME = graphql(/* GraphQL */ `
  query LiveGame {
    liveGame {
      ...ScoreboardLine_game
    }
  }
`);

const GAME_BAR_LIVE = graphql(/* GraphQL */ `
  subscription GameBarLive {
    liveGame {
      ...ScoreboardLine_game
    }
  }
`);

const GAME_CHANGED = graphql(/* GraphQL */ `
  subscription GameChanged {
    gameEvents {
      gameId
    }
  }
`);

/** How often the server is asked while it pushes (next game, chat, record), and while it can't push. */
const WHILE_PUSHED_MS = 60_000;
const WHILE_POLLED_MS = 15_000;
/** And while a late page has not come to what was pushed to it. */
const WHILE_CATCHING_UP_MS = 5_000;

/**
 * The data of the game bar, live: each change of the score and the opening and closing of chat are pushed, for
 * the whole page; changes by an admin or a provider are pushed too, the rest is polled every minute.
 * Without the live connection everything is polled every 15 seconds. `heardAt` is when the server last reported
 * anything, in ms since 1970.
 */
export function useGameBar() {
  const { state } = useLiveStatus();
  const [openedAt] = useState(Date.now);
  const [heardAt, setHeardAt] = useState(openedAt);
  const lateBy = (useDelay()?.seconds ?? 0) * 1_000;
  const heard = () => setHeardAt(Date.now());

  const { data, loading, refetch } = useQuery(GAME_BAR);
  const ask = () => void refetch().then(heard, () => undefined);

  const error = useLive(GAME_BAR_LIVE, {
    refetches: ['GameBar'],
    onEvent({ data: { liveGame }, client, extensions, refetch: read }) {
      client.writeQuery({ query: LIVE_GAME, data: { liveGame }, extensions });
      heard();
      // Another game, or its end, moves the rest of the bar as well.
      const { gameId, isFinal } = liveGame;
      if (data?.liveGame?.gameId !== gameId || data.liveGame.isFinal !== isFinal) read();
    },
  });
  useLive(GAME_CHANGED, { refetches: ['GameBar', 'ChatStatus'] });
  useLive(CHAT_TURNED, {
    refetches: ['GameBar', 'ChatStatus'],
    onEvent({ data, client, extensions }) {
      client.writeQuery({ query: CHAT_TIMES, data, extensions });
    },
  });

  const isPushed = state === 'connected' && !error;
  const isCatchingUp = heardAt - openedAt < lateBy;
  useEvery(isCatchingUp ? WHILE_CATCHING_UP_MS : isPushed ? WHILE_PUSHED_MS : WHILE_POLLED_MS, ask);
  useAt(data?.nextGame?.kickoffAt, ask);
  // Visitors' results are a second old at most.
  useAt(isPushed ? undefined : chatChange(data?.chatStatus, 1500), ask);

  return { bar: data, isLoading: loading && !data, heardAt };
}

/** When chat opens or closes next, so many ms later. */
function chatChange(chat: GameBarQuery['chatStatus'] | undefined, later: number) {
  const at = chat?.isOpen ? chat.closesAt : chat?.opensAt;
  return at ? new Date(Date.parse(at) + later).toISOString() : undefined;
}
