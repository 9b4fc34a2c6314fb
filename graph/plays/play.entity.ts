import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { POSSESSIONS } from '../../schema/games/games.ts';
import {
  CORRECTION_REASONS,
  PLAY_EVENT_KINDS,
  PLAY_KINDS,
  PLAY_SOURCES,
  PLAY_STATUSES,
  type PlayFacts,
  type PlayParticipant,
  type PlayView,
  type Situation,
} from '../../schema/plays/plays.ts';
import { instant } from '../core/database/columns.ts';
import { Game } from '../games/game.entity.ts';

/** The newest revision of each play. */
export const Play = defineEntity({
  name: 'Play',
  tableName: 'plays',
  properties: {
    id: p.integer().primary(),
    game: () => p.manyToOne(Game).deleteRule('cascade'),
    /** The play's name at its source: reported twice, it is stored once. */
    externalId: p.text(),
    seq: p.integer(),
    revision: p.integer().default(1),
    status: p.enum(PLAY_STATUSES).default('stands'),
    reason: p.enum(CORRECTION_REASONS).nullable(),
    isUnderReview: p.boolean().default(false),
    /** What a summary of the game shows; follows from the rest. */
    isMarker: p.boolean().default(false),
    kind: p.enum(PLAY_KINDS),
    period: p.smallint(),
    clock: p.smallint(),
    before: p.json<Situation>().nullable(),
    after: p.json<Situation>().nullable(),
    yards: p.smallint().nullable(),
    points: p.smallint().default(0),
    scoringSide: p.enum(POSSESSIONS).nullable(),
    participants: p.json<readonly PlayParticipant[]>(),
    /** What was reported before points or the ball were taken back. */
    takenBack: p.json<PlayFacts>().nullable(),
    source: p.enum(PLAY_SOURCES),
    happenedAt: instant(),
    reportedAt: instant(),
    revisedAt: instant(),
  },
  uniques: [{ properties: ['game', 'externalId'] }],
  indexes: [{ properties: ['game', 'seq', 'id'] }],
  checks: [
    {
      name: 'plays_points_have_a_side',
      expression: '(points = 0) = (scoring_side is null)',
    },
    { name: 'plays_points_check', expression: 'points in (0, 1, 2, 3, 6)' },
  ],
});
export type Play = InferEntity<typeof Play>;

/** The log of a game: each play as it was reported, and each correction. Only ever added to. */
export const PlayRevision = defineEntity({
  name: 'PlayRevision',
  tableName: 'play_revisions',
  properties: {
    id: p.integer().primary(),
    game: () => p.manyToOne(Game).deleteRule('cascade'),
    /** From 1, without gaps, in the order of the commits. */
    position: p.integer(),
    play: () => p.manyToOne(Play).deleteRule('cascade').index(),
    kind: p.enum(PLAY_EVENT_KINDS),
    body: p.json<PlayView>(),
    reportedAt: instant(),
  },
  uniques: [{ properties: ['game', 'position'] }],
  triggers: [
    {
      name: 'append_only',
      timing: 'before' as const,
      events: ['update' as const],
      forEach: 'row' as const,
      body: `raise exception 'The log of plays is append-only'`,
    },
  ],
});
export type PlayRevision = InferEntity<typeof PlayRevision>;
