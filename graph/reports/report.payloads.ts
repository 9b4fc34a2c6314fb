import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReportType } from './report.type.ts';

@ObjectType('ReportContentPayload', {
  description: 'The result of a report.',
  simpleResolvers: true,
})
export class ReportContentPayload {
  @Field(() => Int, { description: 'The id of what was reported.' })
  readonly contentId!: number;
}

@InputType('DismissReportInput', { description: 'Which report.' })
export class DismissReportInput {
  @Field(() => Int, { description: 'The id of the report.' })
  readonly id!: number;
}

@ObjectType('DismissReportPayload', {
  description: 'The result of closing a report.',
  simpleResolvers: true,
})
export class DismissReportPayload {
  @Field(() => ReportType, { description: 'The closed report.' })
  readonly report!: ReportType;
}

@InputType('DeleteReportedContentInput', { description: 'The report whose content goes.' })
export class DeleteReportedContentInput {
  @Field(() => Int, { description: 'The id of the report.' })
  readonly id!: number;
}

@ObjectType('DeleteReportedContentPayload', {
  description: 'The result of deleting what was reported.',
  simpleResolvers: true,
})
export class DeleteReportedContentPayload {
  @Field(() => ReportType, { description: 'The closed report.' })
  readonly report!: ReportType;
}

@InputType('DeleteReportInput', { description: 'Which report.' })
export class DeleteReportInput {
  @Field(() => Int, { description: 'The id of the report.' })
  readonly id!: number;
}

@ObjectType('DeleteReportPayload', {
  description: 'The result of deleting a report.',
  simpleResolvers: true,
})
export class DeleteReportPayload {
  @Field(() => Int, { description: 'The id of the deleted report.' })
  readonly deletedId!: number;
}
