import { inEnglish, type Say, type Text } from '../language/english.ts';
import type { Possession } from '../games/games.ts';
import { nickname, type TeamNames } from '../games/team-names.ts';
import { periodLabel, teamAbbreviation } from '../games/scoreboard.ts';
import { otherSide } from './fold.ts';
import {
  isSafety,
  isTouchdown,
  isTurnover,
  type PlayFacts,
  type PlayKind,
  type PlayRole,
  type Situation,
} from './plays.ts';

/** Plays in words. */

/** What the words need to know of a play. */
export type PlayInWords = Pick<
  PlayFacts,
  'kind' | 'period' | 'before' | 'after' | 'yards' | 'points' | 'scoringSide'
> & {
  readonly participants: readonly {
    readonly role: PlayRole;
    readonly side: Possession;
    readonly name: string;
  }[];
};

const DOWNS = ['1st', '2nd', '3rd', '4th'] as const satisfies readonly Text[];

/** A yard line, as in 'KC 38'; '50' is the middle. */
export function spotText({ side, ballOn }: Situation, teams: TeamNames): string {
  if (ballOn === 50) return '50';
  const half = ballOn < 50 ? side : otherSide(side);
  return `${teamAbbreviation(teams[half])} ${ballOn < 50 ? ballOn : 100 - ballOn}`;
}

/** '3rd & 4 at KC 38', '1st & Goal at DEN 6'. */
export function situationText(at: Situation, teams: TeamNames, say: Say = inEnglish): string {
  const spot = spotText(at, teams);
  const down = say(DOWNS[at.down - 1] ?? '1st');
  return at.ballOn + at.toGo >= 100
    ? say('{down} & Goal at {spot}', { down, spot })
    : say('{down} & {yards} at {spot}', { down, yards: at.toGo, spot });
}

/** A headline for what changes a game: 'Touchdown, Broncos!'; null for any other play. */
export function headline(play: PlayInWords, teams: TeamNames, say: Say = inEnglish): string | null {
  const { kind, before, scoringSide } = play;
  if (kind === 'period-end' || kind === 'game-end') return endText(play, say);
  if (scoringSide) {
    const team = nickname(teams[scoringSide]);
    if (isTouchdown(play)) return say('Touchdown, {team}!', { team });
    if (isSafety(play)) return say('Safety, {team}!', { team });
    return kind === 'field-goal' ? say('Field goal, {team}!', { team }) : null;
  }
  if (!before || !isTurnover(play)) return null;
  const team = nickname(teams[otherSide(before.side)]);
  if (kind === 'interception') return say('Interception, {team}!', { team });
  return kind === 'fumble'
    ? say('Fumble! {team} ball.', { team })
    : say('Turnover on downs. {team} ball.', { team });
}

function endText({ kind, period }: PlayInWords, say: Say): string {
  if (kind === 'game-end') return say('Final');
  return period === 2
    ? say('Halftime')
    : say('End of {period}', { period: periodLabel(period, say) });
}

/** What happened, in one sentence: 'Tobin Marsh to Terrance Quillen for 22 yards.' */
export function playText(play: PlayInWords, teams: TeamNames, say: Say = inEnglish): string {
  const { kind, yards: gained } = play;
  const yards = Math.abs(gained ?? 0);
  const named = (role: PlayRole) =>
    play.participants.find((participant) => participant.role === role)?.name;
  switch (kind) {
    case 'kickoff':
      return kickoffText(play, teams, say);
    case 'run':
      return runText(play, named('rusher'), say) ?? gainText(play, say);
    case 'pass':
      return passText(play, named('passer'), named('receiver'), say) ?? gainText(play, say);
    case 'incomplete': {
      const [passer, receiver] = [named('passer'), named('target')];
      return passer && receiver
        ? say('{passer}’s pass to {receiver} is incomplete.', { passer, receiver })
        : say('Incomplete pass');
    }
    case 'sack': {
      const [sacker, passer] = [named('sacker'), named('passer')];
      return sacker && passer
        ? say('{sacker} sacks {passer} for a loss of {yards}.', { sacker, passer, yards })
        : say('Sack');
    }
    case 'interception': {
      const [player, passer] = [named('interceptor'), named('passer')];
      return player && passer
        ? say('{player} intercepts {passer}.', { player, passer })
        : say('Interception');
    }
    case 'fumble': {
      const [player, recovered] = [named('fumbler'), named('recovered-by')];
      return player && recovered
        ? say('{player} fumbles, and {recovered} recovers.', { player, recovered })
        : say('Fumble');
    }
    case 'period-end':
    case 'game-end':
      return endText(play, say);
    default:
      return kickText(play, yards, named, say) ?? say(LABELS[kind]);
  }
}

