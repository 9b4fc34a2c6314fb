import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { gameNotices, type Notice } from '../../schema/news/notices.ts';
import { graphql } from '../gql/gql.ts';
import type { GameNotices_GameFragment as Game } from '../gql/graphql.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';
import { saidPlayOf } from '../plays/play.ts';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment GameNotices_game on LiveGame {
    ...ScoreboardLine_game
    lastScore {
      play {
        ...Play_said
      }
      attempt {
        ...Play_said
      }
    }
  }
`);

const GAME = graphql(/* GraphQL */ `
  query GameNotices {
    liveGame {
      ...GameNotices_game
    }
  }
`);

const GAME_LIVE = graphql(/* GraphQL */ `
  subscription GameNoticesLive {
    liveGame {
      ...GameNotices_game
    }
  }
`);

const POLL_MS = 15_000;

/** What is new on the scoreboard, in words where plays are reported. Without a score there is nothing to say in words. */
function noticesOf(game: Game): Notice[] {
  const { lastPlay, lastScore } = game;
  if (!lastPlay) return gameNotices(game, t);
  return gameNotices(game, t, {
    lastPlay: saidPlayOf(lastPlay),
    lastScore: lastScore
      ? {
          play: saidPlayOf(lastScore.play),
          attempt: lastScore.attempt ? saidPlayOf(lastScore.attempt) : null,
        }
      : null,
  });
}

/** Calls back with what is new in the game, not with what was there when the page was opened. */
export function GameNotices({ onNotice }: { onNotice: (notice: Notice) => void }) {
  const { data } = useQuery(GAME, { pollInterval: usePollWhileDown(POLL_MS) });
  useLive(GAME_LIVE, {
    refetches: ['GameNotices'],
    onEvent: ({ data: { liveGame }, client, extensions }) =>
      void client.writeQuery({ query: GAME, data: { liveGame }, extensions }),
  });
  const known = useRef<Set<string>>(null);
  const notify = useEffectEvent(onNotice);

  useEffect(() => {
    if (!data) return;
    const now = data.liveGame ? noticesOf(data.liveGame) : [];
    if (known.current) {
      for (const notice of now) if (!known.current.has(notice.tag)) notify(notice);
    } else known.current = new Set();
    for (const { tag } of now) known.current.add(tag);
  }, [data]);
  return null;
}
