import { clockText } from '../../schema/games/game-clock.ts';
import { periodLabel } from '../../schema/games/scoreboard.ts';
import { t } from '../ui/language.ts';

interface Moment {
  readonly period: number | null;
  /** Seconds left; null where no clock is known. */
  readonly clock: number | null;
}

/** 'Q3 4:12', or 'Q3' where no clock is known. */
export const gameClock = ({ period, clock }: Moment): string =>
  [periodLabel(period ?? 0, t), clock === null ? '' : clockText(clock)].join(' ').trim();
