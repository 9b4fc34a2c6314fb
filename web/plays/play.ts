import { hyphenedWordOf, wordOf } from '../../schema/enum-names.ts';
import type {
  Figures,
  PlayFacts,
  PlayKind,
  PlayParticipant,
  PlayRole,
  Situation,
} from '../../schema/plays/plays.ts';
import type { PlayInWords } from '../../schema/plays/words.ts';
import type { Play_RowFragment, Play_SituationFragment } from '../gql/graphql.ts';

/** A play as pages show it, in the words of the rules that fold and say it. */
export interface Play extends PlayFacts {
  readonly id: number;
  readonly cursor: string;
  readonly revision: number;
  readonly reportedAt: string;
  readonly takenBack: (PlayInWords & Pick<PlayFacts, 'clock'>) | null;
}

const situationOf = (at: Play_SituationFragment | null | undefined): Situation | null =>
  at ? { ...at, side: wordOf(at.side) } : null;

const roleOf = (role: string) => hyphenedWordOf(role) as PlayRole;

function shared(play: Play_RowFragment | NonNullable<Play_RowFragment['takenBack']>) {
  return {
    kind: hyphenedWordOf(play.kind) as PlayKind,
    period: play.period,
    clock: play.clock,
    before: situationOf(play.before),
    after: situationOf(play.after),
    yards: play.yards ?? null,
    points: play.points,
    scoringSide: play.scoringSide ? wordOf(play.scoringSide) : null,
  };
}

export function playOf(row: Play_RowFragment): Play {
  const { id, cursor, revision, reportedAt, isUnderReview, takenBack } = row;
  return {
    ...{ id, cursor, revision, reportedAt, isUnderReview },
    ...shared(row),
    seq: row.order,
    status: wordOf(row.status),
    reason: row.reason ? wordOf(row.reason) : null,
    participants: row.participants.map(
      ({ role, side, figures, jersey, ...rest }): PlayParticipant => ({
        ...rest,
        playerId: null,
        jersey: jersey ?? null,
        role: roleOf(role),
        side: wordOf(side),
        figures: Object.fromEntries(figures.map(({ stat, value }) => [stat, value])) as Figures,
      }),
    ),
    takenBack: takenBack
      ? {
          ...shared(takenBack),
          participants: takenBack.participants.map(({ role, side, name }) => ({
            role: roleOf(role),
            side: wordOf(side),
            name,
          })),
        }
      : null,
  };
}
