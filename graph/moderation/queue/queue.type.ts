import { Extensions, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FILTER_LIMITS } from '../../../schema/filters/filters.ts';
import {
  CLAIM_MINUTES,
  CONTEXT_LINES,
  type ContextLineView,
  QUEUE_PAGE,
  type Decision,
  DECISIONS,
  REPORTS_OF_POST,
  UNDECIDED_REASONS,
  type UndecidedReason,
  type WaitingPostView,
} from '../../../schema/moderation-queue.ts';
import { WAITING_KINDS, type WaitingKind } from '../../../schema/posts.ts';
import { REPORT_REASONS, type ReportReason } from '../../../schema/reports.ts';
import { enumOf } from '../../core/enum-of.ts';
import { DateTime } from '../../core/instants.ts';
import { connectionType } from '../../core/paging/connection.type.ts';
import { POST_KIND_VALUES } from '../post-kind.type.ts';
import { ReportReasonEnum, ReportType } from '../../reports/report.type.ts';

const WaitingKindEnum = enumOf(WAITING_KINDS);
registerEnumType(WaitingKindEnum, {
  name: 'WaitingKind',
  description: 'What waits for a moderator.',
  valuesConfig: {
    ...POST_KIND_VALUES,
    HELD_POST: { description: 'A message or comment that a filter holds back.' },
  },
});

@ObjectType('WaitingPost', {
  description:
    'A post that waits for a moderator: it was reported or marked by a filter, or is not approved yet.',
  simpleResolvers: true,
})
export class WaitingPostType implements Omit<WaitingPostView, 'articleId'> {
  @Field(() => ID, { description: 'Its id in the queue, as in CHAT_MESSAGE:12.' })
  readonly id!: string;
  @Field(() => WaitingKindEnum, { description: 'What it is.' }) readonly kind!: WaitingKind;
  /** Only the server reads it: the id has it. */
  readonly postId!: number;
  @Field(() => DateTime, {
    description: 'When it was first reported or marked, or sent in for approval.',
  })
  readonly waitingSince!: Date;
  @Field(() => Int, { description: 'How many members have reported it.' })
  readonly reportCount!: number;
  @Extensions({ listLength: REPORT_REASONS.length })
  @Field(() => [ReportReasonEnum], { description: 'Why it was reported, each reason once.' })
  readonly reasons!: readonly ReportReason[];
  @Extensions({ listLength: FILTER_LIMITS.filters })
  @Field(() => [String], { description: 'The names of the filters that marked it.' })
  readonly filters!: readonly string[];
  @Field(() => Boolean, {
    description: 'Whether it has to be approved before others see it.',
  })
  readonly isUnapproved!: boolean;
  @Field(() => Boolean, {
    description: 'False if it was deleted since it was reported.',
  })
  readonly isThere!: boolean;
  @Field(() => String, { description: 'Its words; empty if it has none.' })
  readonly text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of who posted it, as it was at the report if the post is gone.',
  })
  readonly userName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The title of the article that the comment is on.',
  })
  readonly articleTitle!: string | null;
  /** Only the server reads it: the graph leads to what it names. */
  readonly articleId!: number | null;
  /** Likewise. */
  readonly userId!: number | null;
  /** Likewise. */
  readonly claimedById!: number | null;
  /** Likewise: the picture with its sizes. */
  readonly imageUrl!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: `Until when it is theirs who claimed it, ${CLAIM_MINUTES} minutes from then; null while no one has it.`,
  })
  readonly claimedUntil!: Date | null;
}

export const WaitingPostConnectionType = connectionType('WaitingPost', WaitingPostType);

@ObjectType('ContextLine', {
  description: 'A message or comment near a waiting post, or the post itself.',
  simpleResolvers: true,
})
export class ContextLineType implements ContextLineView {
  @Field(() => Int, { description: 'The id of the message or comment.' }) readonly id!: number;
  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;
  @Field(() => String, { description: 'Its words.' }) readonly text!: string;
  @Field(() => DateTime, { description: 'When it was posted.' }) readonly createdAt!: Date;
  @Field(() => Boolean, { description: 'Whether it is the post that waits.' })
  readonly isThePost!: boolean;
}

