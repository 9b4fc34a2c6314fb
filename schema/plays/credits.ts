import { isTouchdown, type Figures, type PlayFacts, type PlayRole } from './plays.ts';

/** What a play adds to the figures of who took part in it, by what they did. Roles without an entry add nothing. */
type Credits = { readonly [Role in PlayRole]?: Figures };

const SACK: Figures = { sacks: 1, soloTackles: 1, tacklesForLoss: 1 };

export function creditsOf(
  play: Pick<PlayFacts, 'kind' | 'yards' | 'points' | 'scoringSide' | 'before' | 'after'>,
): Credits {
  const { kind, points } = play;
  const yards = play.yards ?? 0;
  const isGood = points > 0;
  const touchdowns = isTouchdown(play) && play.scoringSide === play.before?.side ? 1 : 0;
  switch (kind) {
    case 'run':
      return {
        rusher: { carries: 1, rushingYards: yards, rushingTouchdowns: touchdowns },
        ...tackles(yards),
      };
    case 'kneel':
      return { rusher: { carries: 1, rushingYards: yards } };
    case 'pass':
      return {
        passer: {
          ...{ passAttempts: 1, completions: 1, passingYards: yards },
          passingTouchdowns: touchdowns,
        },
        receiver: {
          ...{ targets: 1, receptions: 1, receivingYards: yards },
          receivingTouchdowns: touchdowns,
        },
        ...tackles(yards),
      };
    case 'incomplete':
      return {
        ...{ passer: { passAttempts: 1 }, target: { targets: 1 } },
        defender: { passesDefended: 1 },
      };
    case 'spike':
      return { passer: { passAttempts: 1 } };
    case 'sack':
      return { sacker: SACK };
    case 'interception':
      return { passer: { passAttempts: 1, interceptions: 1 }, interceptor: { interceptions: 1 } };
    case 'fumble':
      return fumble(play);
    case 'punt':
      return { punter: { punts: 1, puntYards: yards } };
    case 'field-goal':
      return {
        kicker: {
          fieldGoalsAttempted: 1,
          ...(isGood && { fieldGoalsMade: 1, ...distance(yards) }),
        },
      };
    case 'extra-point':
      return { kicker: isGood ? { extraPointsMade: 1 } : {} };
    case 'two-point': {
      const made = isGood ? { twoPointConversions: 1 } : {};
      return { rusher: made, passer: made, receiver: made };
    }
    default:
      return {};
  }
}

const tackles = (yards: number) => ({
  tackler: { soloTackles: 1, ...(yards < 0 && { tacklesForLoss: 1 }) },
  assist: { assistedTackles: 1 },
});

/** Lost unless the side that fumbled has the ball after it. */
function fumble({
  yards,
  after,
  before,
  points,
  scoringSide,
}: Parameters<typeof creditsOf>[0]): Credits {
  const hasIt = points > 0 ? scoringSide : after?.side;
  const isLost = hasIt !== before?.side;
  return {
    fumbler: { carries: 1, rushingYards: yards ?? 0, ...(isLost && { fumblesLost: 1 }) },
    'forced-by': { forcedFumbles: 1 },
    'recovered-by': isLost ? { fumbleRecoveries: 1 } : {},
  };
}

const distance = (yards: number): Figures =>
  yards >= 50 ? { fieldGoalsMade50Plus: 1 } : yards >= 40 ? { fieldGoalsMade40To49: 1 } : {};
