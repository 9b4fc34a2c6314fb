import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Possession } from '../../../schema/games/games.ts';
import type {
  CorrectionReason,
  PlayKind,
  PlayRole,
  PlayView,
  Situation,
} from '../../../schema/plays/plays.ts';
import { LiveGameType, SideEnum } from '../../games/live-game.type.ts';
import { CorrectionReasonEnum, PlayKindEnum, PlayRoleEnum } from '../play-enums.type.ts';
import { PlayType } from '../play.type.ts';

const POSITION = {
  description: 'The playPosition of the game when this was entered; CONFLICT if it has moved on.',
};

@InputType('PlaySituationInput', { description: 'Who has the ball where.' })
class SituationInput implements Situation {
  @Field(() => SideEnum, { description: 'The side with the ball.' })
  readonly side!: Possession;

  @Field(() => Int, { description: '1 to 4.' })
  readonly down!: number;

  @Field(() => Int, { description: 'Yards to a first down.' })
  readonly toGo!: number;

  @Field(() => Int, { description: 'Yards from the goal line of the side with the ball, 1 to 99.' })
  readonly ballOn!: number;
}

@InputType('EnteredPlayerInput', { description: 'Who took part, by the number on the jersey.' })
class EnteredPlayerInput {
  @Field(() => PlayRoleEnum, { description: 'What they did.' })
  readonly role!: PlayRole;

  @Field(() => String, { description: 'One or two digits.' })
  readonly jersey!: string;
}

@InputType('EnteredPlayInput', {
  description: 'A play as a scorekeeper enters it. What is left out follows from the rules.',
})
class EnteredPlayInput {
  @Field(() => PlayKindEnum, { description: 'What kind of play it was.' })
  readonly kind!: PlayKind;

  @Field(() => SideEnum, {
    nullable: true,
    description: 'Who kicks off, or tries after a touchdown.',
  })
  readonly side?: Possession | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Yards gained, or of the kick; of a kickoff the yard line where the return ended.',
  })
  readonly yards?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a kick or a try; true by default.' })
  readonly isGood?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A touchdown by the side that has the ball at the end: after a turnover, the other one.',
  })
  readonly isTouchdown?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'A safety.' })
  readonly isSafety?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the other side has a fumbled ball; true by default.',
  })
  readonly isLost?: boolean | null;

  @Field(() => [EnteredPlayerInput], { nullable: true, description: 'Who took part; 8 at most.' })
  readonly players?: EnteredPlayerInput[] | null;

  @Field(() => Int, { nullable: true, description: '1 to 4 are quarters, 5 is overtime.' })
  readonly period?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds left at the snap.' })
  readonly clock?: number | null;

  @Field(() => SituationInput, { nullable: true, description: 'Where the ball was at the snap.' })
  readonly before?: SituationInput | null;

  @Field(() => SituationInput, { nullable: true, description: 'Where the ball is after it.' })
  readonly after?: SituationInput | null;
}

@InputType('EnterPlayInput', { description: 'The next play of the game that is on.' })
export class EnterPlayInput {
  @Field(() => Int, { description: 'The game that is on.' })
  readonly gameId!: number;

  @Field(() => String, {
    description:
      'Made at random for this entry, 16 to 64 letters and digits: sent twice, it is stored once.',
  })
  readonly entryId!: string;

  @Field(() => Int, POSITION)
  readonly position!: number;

  @Field(() => EnteredPlayInput, { description: 'What happened.' })
  readonly play!: EnteredPlayInput;
}

@InputType('CorrectPlayInput', {
  description: 'What is different about a play that was entered by hand. What is left out stays.',
})
export class CorrectPlayInput {
  @Field(() => Int, { description: 'The id of the play.' })
  readonly playId!: number;

  @Field(() => Int, POSITION)
  readonly position!: number;

  @Field(() => CorrectionReasonEnum, { nullable: true, description: 'Why it is corrected.' })
  readonly reason?: CorrectionReason | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the officials look at it again.' })
  readonly isUnderReview?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it counts nowhere, and the down is played again.',
  })
  readonly isOverturned?: boolean | null;

  @Field(() => SituationInput, { nullable: true, description: 'Where the ball is after it.' })
  readonly after?: SituationInput | null;

  @Field(() => EnteredPlayInput, { nullable: true, description: 'What happened instead.' })
  readonly play?: EnteredPlayInput | null;
}

@InputType('UndoPlayEntryInput', { description: 'Which game, and up to where it is known.' })
export class UndoPlayEntryInput {
  @Field(() => Int, { description: 'The game that is on.' })
  readonly gameId!: number;

  @Field(() => Int, POSITION)
  readonly position!: number;
}

@InputType('SetGameClockInput', { description: 'The clock of a game. What is left out stays.' })
export class SetGameClockInput {
  @Field(() => Int, { description: 'The game that is on.' })
  readonly gameId!: number;

  @Field(() => Int, { nullable: true, description: '1 to 4 are quarters, 5 is overtime.' })
  readonly period?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds left, 900 at most.' })
  readonly clock?: number | null;
}

@InputType('TakeOverScoringInput', { description: 'Which game.' })
export class TakeOverScoringInput {
  @Field(() => Int, { description: 'The game that is on.' })
  readonly gameId!: number;
}

@ObjectType({ simpleResolvers: true })
abstract class PlayAndGame {
  @Field(() => PlayType, { description: 'The play as it is now.' })
  readonly play!: PlayView;

  @Field(() => LiveGameType, {
    nullable: true,
    description: 'The scoreboard as everyone sees it now.',
  })
  readonly game!: LiveGameType | null;
}

@ObjectType('EnterPlayPayload', {
  description: 'The result of entering a play.',
  simpleResolvers: true,
})
export class EnterPlayPayload extends PlayAndGame {}

@ObjectType('CorrectPlayPayload', {
  description: 'The result of correcting a play.',
  simpleResolvers: true,
})
export class CorrectPlayPayload extends PlayAndGame {}

@ObjectType('UndoPlayEntryPayload', {
  description: 'The result of undoing an entry.',
  simpleResolvers: true,
})
export class UndoPlayEntryPayload extends PlayAndGame {}

@ObjectType('SetGameClockPayload', {
  description: 'The result of setting the clock.',
  simpleResolvers: true,
})
export class SetGameClockPayload {
  @Field(() => LiveGameType, { description: 'The scoreboard as everyone sees it now.' })
  readonly game!: LiveGameType;
}

@ObjectType('TakeOverScoringPayload', {
  description: 'The result of taking over from a feed.',
  simpleResolvers: true,
})
export class TakeOverScoringPayload {
  @Field(() => LiveGameType, { description: 'The scoreboard as everyone sees it now.' })
  readonly game!: LiveGameType;
}

@ObjectType('Scorekeeping', {
  description: 'Who keeps the score of a game play by play.',
  simpleResolvers: true,
})
export class ScorekeepingType {
  @Field(() => String, {
    nullable: true,
    description:
      'The name of who else entered or corrected a play within the last minute; null without one.',
  })
  readonly otherScorekeeper!: string | null;
}
