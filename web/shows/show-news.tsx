import { useState } from 'react';
import { NewsNotice } from '../ui/lists/news-notice.tsx';
import { useShowEvents } from './show-events.ts';
import { t } from '../ui/language.ts';

const QUERIES = ['HomePage'];

interface ShowNewsProps {
  refetch: () => Promise<unknown>;
  /** The id of the element that the main player is in. */
  playerIn: string;
}

/**
 * Updates the shows of a page. A show that goes on the air replaces the current one, but not a running player, until
 * the visitor asks for it.
 */
export default function ShowNews({ refetch, playerIn }: ShowNewsProps) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const ask = () => void refetch().catch(() => undefined);
  const isPlaying = () => document.querySelector(`#${playerIn} iframe`) !== null;

  useShowEvents(QUERIES, ({ kind, show }, refetchAfter) => {
    if (kind === 'WENT_LIVE' && isPlaying()) setWaiting(show.title);
    else if (kind === 'ENDED' && isPlaying()) setWaiting(null);
    else refetchAfter();
  });

  return (
    <NewsNotice
      text={waiting === null ? null : t('Live now: {waiting}', { waiting })}
      onShow={() => {
        setWaiting(null);
        document.getElementById(playerIn)?.scrollIntoView();
        ask();
      }}
    />
  );
}
