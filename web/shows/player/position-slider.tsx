import { useState } from 'react';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { t } from '../../ui/language.ts';
import type { AudioState } from './use-audio.ts';

/** What an arrow key moves by, in seconds. */
const STEP = 5;

interface PositionSliderProps {
  state: AudioState;
  onSeek: (seconds: number) => void;
}

/** Where the episode is. While it is dragged, the place follows the finger, and the sound only when it is let go. */
export function PositionSlider({ state: { time, duration }, onSeek }: PositionSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const letGo = () => {
    if (dragged !== null) onSeek(dragged);
    setDragged(null);
  };
  return (
    <input
      type="range"
      aria-label={t('Playback position')}
      aria-valuetext={t('{time} of {duration}', {
        time: clockAt(shown),
        duration: clockAt(duration),
      })}
      disabled={duration === 0}
      min={0}
      max={Math.floor(duration)}
      step={1}
      value={Math.min(shown, Math.floor(duration))}
      onChange={({ target }) => setDragged(Number(target.value))}
      onPointerUp={letGo}
      onBlur={letGo}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[
          event.key
        ];
        if (by === undefined) return;
        event.preventDefault();
        onSeek(time + by);
      }}
      onKeyUp={letGo}
      className="h-11 min-w-0 grow accent-accent"
    />
  );
}
