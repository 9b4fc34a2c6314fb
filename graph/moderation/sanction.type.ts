import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  type MemberSanctionsView,
  MOST_BAN_HOURS,
  MOST_POSTS_OF_BAN,
  type OwnSanctionView,
  SANCTION_ANSWER_MAX_LENGTH,
  SANCTION_COUNTS_DAYS,
  SANCTION_EXCERPT_LENGTH,
  SANCTION_FILTERS,
  SANCTION_HISTORY,
  SANCTION_KINDS,
  SANCTION_NOTE_MAX_LENGTH,
  type SanctionEventView,
  type SanctionKind,
  type SanctionView,
} from '../../schema/accounts/sanctions.ts';
import type { ReportedType, ReportReason } from '../../schema/reports.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { connectionType } from '../core/paging/connection.type.ts';
import { ReportedTypeEnum, ReportReasonEnum } from '../reports/report.type.ts';

const SanctionKindEnum = enumOf(SANCTION_KINDS);
registerEnumType(SanctionKindEnum, {
  name: 'SanctionKind',
  description: 'What moderators impose on a member, from the mildest to the severest.',
  valuesConfig: {
    WARNING: { description: 'The member has to acknowledge it before posting again.' },
    MUTE_10_MINUTES: { description: 'No posting for 10 minutes.' },
    MUTE_DAY: { description: 'No posting for 24 hours.' },
    MUTE_WEEK: { description: 'No posting for 7 days.' },
    BAN: { description: 'No posting, liking, reporting, mood or fantasy until it is lifted.' },
  },
});

export const SanctionFilterEnum = enumOf(SANCTION_FILTERS);
registerEnumType(SanctionFilterEnum, {
  name: 'SanctionFilter',
  description: 'Which warnings, mutes and bans a list has.',
  valuesConfig: {
    ALL: { description: 'Every one.' },
    IN_FORCE: { description: 'Those that are in force now.' },
    ANSWERED: { description: 'Those the member has answered, unless lifted.' },
  },
});

@ObjectType('OwnSanction', {
  description: 'A warning, mute or ban, as the member reads it.',
  simpleResolvers: true,
})
export class OwnSanctionType implements OwnSanctionView {
  @Field(() => Int, { description: 'The id of the sanction.' }) readonly id!: number;
  @Field(() => SanctionKindEnum, { description: 'What it is.' }) readonly kind!: SanctionKind;
  @Field(() => ReportReasonEnum, { description: 'Why.' }) readonly reason!: ReportReason;
  @Field(() => String, {
    nullable: true,
    description: 'What the moderator says to the member; null if nothing.',
  })
  readonly note!: string | null;
  @Field(() => ReportedTypeEnum, {
    nullable: true,
    description: 'What kind of post it is about; null if it is about no single post.',
  })
  readonly contentType!: ReportedType | null;
  @Field(() => String, {
    nullable: true,
    description: `That post as it read then, up to ${SANCTION_EXCERPT_LENGTH} characters.`,
  })
  readonly excerpt!: string | null;
  @Field(() => DateTime, { description: 'When it began.' }) readonly createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends; null for a warning and a ban.',
  })
  readonly endsAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The member’s answer; null before they answer.',
  })
  readonly answer!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the member answered.' })
  readonly answeredAt!: Date | null;
}

@ObjectType('Sanction', {
  description: 'A warning, mute or ban, as moderators read it.',
  simpleResolvers: true,
})
export class SanctionType extends OwnSanctionType implements SanctionView {
  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;
  /** Likewise. */
  readonly sanctionedById!: number | null;
  /** Likewise. */
  readonly liftedById!: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the member confirmed that they read the warning.',
  })
  readonly acknowledgedAt!: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When a moderator took it back; null if none did.',
  })
  readonly liftedAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether it keeps the member from posting now.' })
  readonly isInForce!: boolean;
  @Field(() => Int, {
    description: 'How many posts were deleted along with it that can be put back.',
  })
  readonly removedPosts!: number;
}

export const SanctionConnectionType = connectionType('Sanction', SanctionType);

@ObjectType('MemberSanctions', {
  description: 'A member’s warnings, mutes and bans.',
  simpleResolvers: true,
})
export class MemberSanctionsType implements MemberSanctionsView {
  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;

