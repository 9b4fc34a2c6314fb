import type { ReactNode } from 'react';
import { useHiddenLiveGame } from '../games/use-hidden-live-game.ts';
import { SpoilerGuard } from '../settings/spoiler-guard.tsx';
import { t } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';

/** The frame of a conversation with its field. */
export const roomStyle =
  'relative flex h-(--chat-height) min-h-36 flex-col overflow-hidden border-border bg-bg max-sm:-mx-(--gutter) max-sm:border-y sm:rounded-card sm:border';

/** What is said on game night tells the score: who hides it reveals both together. */
export function HiddenWithGame({ children }: { children: ReactNode }) {
  const subject = useHiddenLiveGame();
  if (!subject) return children;
  return (
    <div className="grow p-4">
      <SpoilerGuard what={t('the chat')} subject={subject}>
        {children}
      </SpoilerGuard>
    </div>
  );
}

export function LoadingMessages() {
  return (
    <Loading label={t('Loading messages...')} className="flex grow flex-col justify-end gap-4 p-4">
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-16 w-1/2" />
      <Skeleton className="h-12 w-2/5 self-end" />
    </Loading>
  );
}
