import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { quantity, stamped } from '../../core/database/columns.ts';
import { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

/** What one player did in one game, as the uploaded sheet says. */
export const PlayerGameStats = defineEntity({
  name: 'PlayerGameStats',
  tableName: 'player_game_stats',
  properties: {
    id: p.integer().primary(),
    game: () => p.manyToOne(Game).deleteRule('cascade'),
    /** The player on the roster with that name, if any; only then the points count in lineups. */
    player: () => p.manyToOne(FantasyPlayer).nullable().deleteRule('set null').index(),
    playerName: p.text(),
    position: p.text(),
    passingYards: quantity(),
    passingTouchdowns: quantity(),
    /** Thrown by a player of the offense, made by one of the defense. */
    interceptions: quantity(),
    rushingYards: quantity(),
    rushingTouchdowns: quantity(),
    receptions: quantity(),
    receivingYards: quantity(),
    receivingTouchdowns: quantity(),
    fieldGoalsMade: quantity(),
    fieldGoalsAttempted: quantity(),
    /** Of those made, where the sheet gives distances (yards); the rest count as short ones. */
    fieldGoalsMade40To49: quantity().name('field_goals_made_40_49'),
    fieldGoalsMade50Plus: quantity().name('field_goals_made_50_plus'),
    extraPointsMade: quantity(),
    soloTackles: quantity(),
    assistedTackles: quantity(),
    sacks: quantity(),
    tacklesForLoss: quantity(),
    forcedFumbles: quantity(),
    fumbleRecoveries: quantity(),
    passesDefended: quantity(),
    defensiveTouchdowns: quantity(),
    twoPointConversions: quantity(),
    fumblesLost: quantity(),
    fantasyPoints: quantity(),
    createdAt: stamped(),
  },
  uniques: [{ properties: ['game', 'playerName', 'position'] }],
});
export type PlayerGameStats = InferEntity<typeof PlayerGameStats>;
