import { Day } from '../../core/days.ts';
import { DateTime } from '../../core/instants.ts';
import { SheetPreview } from '../../core/sheets/sheet-preview.type.ts';
import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CompletedGameView, LineupSubmissionView } from '../../../schema/fantasy/boards.ts';
import type { GameResult } from '../../../schema/games/games.ts';
import type { SheetFault, StatName } from '../../../schema/fantasy/stats.ts';
import { GameResultEnum } from '../../games/game.type.ts';
import type { NameChoice } from './player-stats.ts';
import type { RankingMove } from '../boards/ranking-moves.ts';

@InputType('NameChoiceInput', { description: 'Which player an unmatched name in a sheet means.' })
export class NameChoiceInput implements NameChoice {
  @Field(() => String, { description: 'The name as the sheet has it.' })
  readonly playerName!: string;

  @Field(() => Int, { description: 'The id of the player who is meant.' })
  readonly playerId!: number;
}

@ObjectType('StatFigure', { simpleResolvers: true, description: 'One figure of a player.' })
export class StatFigureType {
  @Field(() => String, { description: 'Key of the figure, e.g. rushingYards.' })
  readonly stat!: string;

  @Field(() => String, { description: 'Its name in English.' })
  readonly label!: string;

  @Field(() => Number, { description: 'How many.' })
  readonly value!: number;
}

@ObjectType('PlayerSuggestion', {
  simpleResolvers: true,
  description: 'A player of the roster who may be meant.',
})
export class SuggestionType {
  @Field(() => Int, { description: 'The id of the player.' })
  readonly id!: number;

  @Field(() => String, { description: 'Full name.' })
  readonly name!: string;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR.' })
  readonly position!: string;
}

@ObjectType('SheetFault', {
  description: 'What is wrong with a row of a sheet.',
  simpleResolvers: true,
})
export class SheetFaultType implements SheetFault {
  @Field(() => String, { nullable: true, description: 'The stat that isn’t possible.' })
  readonly stat!: StatName | null;

  @Field(() => String, { nullable: true, description: 'The value in the sheet.' })
  readonly value!: string | null;

  @Field(() => Int, { nullable: true, description: 'Another row with the same player.' })
  readonly sameAsRow!: number | null;
}

@ObjectType('StatsRow', {
  description: 'A row of an uploaded sheet.',
  simpleResolvers: true,
})
export class StatsRowType {
  @Field(() => Int, { description: 'Row number in the sheet, counted from 1.' })
  readonly rowNumber!: number;

  @Field(() => String, { description: 'The name as the sheet has it.' })
  readonly playerName!: string;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR; empty if unknown.' })
  readonly position!: string;

  /** Only the server reads it: the graph leads to what it names. */
  readonly playerId!: number | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [SuggestionType], { description: 'Likely players, best match first.' })
  readonly suggestions!: SuggestionType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [String], { description: 'Cells with impossible values.' })
  readonly problems!: string[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [SheetFaultType], { description: 'The problems as data, in the same order.' })
  readonly faults!: SheetFaultType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [StatFigureType], { description: 'What is not 0.' })
  readonly figures!: StatFigureType[];

  @Field(() => Number, { description: 'Fantasy points of the row, to two decimals.' })
  readonly points!: number;
}

@ObjectType('RankingMove', {
  description: 'How a lineup would score with a sheet that isn’t imported yet.',
  simpleResolvers: true,
})
export class RankingMoveType implements RankingMove {
  @Field(() => Int, { description: 'The id of the lineup.' })
  readonly id!: number;

  @Field(() => String, { description: 'Name of the member.' })
  readonly userName!: string;

  @Field(() => String, { description: 'As its member named it.' })
  readonly lineupName!: string;

  @Field(() => Int, { nullable: true, description: 'Place now; null if it wasn’t scored.' })
  readonly rankBefore!: number | null;

  @Field(() => Int, { description: 'Place with this sheet.' })
  readonly rankAfter!: number;

  @Field(() => Number, { nullable: true, description: 'Points now; null if it wasn’t scored.' })
  readonly pointsBefore!: number | null;

  @Field(() => Number, { description: 'Points with this sheet.' })
  readonly pointsAfter!: number;
}

@ObjectType('StatsPreview', {
  description: 'Preview of a stats sheet; nothing is stored.',
  simpleResolvers: true,
})
export class StatsPreviewType extends SheetPreview {
  @Field(() => String, { description: 'Name of the sheet that was read.' })
  readonly sheetName!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => [StatsRowType], { description: 'In the order of the sheet.' })
  readonly rows!: StatsRowType[];

  @Extensions({ isPartOfParent: true })
  @Field(() => [RankingMoveType], { description: 'The top ten with this sheet.' })
  readonly moves!: RankingMoveType[];
}

