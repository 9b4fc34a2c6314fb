import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { gameNotices, type Notice } from '../../schema/news/notices.ts';
import { GAME_BAR } from '../games/use-game-bar.ts';
import { t } from '../ui/language.ts';

/**
 * Calls back with what is new on the scoreboard, not with what was there when the page was opened. It reads the game
 * bar's data, so that the score is pushed or polled only once.
 */
export function useGameNotices(onNotice: (notice: Notice) => void): void {
  const { data } = useQuery(GAME_BAR, { fetchPolicy: 'cache-only' });
  const known = useRef<Set<string>>(null);
  const notify = useEffectEvent(onNotice);

  useEffect(() => {
    if (!data) return;
    const now = data.liveGame ? gameNotices(data.liveGame, t) : [];
    if (known.current) {
      for (const notice of now) if (!known.current.has(notice.tag)) notify(notice);
    } else known.current = new Set();
    for (const { tag } of now) known.current.add(tag);
  }, [data]);
}
