import { Users } from 'lucide-react';
import { useState } from 'react';
import { useLiveStatus } from '../live/live-status.ts';
import { useLive } from '../live/use-live.ts';
import { t } from '../ui/language.ts';
import { CHAT_PRESENCE } from './chat-operations.ts';

/** How many are in the chat, from two on. To ask is to be counted, so it is there only while the chat is shown. */
export function WhoIsHere() {
  const [count, setCount] = useState(0);
  const { state } = useLiveStatus();
  useLive(CHAT_PRESENCE, { onEvent: ({ data }) => setCount(data.chatPresence.count) });
  if (count < 2 || state !== 'connected') return null;
  return (
    <p className="pointer-events-none absolute top-2 right-4 z-10 flex min-h-8 items-center gap-1.5 rounded-full bg-surface px-2 text-small font-semibold text-muted tabular-nums">
      <Users aria-hidden className="size-4" />
      {/* On phones it lies over the messages. */}
      <span aria-hidden className="sm:hidden">
        {count}
      </span>
      <span className="max-sm:sr-only">{t('{count|one:# fan|other:# fans} here', { count })}</span>
    </p>
  );
}
