import { ArrowUp } from 'lucide-react';
import { Button } from '../ui/buttons/button.tsx';
import { t } from '../ui/language.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';

/** Says how many comments have come since, which show when the reader asks for them. */
export function HeldComments({ count, onReveal }: { count: number; onReveal: () => void }) {
  const text = t('{count|one:# new comment|other:# new comments}', { count });
  return (
    <>
      <LiveRegion>{count > 0 && text}</LiveRegion>
      {/* Takes no room, so that nothing moves when it comes. */}
      <div
        data-chrome
        className="pointer-events-none sticky top-[calc(var(--header-height)+var(--game-bar-height)+0.75rem)] z-10 h-0 text-center"
      >
        {count > 0 && (
          <Button
            size="sm"
            icon={ArrowUp}
            onClick={onReveal}
            className="pointer-events-auto -translate-y-1/2 rounded-full shadow-layer"
          >
            {text}
          </Button>
        )}
      </div>
    </>
  );
}
