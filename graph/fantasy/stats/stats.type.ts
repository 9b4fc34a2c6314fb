import { DateTime } from '../../core/instants.ts';
import { SheetPreview } from '../../core/sheets/sheet-preview.type.ts';
import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CompletedGameView, LineupSubmissionView } from '../../../schema/fantasy/boards.ts';
import type { SheetFault, StatName } from '../../../schema/fantasy/stats.ts';
import type { NameChoice } from './player-stats.ts';
import type { RankingMove } from '../boards/ranking-moves.ts';

@InputType('NameChoice', { description: 'Which player an unmatched name in a sheet means.' })
export class NameChoiceInput implements NameChoice {
  @Field(() => String)
  readonly playerName!: string;

  @Field(() => Int)
  readonly playerId!: number;
}

@ObjectType('StatFigure', { simpleResolvers: true })
export class StatFigureType {
  @Field(() => String)
  readonly stat!: string;

  @Field(() => String)
  readonly label!: string;

  @Field(() => Number)
  readonly value!: number;
}

@ObjectType('PlayerSuggestion', { simpleResolvers: true })
export class SuggestionType {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
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

  @Field(() => String)
  readonly playerName!: string;

  @Field(() => String)
  readonly position!: string;

  @Field(() => Int, { nullable: true, description: 'Null when no player on the roster matches.' })
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

  @Field(() => Number)
  readonly points!: number;
}

@ObjectType('RankingMove', {
  description: 'How a lineup would score with a sheet that isn’t imported yet.',
  simpleResolvers: true,
})
export class RankingMoveType implements RankingMove {
  @Field(() => Int)
  readonly lineupId!: number;

  @Field(() => String)
  readonly userName!: string;

  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => Int, { nullable: true })
  readonly rankBefore!: number | null;

  @Field(() => Int)
  readonly rankAfter!: number;

  @Field(() => Number, { nullable: true })
  readonly pointsBefore!: number | null;

  @Field(() => Number)
  readonly pointsAfter!: number;
}

@ObjectType('StatsPreview', {
  description: 'Preview of a stats sheet; nothing is stored.',
  simpleResolvers: true,
})
export class StatsPreviewType extends SheetPreview {
  @Field(() => String)
  readonly sheetName!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => [StatsRowType])
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
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly gameId!: number;

  @Field(() => String)
  readonly playerName!: string;

  @Field(() => String)
  readonly position!: string;

  @Field(() => Boolean, { description: 'Whether the points count in lineups.' })
  readonly isOnRoster!: boolean;

  @Extensions({ isPartOfParent: true })
  @Field(() => [StatFigureType], { description: 'What is not 0.' })
  readonly figures!: StatFigureType[];

  @Field(() => Number)
  readonly fantasyPoints!: number;

  @Field(() => DateTime, { description: 'When it was imported.' })
  readonly createdAt!: Date;
}

@ObjectType('CompletedGame', {
  description: 'A completed game, and the state of its scoring.',
  simpleResolvers: true,
})
export class CompletedGameType implements CompletedGameView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly week!: number;

  @Field(() => Int)
  readonly season!: number;

  @Field(() => String)
  readonly opponent!: string;

  @Field(() => Boolean)
  readonly isHome!: boolean;

  @Field(() => String)
  readonly date!: string;

  @Field(() => String)
  readonly gameTime!: string;

  @Field(() => String, { nullable: true })
  readonly tvNetwork!: string | null;

  @Field(() => Boolean)
  readonly isPlayoff!: boolean;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => String, { nullable: true })
  readonly result!: string | null;

  @Field(() => String, { nullable: true })
  readonly score!: string | null;

  @Field(() => Boolean)
  readonly statsImported!: boolean;

  @Field(() => Boolean)
  readonly isScored!: boolean;

  @Field(() => Boolean)
  readonly leaderboardGenerated!: boolean;

  @Field(() => Int, { description: 'Lineups submitted.' })
  readonly lineups!: number;
}

@ObjectType('LineupSubmission', {
  description: 'Who submitted for a game, but not their picks.',
  simpleResolvers: true,
})
export class LineupSubmissionType implements LineupSubmissionView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => String)
  readonly userName!: string;

  @Field(() => String)
  readonly userEmail!: string;

  @Field(() => String)
  readonly lineupName!: string;

  @Field(() => DateTime)
  readonly submittedAt!: Date;
}

@ObjectType('LineupEvent', {
  description: 'A member submitted a lineup for a game, or changed it.',
  simpleResolvers: true,
})
export class LineupEventType {
  @Field(() => Int)
  readonly gameId!: number;
}

@ObjectType('FileContent', { description: 'A file to download.', simpleResolvers: true })
export class FileContentType {
  @Field(() => String)
  readonly fileName!: string;

  @Field(() => String)
  readonly contentType!: string;

  @Field(() => String)
  readonly base64!: string;
}
