import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { BoxPlayer } from '../../schema/plays/fold.ts';
import { instant } from '../core/database/columns.ts';
import { Game } from '../games/game.entity.ts';

/** How a game is read from a provider's feed, for all nodes together, and what only the feed knows of it. */
export const GameFeed = defineEntity({
  name: 'GameFeed',
  tableName: 'game_feeds',
  properties: {
    id: p.integer().primary(),
    game: () => p.oneToOne(Game).owner().deleteRule('cascade'),
    /** No node asks the provider before. The one that moves it on does. */
    nextAt: instant(),
    /** Readings in a row that failed. */
    failures: p.integer().default(0),
    /** When one went well. */
    goodAt: instant().nullable(),
    /** When its plays were read last, and what the scoreboard showed then. */
    playsAt: instant().nullable(),
    shown: p.text().nullable(),
    /** When the feed said that it is over; corrections come for a day. */
    endedAt: instant().nullable(),
    /** The feed's own figures of the players. */
    boxScore: p.json<readonly BoxPlayer[]>().nullable(),
  },
});
export type GameFeed = InferEntity<typeof GameFeed>;
