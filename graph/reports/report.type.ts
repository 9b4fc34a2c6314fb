import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ReportAction,
  ReportedType,
  ReportEventView,
  ReportReason,
  ReportStatus,
  ReportView,
} from '../../schema/reports.ts';

const ReportedTypeEnum: { readonly [Type in ReportedType]: Type } = {
  photo: 'photo',
  photo_comment: 'photo_comment',
  article_comment: 'article_comment',
  chat_message: 'chat_message',
};
registerEnumType(ReportedTypeEnum, { name: 'ReportedType' });

const ReportReasonEnum: { readonly [Reason in ReportReason]: Reason } = {
  inappropriate: 'inappropriate',
  spam: 'spam',
  harassment: 'harassment',
  copyright: 'copyright',
  other: 'other',
};
registerEnumType(ReportReasonEnum, { name: 'ReportReason' });

const ReportStatusEnum: { readonly [Status in ReportStatus]: Status } = {
  pending: 'pending',
  dismissed: 'dismissed',
};
registerEnumType(ReportStatusEnum, { name: 'ReportStatus' });

const ReportActionEnum: { readonly [Action in ReportAction]: Action } = {
  deleted: 'deleted',
  dismissed: 'dismissed',
};
registerEnumType(ReportActionEnum, { name: 'ReportAction' });

@ObjectType('ContentReport', {
  description: 'A member’s report of content, as moderators read it.',
  simpleResolvers: true,
})
export class ReportType implements ReportView {
  @Field(() => Int) readonly id!: number;
  @Field(() => ReportedTypeEnum) readonly contentType!: ReportedType;
  @Field(() => Int) readonly contentId!: number;
  @Field(() => ReportReasonEnum) readonly reason!: ReportReason;
  @Field(() => String, { nullable: true }) readonly description!: string | null;
  @Field(() => ReportStatusEnum) readonly status!: ReportStatus;
  @Field(() => ReportActionEnum, {
    nullable: true,
    description: 'What happened to the content; null while the report is pending.',
  })
  readonly actionTaken!: ReportAction | null;
  @Field(() => DateTime, { nullable: true }) readonly reviewedAt!: string | null;
  @Field(() => String, { nullable: true }) readonly adminNotes!: string | null;
  @Field(() => DateTime) readonly createdAt!: string;
  @Field(() => Int, { nullable: true, description: 'Null once the account was deleted.' })
  readonly reporterId!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The moderator who reviewed it; null while it is pending, or once the account was deleted.',
  })
  readonly reviewedById!: number | null;
  @Field(() => String, { nullable: true, description: 'The text at the time of the report.' })
  readonly reportedContentBackup!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of its writer at the time of the report.',
  })
  readonly reportedUserNameBackup!: string | null;
  @Field(() => String, { description: 'Anonymous once the account was deleted.' })
  readonly reporterName!: string;
  @Field(() => String, { nullable: true }) readonly reportedUserName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The text at the time of the report.',
  })
  readonly reportedContent!: string | null;
  @Field(() => Int, { nullable: true }) readonly articleId!: number | null;
  @Field(() => String, { nullable: true }) readonly articleTitle!: string | null;
  @Field(() => String, { nullable: true, description: 'Of a photo.' })
  readonly imageUrl!: string | null;
  @Field(() => Boolean) readonly isContentThere!: boolean;
}

@ObjectType('ReportEvent', {
  description: 'A report arrived, was reviewed or deleted; carries how many are waiting.',
  simpleResolvers: true,
})
export class ReportEventType implements ReportEventView {
  @Field(() => Int) readonly reportId!: number;
  @Field(() => Int) readonly pendingCount!: number;
}

@InputType('ReportContent')
export class ReportContent {
  @Field(() => String, { description: 'photo, photo_comment, article_comment or chat_message' })
  readonly contentType!: string;

  @Field(() => Int)
  readonly contentId!: number;

  @Field(() => String, { description: 'inappropriate, spam, harassment, copyright or other' })
  readonly reason!: string;

  @Field(() => String, { nullable: true })
  readonly description?: string | null;
}
