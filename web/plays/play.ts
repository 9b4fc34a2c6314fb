import { hyphenedWordOf, wordOf } from '../../schema/enum-names.ts';
import type {
  Figures,
  PlayFacts,
  PlayKind,
  PlayParticipant,
  PlayRole,
  PlaySource,
  Situation,
} from '../../schema/plays/plays.ts';
import type { PlayInWords } from '../../schema/plays/words.ts';
import type {
  Play_RowFragment,
  Play_SaidFragment,
  Play_SituationFragment,
} from '../gql/graphql.ts';

/** A play as pages show it, in the words of the rules that fold and say it. */
export interface Play extends PlayFacts {
  readonly id: number;
  readonly cursor: string;
  readonly revision: number;
  readonly source: PlaySource;
  readonly reportedAt: string;
  readonly takenBack: (PlayInWords & Pick<PlayFacts, 'clock'>) | null;
}

/** A play that is only said in words. */
export interface SaidPlay
  extends PlayInWords, Pick<PlayFacts, 'clock' | 'status' | 'isUnderReview'> {
  readonly id: number;
  readonly takenBack: Play['takenBack'];
}

export const situationIn = (at: Play_SituationFragment | null | undefined): Situation | null =>
  at ? { ...at, side: wordOf(at.side) } : null;

const roleOf = (role: string) => hyphenedWordOf(role) as PlayRole;

type SaidRow = Play_SaidFragment | NonNullable<Play_SaidFragment['takenBack']>;

function wordsOf({ kind, period, clock, before, after, yards, points, scoringSide }: SaidRow) {
  return {
    kind: hyphenedWordOf(kind) as PlayKind,
    ...{ period, clock, points },
    before: situationIn(before),
    after: situationIn(after),
    yards: yards ?? null,
    scoringSide: scoringSide ? wordOf(scoringSide) : null,
  };
}

const named = ({ role, side, name }: SaidRow['participants'][number]) => ({
  role: roleOf(role),
  side: wordOf(side),
  name,
});

export function saidPlayOf(row: Play_SaidFragment): SaidPlay {
  const { id, status, isUnderReview, participants, takenBack } = row;
  return {
    ...{ id, isUnderReview },
    ...wordsOf(row),
    status: wordOf(status),
    participants: participants.map(named),
    takenBack: takenBack
      ? { ...wordsOf(takenBack), participants: takenBack.participants.map(named) }
      : null,
  };
}

export function playOf(row: Play_RowFragment): Play {
  const { cursor, revision, reportedAt } = row;
  return {
    ...saidPlayOf(row),
    ...{ cursor, revision, reportedAt },
    seq: row.order,
    source: wordOf(row.source),
    reason: row.reason ? wordOf(row.reason) : null,
    participants: row.participants.map(
      ({ figures, jersey, position, ...participant }): PlayParticipant => ({
        ...named(participant),
        playerId: null,
        jersey: jersey ?? null,
        position,
        figures: Object.fromEntries(figures.map(({ stat, value }) => [stat, value])) as Figures,
      }),
    ),
  };
}
