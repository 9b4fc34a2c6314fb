import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { GAME_RESULTS } from '../../schema/games/games.ts';
import { PLAY_SOURCES } from '../../schema/plays/plays.ts';
import { instant, stamped } from '../core/database/columns.ts';
import { searchable } from '../core/database/searchable.ts';

/** A game of the team. One whose result is set is completed. */
export const Game = defineEntity({
  name: 'Game',
  tableName: 'games',
  properties: {
    id: p.integer().primary(),
    /** Below 1: preseason. */
    week: p.integer(),
    season: p.integer(),
    opponent: p.text(),
    isHome: p.boolean(),
    /** The truth about the time; `date` and `gameTime` are derived from it in Mountain time. */
    kickoffAt: instant(),
    tvNetwork: p.text().nullable(),
    result: p.enum(GAME_RESULTS).nullable(),
    /** Our points first, as in `24-17`. */
    score: p.text().nullable(),
    isPlayoff: p.boolean().default(false),
    /** Id at the sports provider, where the game came from there. */
    externalId: p.text().nullable().unique(),
    createdAt: stamped(),
    /** When its first play was reported; a game that is replayed has a new start. */
    startedAt: instant().nullable(),
    /** Who reports its plays: no other source may. */
    playSource: p.enum(PLAY_SOURCES).nullable(),
    /** The position of the last entry in its log of plays. */
    logPosition: p.integer().default(0),
    /** Two admins, or an admin and a provider, on one game: the second save is refused instead of undoing the first. */
    version: p.integer().version(),
  },
  indexes: [{ properties: ['season', 'kickoffAt'] }, { properties: ['kickoffAt'] }],
  triggers: [
    searchable({
      kind: 'game',
      facet: "'games'",
      // Words that name this game rank above those that all games share: every game is a Broncos game in some week.
      title: 'new.opponent',
      tags: "new.week || case when new.is_playoff then ' playoff postemporada' when new.week < 1 then ' preseason pretemporada' else '' end",
      summary: "'week semana ' || coalesce(new.tv_network, '')",
      body: "'Denver Broncos ' || case when new.is_home then 'vs. ' else 'at ' end || new.season",
      spelled: "'Denver Broncos ' || new.opponent",
      occurredAt: 'new.kickoff_at',
      columns: ['opponent', 'is_home', 'week', 'season', 'is_playoff', 'tv_network', 'kickoff_at'],
    }),
  ],
});
export type Game = InferEntity<typeof Game>;
