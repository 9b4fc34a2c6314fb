import { Pause, Play as Start } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import {
  clockText,
  isGameClock,
  secondsOnClock,
  typedClock,
} from '../../../schema/games/game-clock.ts';
import { GAMES_REFUSALS } from '../../../schema/refusals/games.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusal, t } from '../../ui/language.ts';

/** While it runs, the clock is published so often, in seconds. */
const PUBLISHED_EVERY = 10;

/** A game clock that runs in this browser. Seconds left, and whether it runs. */
export interface RunningClock {
  readonly seconds: number;
  readonly isRunning: boolean;
  readonly toggle: () => void;
  /** Without publishing it. */
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
export function useRunningClock(shown: number, publish: (seconds: number) => void): RunningClock {
  const [started, setStarted] = useState<Started>();
  const [now, setNow] = useState(0);
  const publishNow = useEffectEvent(publish);
  useEffect(() => {
    if (!started) return undefined;
    let published = started.from;
    const timer = setInterval(() => {
      const at = performance.now();
      const left = leftOf(started, at);
      setNow(at);
      if (left > 0 && published - left < PUBLISHED_EVERY) return;
      published = left;
      publishNow(left);
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
      publish(seconds);
      setStarted(undefined);
    },
    stop: () => setStarted(undefined),
    set(to) {
      if (started) restart(to);
      publish(to);
    },
  };
}

interface ConsoleClockProps {
  clock: RunningClock;
  /** Why it could not be published. */
  fault: string | undefined;
}

/** The clock with a large button, and a field to set it. */
export function ConsoleClock({ clock, fault }: ConsoleClockProps) {
  const { seconds, isRunning, toggle, set } = clock;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  function send(event: SubmitEvent) {
    event.preventDefault();
    const text = typedClock(typed ?? '');
    const left = isGameClock(text) ? secondsOnClock(text) : null;
    setWrong(left === null);
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
          error={isWrong ? refusal(GAMES_REFUSALS, 'game.clock', {}) : fault}
          value={typed ?? clockText(seconds)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {typed !== undefined && (
        <Button type="submit" variant="secondary">
          {t('Set clock')}
        </Button>
      )}
    </form>
  );
}
