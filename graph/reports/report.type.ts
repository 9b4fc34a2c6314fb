import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  REPORT_ACTIONS,
  REPORT_FILTERS,
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportAction,
  REPORTED_TYPES,
  type ReportedType,
  type ReportEventView,
  type ReportReason,
  type ReportStatus,
  type ReportView,
} from '../../schema/reports.ts';
import { connectionType } from '../core/paging/connection.type.ts';

export const ReportedTypeEnum = enumOf(REPORTED_TYPES);
registerEnumType(ReportedTypeEnum, {
  name: 'ReportedType',
  description: 'What can be reported.',
  valuesConfig: {
    ARTICLE_COMMENT: { description: 'A comment on an article.' },
    PHOTO: { description: 'A photo of the gallery.' },
    PHOTO_COMMENT: { description: 'A comment on a photo.' },
    CHAT_MESSAGE: { description: 'A message of the game chat.' },
  },
});

export const ReportFilterEnum = enumOf(REPORT_FILTERS);
registerEnumType(ReportFilterEnum, {
  name: 'ReportFilter',
  description: 'Which reports a list has.',
  valuesConfig: {
    ALL: { description: 'Every report.' },
    PENDING: { description: 'Those that wait for review.' },
    DISMISSED: { description: 'Those that are closed.' },
    ARTICLE_COMMENT: { description: 'Those of comments on articles.' },
    PHOTO: { description: 'Those of photos.' },
    PHOTO_COMMENT: { description: 'Those of comments on photos.' },
    CHAT_MESSAGE: { description: 'Those of messages of the game chat.' },
  },
});

export const ReportReasonEnum = enumOf(REPORT_REASONS);
registerEnumType(ReportReasonEnum, {
  name: 'ReportReason',
  description: 'Why something was reported, or a member was warned or muted.',
  valuesConfig: {
    SPAM: { description: 'It advertises or repeats itself.' },
    HARASSMENT: { description: 'It attacks a person.' },
    INAPPROPRIATE: { description: 'It doesn’t belong here.' },
    COPYRIGHT: { description: 'It uses someone else’s work.' },
    OTHER: { description: 'Something else.' },
  },
});

const ReportStatusEnum = enumOf(REPORT_STATUSES);
registerEnumType(ReportStatusEnum, {
  name: 'ReportStatus',
  description: 'Whether a report was reviewed.',
  valuesConfig: {
    PENDING: { description: 'It waits for review.' },
    DISMISSED: { description: 'It is closed.' },
  },
});

const ReportActionEnum = enumOf(REPORT_ACTIONS);
registerEnumType(ReportActionEnum, {
  name: 'ReportAction',
  description: 'How a report was closed.',
  valuesConfig: {
    DISMISSED: { description: 'The content stays.' },
    DELETED: { description: 'The content was deleted.' },
  },
});

@ObjectType('ContentReport', {
  description: 'A member’s report of content, as moderators read it.',
  simpleResolvers: true,
})
export class ReportType implements ReportView {
  @Field(() => Int, { description: 'The id of the report.' }) readonly id!: number;
  @Field(() => ReportedTypeEnum, { description: 'What was reported.' })
  readonly contentType!: ReportedType;
  @Field(() => Int, { description: 'The id of what was reported, which may be gone.' })
  readonly contentId!: number;
  @Field(() => ReportReasonEnum, { description: 'Why, chosen by who reported it.' })
  readonly reason!: ReportReason;
  @Field(() => String, {
    nullable: true,
    description: 'In their own words; null if they gave none.',
  })
  readonly description!: string | null;
  @Field(() => ReportStatusEnum, { description: 'Whether it was reviewed.' })
  readonly status!: ReportStatus;
  @Field(() => ReportActionEnum, {
    nullable: true,
    description: 'What happened to the content; null while the report is pending.',
  })
  readonly actionTaken!: ReportAction | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was closed; null while it waits.',
  })
  readonly reviewedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'What the reviewer noted; null if nothing.' })
  readonly adminNotes!: string | null;
  @Field(() => DateTime, { description: 'When it was reported.' }) readonly createdAt!: string;
  /** Only the server reads it: the graph leads to what it names. */
  readonly reporterId!: number | null;
  /** Only the server reads it: the graph leads to what it names. */
  readonly reviewedById!: number | null;
  /** Only the server reads it: the graph leads to what it names. */
  readonly reportedUserId!: number | null;
  @Field(() => String, { nullable: true, description: 'The text at the time of the report.' })
  readonly reportedContentBackup!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of its writer at the time of the report.',
  })
  readonly reportedUserNameBackup!: string | null;
  @Field(() => String, { description: 'Anonymous once the account was deleted.' })
  readonly reporterName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of who posted it; null if the account is gone.',
  })
  readonly reportedUserName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The text at the time of the report.',
  })
  readonly reportedContent!: string | null;
  /** Only the server reads it: the graph leads to what it names. */
  readonly articleId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the article that a comment is on; null for others.',
  })
  readonly articleTitle!: string | null;
  @Field(() => String, { nullable: true, description: 'Of a photo.' })
  readonly imageUrl!: string | null;
  @Field(() => Boolean, { description: 'Whether it can still be deleted.' })
  readonly isContentThere!: boolean;
}

export const ContentReportConnectionType = connectionType('ContentReport', ReportType);

@ObjectType('ReportEvent', {
  description: 'A report arrived, was reviewed or deleted; carries how many are waiting.',
  simpleResolvers: true,
})
export class ReportEventType implements ReportEventView {
  @Field(() => Int, { description: 'The id of the report, which may be gone.' })
  readonly reportId!: number;
  @Field(() => Int, { description: 'How many reports wait for review now.' })
  readonly pendingCount!: number;
}

@InputType('ReportContentInput', { description: 'A report.' })
export class ReportContentInput {
  @Field(() => ReportedTypeEnum, {
    nullable: true,
    description: 'What is reported. Has to be given; null is refused.',
  })
  readonly contentType?: ReportedType | null;

  @Field(() => Int, { description: 'The id among its kind.' })
  readonly contentId!: number;

  @Field(() => ReportReasonEnum, {
    nullable: true,
    description: 'What is wrong with it. Has to be given; null is refused.',
  })
  readonly reason?: ReportReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'In your own words, 1,000 characters at most.',
  })
  readonly description?: string | null;
}
