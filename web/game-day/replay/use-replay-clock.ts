import { useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 5, 10, 30, 60] as const;
export type Speed = (typeof SPEEDS)[number];
const USUAL: Speed = 10;

/** The page is rendered this often, in ms. */
const TICK = 250;

/** Where the replay is, in ms from its start; it runs until its length. */
export function useReplayClock(length: number, start: number) {
  const [position, setPosition] = useState(start);
  const [isRunning, setRunning] = useState(true);
  const [speed, setSpeed] = useState<Speed>(USUAL);
  const isOver = position >= length;
  const isPlaying = isRunning && !isOver;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(
      () => setPosition((before) => Math.min(length, before + TICK * speed)),
      TICK,
    );
    return () => clearInterval(timer);
  }, [isPlaying, speed, length]);
  return {
    position,
    isPlaying,
    speed,
    setSpeed,
    seek: (to: number) => setPosition(Math.max(0, Math.min(length, to))),
    toggle() {
      // From the end it begins again.
      if (isOver) setPosition(0);
      setRunning(!isPlaying);
    },
  };
}

export type ReplayClock = ReturnType<typeof useReplayClock>;
