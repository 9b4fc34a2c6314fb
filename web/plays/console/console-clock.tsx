import { Pause, Play as Start } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { clockText, secondsOnClock, typedClock } from '../../../schema/games/game-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';

/** While it runs, everybody's scoreboard is told so often. */
const TOLD_EVERY = 10;

/** A game clock that runs in this browser. Seconds left, and whether it runs. */
export interface RunningClock {
  readonly seconds: number;
  readonly isRunning: boolean;
  readonly toggle: () => void;
  /** Without telling anyone. */
  readonly stop: () => void;
  readonly set: (seconds: number) => void;
}

interface Started {
  /** What the clock showed when it was started. */
  readonly from: number;
  /** When that was, in ms of this page. */
  readonly at: number;
}
const leftOf = ({ from, at }: Started, now: number) =>
  Math.max(0, from - Math.floor((now - at) / 1000));

/** `shown` is what everybody sees: it counts while the clock is stopped. */
export function useRunningClock(shown: number, tell: (seconds: number) => void): RunningClock {
  const [started, setStarted] = useState<Started>();
  const [now, setNow] = useState(0);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (!started) return undefined;
    let told = started.from;
    const timer = setInterval(() => {
      const at = performance.now();
      const left = leftOf(started, at);
      setNow(at);
      if (left > 0 && told - left < TOLD_EVERY) return;
      told = left;
      tellNow(left);
      if (left > 0) return;
      clearInterval(timer);
      setStarted(undefined);
    }, 250);
    return () => clearInterval(timer);
  }, [started]);
  const seconds = started ? leftOf(started, now) : shown;

  function restart(from: number) {
    const at = performance.now();
    setNow(at);
    setStarted({ from, at });
  }
  return {
    seconds,
    isRunning: started !== undefined,
    toggle() {
      if (!started) return restart(seconds);
      tell(seconds);
      setStarted(undefined);
    },
    stop: () => setStarted(undefined),
    set(to) {
      if (started) restart(to);
      tell(to);
    },
  };
}

/** The clock with a large button, and a field to set it. */
export function ConsoleClock({ clock, isBusy }: { clock: RunningClock; isBusy: boolean }) {
  const { seconds, isRunning, toggle, set } = clock;
  const [typed, setTyped] = useState<string>();
  function send(event: SubmitEvent) {
    event.preventDefault();
    const left = secondsOnClock(typedClock(typed ?? ''));
    if (left === null) return;
    set(left);
    setTyped(undefined);
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-3">
      <Button
        variant={isRunning ? 'primary' : 'secondary'}
        icon={isRunning ? Pause : Start}
        className="min-h-13 grow"
        onClick={toggle}
      >
        {isRunning ? t('Stop clock') : t('Start clock')}
      </Button>
      <div className="min-w-0">
        <TextField
          label={t('Clock')}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? clockText(seconds)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {typed !== undefined && (
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('Set clock')}
        </Button>
      )}
    </form>
  );
}