  @Extensions({ listLength: SANCTION_HISTORY })
  @Field(() => [SanctionType], {
    description: `The ${SANCTION_HISTORY} newest, newest first.`,
  })
  readonly sanctions!: readonly SanctionType[];

  @Field(() => SanctionKindEnum, {
    description: `What is proposed next: one step above the severest of the last ${SANCTION_COUNTS_DAYS} days.`,
  })
  readonly nextKind!: SanctionKind;
}

@ObjectType('SanctionEvent', {
  description: 'A member was warned, muted or banned; that was acknowledged, answered or lifted.',
  simpleResolvers: true,
})
export class SanctionEventType implements SanctionEventView {
  @Field(() => Int, { description: 'The id of the sanction.' }) readonly sanctionId!: number;
  @Field(() => Int, { description: 'The id of the member.' }) readonly userId!: number;
}

@InputType('SanctionedPostInput', { description: 'What a sanction is about.' })
export class SanctionedPostInput {
  @Field(() => ReportedTypeEnum, { description: 'Which kind of post.' })
  readonly contentType!: ReportedType;

  @Field(() => Int, { description: 'The id among its kind.' })
  readonly contentId!: number;
}

@InputType('SanctionMemberInput', { description: 'A warning, mute or ban.' })
export class SanctionMemberInput {
  @Field(() => Int, { description: 'The id of the member.' })
  readonly userId!: number;

  @Field(() => SanctionKindEnum, { description: 'What to impose.' })
  readonly kind!: SanctionKind;

  @Field(() => ReportReasonEnum, { description: 'Why; the member sees it.' })
  readonly reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `A note the member sees, ${SANCTION_NOTE_MAX_LENGTH} characters at most.`,
  })
  readonly note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The member’s newest sanction you know of; null for none. CONFLICT if there is a newer one.',
  })
  readonly lastSanctionId?: number | null;

  @Field(() => SanctionedPostInput, {
    nullable: true,
    description: 'The post it is about; its text is kept.',
  })
  readonly post?: SanctionedPostInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to delete that post and close the reports about it.',
  })
  readonly isPostDeleted!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `With a BAN: what the member posted in so many hours before is deleted, too; up to ${MOST_BAN_HOURS}. At most ${MOST_POSTS_OF_BAN} posts.`,
  })
  readonly removedHours?: number | null;
}

@ObjectType('SanctionMemberPayload', {
  description: 'The result of warning, muting or banning a member.',
  simpleResolvers: true,
})
export class SanctionMemberPayload {
  @Field(() => SanctionType, { description: 'The new sanction.' })
  readonly sanction!: SanctionType;
}

@InputType('LiftSanctionInput', { description: 'A sanction to take back.' })
export class LiftSanctionInput {
  @Field(() => Int, { description: 'The id of the sanction.' })
  readonly id!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to put back what was deleted along with it.',
  })
  readonly arePostsRestored!: boolean;
}

@ObjectType('LiftSanctionPayload', {
  description: 'The result of taking a sanction back.',
  simpleResolvers: true,
})
export class LiftSanctionPayload {
  @Field(() => SanctionType, { description: 'The sanction after the change.' })
  readonly sanction!: SanctionType;
}

@InputType('AcknowledgeSanctionInput', { description: 'A warning the viewer has read.' })
export class AcknowledgeSanctionInput {
  @Field(() => Int, { description: 'The id of the warning.' })
  readonly id!: number;
}

@ObjectType('AcknowledgeSanctionPayload', {
  description: 'The result of acknowledging a warning.',
  simpleResolvers: true,
})
export class AcknowledgeSanctionPayload {
  @Field(() => OwnSanctionType, { description: 'The warning.' })
  readonly sanction!: OwnSanctionType;
}

@InputType('AnswerSanctionInput', { description: 'What the viewer says to the moderators.' })
export class AnswerSanctionInput {
  @Field(() => Int, { description: 'The id of the sanction.' })
  readonly id!: number;

  @Field(() => String, {
    description: `The answer, ${SANCTION_ANSWER_MAX_LENGTH} characters at most.`,
  })
  readonly answer!: string;
}

@ObjectType('AnswerSanctionPayload', {
  description: 'The result of answering.',
  simpleResolvers: true,
})
export class AnswerSanctionPayload {
  @Field(() => OwnSanctionType, { description: 'The sanction with the answer.' })
  readonly sanction!: OwnSanctionType;
}
