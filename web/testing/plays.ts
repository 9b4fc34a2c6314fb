import type { Play_RowFragment, PlayRole } from '../gql/graphql.ts';

/** Plays as the graph gives them: a run of the home side for four yards, unless a test says otherwise. */
export const playRow = (id: number, values: object = {}): Play_RowFragment => ({
  ...({
    id,
    cursor: `play ${id}`,
    order: id,
    revision: 1,
    source: 'DEMO',
    status: 'STANDS',
    reason: null,
  } as const),
  ...({ isUnderReview: false, kind: 'RUN', period: 1, clock: 900 - id * 30 } as const),
  before: { side: 'HOME', down: 1, toGo: 10, ballOn: 30 },
  after: { side: 'HOME', down: 2, toGo: 6, ballOn: 34 },
  ...{ yards: 4, points: 0, scoringSide: null, takenBack: null },
  reportedAt: '2025-11-16T21:30:00.000Z',
  participants: [doer('RUSHER', 'Jarrell Oakes', { carries: 1, rushingYards: 4 })],
  ...values,
});

export const doer = (
  role: PlayRole,
  name: string,
  figures: Readonly<Record<string, number>> = {},
) => ({
  ...{ role, side: 'HOME' as const, name, jersey: '27', position: 'RB' },
  figures: Object.entries(figures).map(([stat, value]) => ({ stat, value })),
});

export const TOUCHDOWN = { points: 6, scoringSide: 'HOME', yards: 66, after: null };
