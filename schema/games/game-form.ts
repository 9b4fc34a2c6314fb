import {
  chatWindow,
  instantsOfMountain,
  mountainClock,
  type MountainDate,
  mountainDate,
} from '../time/clock.ts';
import type { GameResult, GameView } from './games.ts';
import { GAMES_REFUSALS } from '../refusals/games.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(GAMES_REFUSALS);

/** The form of a game for admins: texts as typed, the kickoff by Denver's clocks. */

export const GAME_FORM_TEXTS = {
  opponent: said('game.opponentMissing'),
  kickoff: said('game.kickoff'),
  skipped: said('game.kickoffSkipped'),
  created: 'Game added',
  saved: 'Game saved',
  failed: 'Couldn’t save the game',
} as const;

export interface GameFormValues {
  readonly opponent: string;
  readonly week: string;
  readonly season: string;
  readonly place: 'home' | 'away';
  readonly date: string;
  readonly time: string;
  /** Which of the two showings of the hour that autumn repeats. */
  readonly showing: 'first' | 'second';
  readonly tvNetwork: string;
  readonly isPlayoff: boolean;
  readonly result: GameResult | '';
  readonly score: string;
}

type Entered = Pick<
  GameView,
  'opponent' | 'week' | 'season' | 'isHome' | 'tvNetwork' | 'isPlayoff' | 'score'
> & { readonly kickoffAt: Date; readonly result: string | null };

export function gameFormValues(game: Entered | null, season: number): GameFormValues {
  if (!game)
    return {
      opponent: '',
      week: '',
      season: String(season),
      place: 'home',
      date: '',
      time: '',
      showing: 'first',
      tvNetwork: '',
      isPlayoff: false,
      result: '',
      score: '',
    };
  const date = mountainDate(game.kickoffAt);
  const time = mountainClock(game.kickoffAt);
  const [first] = instantsOfMountain({ date, time });
  return {
    opponent: game.opponent,
    week: String(game.week),
    season: String(game.season),
    place: game.isHome ? 'home' : 'away',
    date,
    time,
    showing: first && first < game.kickoffAt ? 'second' : 'first',
    tvNetwork: game.tvNetwork ?? '',
    isPlayoff: game.isPlayoff,
    result: (game.result as GameResult | null) ?? '',
    score: game.score ?? '',
  };
}

/** The instants that the fields may mean; one more than one only in the hour that autumn repeats. */
export const kickoffsOf = ({ date, time }: Pick<GameFormValues, 'date' | 'time'>): Date[] =>
  instantsOfMountain({ date, time });

/** The instant that the fields mean; null while there is none. */
export function kickoffOf(values: Pick<GameFormValues, 'date' | 'time' | 'showing'>): Date | null {
  const kickoffs = kickoffsOf(values);
  return (values.showing === 'second' ? kickoffs.at(-1) : kickoffs[0]) ?? null;
}

interface Facts {
  readonly kickoffAt: Date;
  readonly result: string | null;
}

export interface GameEffects {
  /** From then until then members may chat. */
  readonly chat: { readonly from: Date; readonly until: Date; readonly date: MountainDate };
  /** Lineups can be sent until then; null: no more, as the game is completed or has kicked off. */
  readonly lineupsLockAt: Date | null;
  /** Saving completes a game that was not. */
  readonly completes: boolean;
  /** Saving opens a game that was completed. */
  readonly reopens: boolean;
  /** A game with lineups moves: they lock at another time. */
  readonly moves: boolean;
}

/** What saving a game does besides. */
export function gameEffects(before: Facts | null, after: Facts, now: Date): GameEffects {
  const date = mountainDate(after.kickoffAt);
  return {
    chat: { ...chatWindow(date), date },
    lineupsLockAt: after.result || after.kickoffAt <= now ? null : after.kickoffAt,
    completes: !!after.result && !before?.result,
    reopens: !after.result && !!before?.result,
    moves: before !== null && before.kickoffAt.getTime() !== after.kickoffAt.getTime(),
  };
}
