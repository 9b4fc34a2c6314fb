import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may read plays, and who may enter them. */
export const PLAY_POLICIES = {
  'Query.plays': 'site.read',
  'Query.playLog': 'site.read',
  'Query.drives': 'site.read',
  'Query.lineScore': 'site.read',
  'Query.boxScore': 'site.read',
  'Subscription.playEvents': 'site.read',
  'Query.scorekeeping': 'game.keepScore',
  'Mutation.enterPlay': 'game.keepScore',
  'Mutation.correctPlay': 'game.keepScore',
  'Mutation.undoPlayEntry': 'game.keepScore',
  'Mutation.setGameClock': 'game.keepScore',
  'Mutation.takeOverScoring': 'game.keepScore',
} as const satisfies Readonly<Record<string, Capability>>;