@ObjectType('WaitingPostDetails', {
  description: 'What a moderator reads before deciding.',
  simpleResolvers: true,
})
export class WaitingPostDetailsType {
  @Field(() => ID, { description: 'The id of the post in the queue.' }) readonly id!: string;
  @Extensions({ listLength: REPORTS_OF_POST })
  @Field(() => [ReportType], {
    description: `Its pending reports, newest first, up to ${REPORTS_OF_POST}.`,
  })
  readonly reports!: readonly ReportType[];
  @Extensions({ listLength: 2 * CONTEXT_LINES + 1 })
  @Field(() => [ContextLineType], {
    description: `A message or comment with the ${CONTEXT_LINES} before and after it, oldest first; empty for other posts.`,
  })
  readonly context!: readonly ContextLineType[];
}

@ObjectType('ModerationQueueEvent', {
  description: 'A post came into the queue, was decided, claimed or released.',
  simpleResolvers: true,
})
export class ModerationQueueEventType {
  @Field(() => ID, {
    nullable: true,
    description: 'The post that was claimed, released or decided; null for any other change.',
  })
  readonly claimedPost!: string | null;
}

const DecisionEnum = enumOf(DECISIONS);
registerEnumType(DecisionEnum, {
  name: 'ModerationDecision',
  description: 'What becomes of a waiting post.',
  valuesConfig: {
    KEEP: { description: 'Its reports are closed, and it is approved if it has to be.' },
    REMOVE: {
      description:
        'It is deleted and its reports are closed; a photo that was only waiting and a held post are rejected.',
    },
  },
});

const UndecidedReasonEnum = enumOf(UNDECIDED_REASONS);
registerEnumType(UndecidedReasonEnum, {
  name: 'UndecidedReason',
  description: 'Why a waiting post was not decided.',
  valuesConfig: {
    CLAIMED: { description: 'Another moderator has it.' },
    GONE: { description: 'It no longer waits.' },
  },
});

@InputType('ClaimWaitingPostInput', { description: 'Which post.' })
export class ClaimWaitingPostInput {
  @Field(() => ID, { description: 'The id of the post in the queue.' }) readonly id!: string;
}

@ObjectType('ClaimWaitingPostPayload', {
  description: 'The result of claiming a post.',
  simpleResolvers: true,
})
export class ClaimWaitingPostPayload {
  @Field(() => WaitingPostType, { description: 'The post, which is yours for now.' })
  readonly post!: WaitingPostType;
}

@InputType('ReleaseWaitingPostInput', { description: 'Which post.' })
export class ReleaseWaitingPostInput {
  @Field(() => ID, { description: 'The id of the post in the queue.' }) readonly id!: string;
}

@ObjectType('ReleaseWaitingPostPayload', {
  description: 'The result of releasing a post.',
  simpleResolvers: true,
})
export class ReleaseWaitingPostPayload {
  @Field(() => ID, { description: 'The id of the post in the queue.' }) readonly id!: string;
}

@InputType('DecideWaitingPostsInput', { description: 'Which posts, and what becomes of them.' })
export class DecideWaitingPostsInput {
  @Extensions({ listLength: QUEUE_PAGE })
  @Field(() => [ID], { description: `Their ids in the queue, up to ${QUEUE_PAGE}.` })
  readonly ids!: string[];
  @Field(() => DecisionEnum, { description: 'The same for all of them.' })
  readonly decision!: Decision;
}

@ObjectType('UndecidedPost', {
  description: 'A post that was not decided, and why.',
  simpleResolvers: true,
})
export class UndecidedPostType {
  @Field(() => ID, { description: 'The id of the post in the queue.' }) readonly id!: string;
  @Field(() => UndecidedReasonEnum, { description: 'Why.' }) readonly reason!: UndecidedReason;
}

@ObjectType('DecideWaitingPostsPayload', {
  description: 'The result of deciding posts, each on its own.',
  simpleResolvers: true,
})
export class DecideWaitingPostsPayload {
  @Extensions({ listLength: QUEUE_PAGE })
  @Field(() => [ID], { description: 'The ids of those that are decided.' })
  readonly decided!: string[];
  @Extensions({ listLength: QUEUE_PAGE })
  @Field(() => [UndecidedPostType], { description: 'Those that are not.' })
  readonly undecided!: UndecidedPostType[];
}
