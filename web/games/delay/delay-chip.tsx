import { lazy, useEffect, useState } from 'react';
import { clockText } from '../../../schema/games/game-clock.ts';
import { changeDelay, delaySeconds, serverNow, useDelay } from '../../live/delay.ts';
import { useHeldMoment } from '../../live/hold-queue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const DelayDialog = lazy(() => import('./delay-dialog.tsx'));

interface DelayChipProps {
  /** The game on the scoreboard, as late as the visitor's video. */
  live: { readonly gameId: number; readonly isFinal: boolean } | null;
}

/** Says how late everything is shown while the visitor has it so. The delay ends with its game. */
export default function DelayChip({ live }: DelayChipProps) {
  const delay = useDelay();
  const [isOpen, setOpen] = useState(false);
  const catchingUp = useCatchingUp();
  const isOver = delay !== null && live !== null && (live.isFinal || live.gameId !== delay.gameId);
  useEffect(() => {
    if (isOver) changeDelay(null);
  }, [isOver]);
  if (!delay) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="tabular-nums underline -outline-offset-3"
        onClick={() => setOpen(true)}
      >
        {catchingUp > 0
          ? t('Catching up: {time}', { time: clockText(catchingUp) })
          : t('{seconds} s behind', { seconds: delay.seconds })}
      </Button>
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <DelayDialog gameId={delay.gameId} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}

/** Seconds until the page has all that it asked for, counted down; 0 when it has. */
function useCatchingUp(): number {
  const moment = useHeldMoment();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (moment === null) return undefined;
    const count = () =>
      setSeconds(Math.max(0, Math.ceil((moment - serverNow()) / 1_000 + delaySeconds())));
    const first = setTimeout(count);
    const timer = setInterval(count, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [moment]);
  return moment === null ? 0 : seconds;
}