@ObjectType('PlayerGameStats', {
  description: 'What one player did in one game, as imported.',
  simpleResolvers: true,
})
export class PlayerGameStatsType {
  @Field(() => Int, { description: 'The id of the row.' })
  readonly id!: number;

  /** Only the server reads it: the graph leads to what it names. */
  readonly gameId!: number;

  @Field(() => String, { description: 'Name as imported.' })
  readonly playerName!: string;

  @Field(() => String, { description: 'Abbreviation of the position, e.g. WR.' })
  readonly position!: string;

  @Field(() => Boolean, { description: 'Whether the points count in lineups.' })
  readonly isOnRoster!: boolean;

  @Extensions({ isPartOfParent: true })
  @Field(() => [StatFigureType], { description: 'What is not 0.' })
  readonly figures!: StatFigureType[];

  @Field(() => Number, { description: 'To two decimals.' })
  readonly fantasyPoints!: number;

  @Field(() => DateTime, { description: 'When it was imported.' })
  readonly createdAt!: Date;
}

@ObjectType('CompletedGame', {
  description: 'A completed game, and the state of its scoring.',
  simpleResolvers: true,
})
export class CompletedGameType implements CompletedGameView {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly id!: number;

  @Field(() => Int, { description: 'Week of the season, from 1.' })
  readonly week!: number;

  @Field(() => Int, { description: 'The year the season began.' })
  readonly season!: number;

  @Field(() => String, { description: 'Full name of the other team.' })
  readonly opponent!: string;

  @Field(() => Boolean, { description: 'Whether it is played in Denver.' })
  readonly isHome!: boolean;

  @Field(() => Day, { description: 'Day of the game in Denver.' })
  readonly date!: string;

  @Field(() => String, { description: 'Kickoff in Denver for display, e.g. 6:25 PM.' })
  readonly gameTime!: string;

  @Field(() => String, { nullable: true, description: 'Where it is shown; null if unknown.' })
  readonly tvNetwork!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a playoff game.' })
  readonly isPlayoff!: boolean;

  @Field(() => DateTime, { description: 'When the game was entered.' })
  readonly createdAt!: Date;

  @Field(() => GameResultEnum, { description: 'How it ended.' })
  readonly result!: GameResult;

  @Field(() => String, {
    nullable: true,
    description: 'For display, Denver’s points first; null until it is over.',
  })
  readonly score!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it was reported play by play, so that its stats can start from there.',
  })
  readonly hasPlays!: boolean;

  @Field(() => Boolean, { description: 'Whether stats of the game were imported.' })
  readonly hasStats!: boolean;

  @Field(() => Boolean, { description: 'Whether its lineups were scored.' })
  readonly isScored!: boolean;

  @Field(() => Boolean, { description: 'Whether its board is there.' })
  readonly hasLeaderboard!: boolean;

  @Field(() => Int, { description: 'Lineups submitted.' })
  readonly lineups!: number;
}

@ObjectType('LineupSubmission', {
  description: 'Who submitted for a game, but not their picks.',
  simpleResolvers: true,
})
export class LineupSubmissionType implements LineupSubmissionView {
  @Field(() => Int, { description: 'The id of the lineup.' })
  readonly id!: number;

  @Field(() => String, { description: 'Name of the member.' })
  readonly userName!: string;

  @Field(() => String, { description: 'Email of the member.' })
  readonly userEmail!: string;

  @Field(() => String, { description: 'As its member named it.' })
  readonly lineupName!: string;

  @Field(() => DateTime, { description: 'When it was last submitted.' })
  readonly submittedAt!: Date;
}

@ObjectType('LineupEvent', {
  description: 'A member submitted a lineup for a game, or changed it.',
  simpleResolvers: true,
})
export class LineupEventType {
  @Field(() => Int, { description: 'The id of the game.' })
  readonly gameId!: number;
}

@ObjectType('FileContent', { description: 'A file to download.', simpleResolvers: true })
export class FileContentType {
  @Field(() => String, { description: 'A name to save it under.' })
  readonly fileName!: string;

  @Field(() => String, { description: 'Media type.' })
  readonly contentType!: string;

  @Field(() => String, { description: 'The bytes.' })
  readonly base64!: string;
}