const LABELS = {
  punt: 'Punt',
  'field-goal': 'Field goal',
  'extra-point': 'Extra point',
  'two-point': 'Two-point try',
  kneel: 'Kneel-down',
  spike: 'Spike',
  penalty: 'Penalty',
  timeout: 'Timeout',
  'period-start': 'Start of the period',
  other: 'A play',
} as const satisfies Partial<Record<PlayKind, Text>>;

function kickoffText({ after }: PlayInWords, teams: TeamNames, say: Say): string {
  if (!after) return say('Kickoff');
  const team = nickname(teams[after.side]);
  return say('Kickoff: {team} ball at {spot}.', { team, spot: spotText(after, teams) });
}

/** Where it is not known who it was. */
function gainText({ kind, yards: gained }: PlayInWords, say: Say): string {
  const yards = gained ?? 0;
  if (gained === null) return kind === 'run' ? say('Run') : say('Pass');
  if (yards < 0) return say('Loss of {yards|one:# yard|other:# yards}.', { yards: -yards });
  if (kind === 'pass') return say('Pass for {yards|one:# yard|other:# yards}.', { yards });
  return yards > 0
    ? say('Run for {yards|one:# yard|other:# yards}.', { yards })
    : say('Run for no gain.');
}

function runText(play: PlayInWords, player: string | undefined, say: Say): string | null {
  if (!player) return null;
  const yards = play.yards ?? 0;
  if (isTouchdown(play)) return say('{player} runs it in from {yards} out.', { player, yards });
  if (yards === 0) return say('{player} runs for no gain.', { player });
  return yards > 0
    ? say('{player} runs for {yards|one:# yard|other:# yards}.', { player, yards })
    : say('{player} loses {yards|one:# yard|other:# yards}.', { player, yards: -yards });
}

function passText(
  play: PlayInWords,
  passer: string | undefined,
  receiver: string | undefined,
  say: Say,
): string | null {
  if (!passer || !receiver) return null;
  const yards = play.yards ?? 0;
  if (isTouchdown(play))
    return say('{receiver}, {yards|one:# yard|other:# yards} from {passer}.', {
      ...{ passer, receiver, yards },
    });
  return yards > 0
    ? say('{passer} to {receiver} for {yards|one:# yard|other:# yards}.', {
        ...{ passer, receiver, yards },
      })
    : say('{passer} to {receiver} for no gain.', { passer, receiver });
}

function kickText(
  { kind, points }: PlayInWords,
  yards: number,
  named: (role: PlayRole) => string | undefined,
  say: Say,
): string | null {
  const player = named(kind === 'punt' ? 'punter' : kind === 'kneel' ? 'rusher' : 'kicker');
  const isGood = points > 0;
  if (kind === 'two-point')
    return isGood ? say('The two-point try is good.') : say('The two-point try fails.');
  if (!player) return null;
  switch (kind) {
    case 'punt':
      return say('{player} punts {yards|one:# yard|other:# yards}.', { player, yards });
    case 'kneel':
      return say('{player} takes a knee.', { player });
    case 'field-goal':
      return isGood
        ? say('{player} is good from {yards}.', { player, yards })
        : say('{player} misses from {yards}.', { player, yards });
    case 'extra-point':
      return isGood
        ? say('{player} adds the extra point.', { player })
        : say('{player} misses the extra point.', { player });
    default:
      return null;
  }
}
