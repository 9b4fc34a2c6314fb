import {
  Arg,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ReportEventView, ReportFilter } from '../../schema/reports.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, CURSOR_FIELD, firstOf } from '../core/paging/paging-arguments.ts';
import {
  deleteReport,
  deleteReportedContent,
  dismissReport,
  pendingReportCount,
  reports,
} from './report-review.service.ts';
import { cursorOfReport } from './report.reads.ts';
import { reportContent } from './report.service.ts';
import {
  ContentReportConnectionType,
  ReportContentInput,
  ReportEventType,
  ReportFilterEnum,
  ReportType,
} from './report.type.ts';
import {
  ReportContentPayload,
  DismissReportInput,
  DismissReportPayload,
  DeleteReportedContentInput,
  DeleteReportedContentPayload,
  DeleteReportInput,
  DeleteReportPayload,
} from './report.payloads.ts';

@Resolver(() => ReportType)
export class ReportResolver {
  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() report: ReportType): string {
    return cursorOfReport(report);
  }

  @Query(() => ContentReportConnectionType, {
    description: 'Pending reports, newest first; the first page ends with the 10 reviewed last.',
  })
  reports(
    @Ctx() ctx: Context,
    @Arg('filter', () => ReportFilterEnum, {
      defaultValue: ReportFilterEnum.ALL,
      description: 'Those of a status, or of a kind of content.',
    })
    filter: ReportFilter,
    @Arg('first', () => Int, firstOf(LARGEST_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<ReportType>> {
    return reports(ctx, { filter, first, after });
  }

  @Query(() => Int, { description: 'How many reports are waiting for review.' })
  pendingReportCount(@Ctx() ctx: Context): Promise<number> {
    return pendingReportCount(ctx);
  }

  @Mutation(() => ReportContentPayload, {
    nullable: true,
    description:
      'Reports content to the moderators. Repeating it while it is pending changes nothing.',
  })
  async reportContent(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportContentInput, { description: 'What is wrong with what.' })
    input: ReportContentInput,
  ): Promise<ReportContentPayload> {
    await reportContent(ctx, input);
    return { contentId: input.contentId };
  }

  @Mutation(() => DismissReportPayload, {
    nullable: true,
    description: 'Closes a report; the content stays.',
  })
  async dismissReport(
    @Ctx() ctx: Context,
    @Arg('input', () => DismissReportInput, { description: 'Which report.' })
    { id }: DismissReportInput,
  ): Promise<DismissReportPayload> {
    return { report: await dismissReport(ctx, id) };
  }

  @Mutation(() => DeleteReportedContentPayload, {
    nullable: true,
    description: 'Deletes the content and closes every pending report of it, in one transaction.',
  })
  async deleteReportedContent(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteReportedContentInput, {
      description: 'The report whose content goes.',
    })
    { id }: DeleteReportedContentInput,
  ): Promise<DeleteReportedContentPayload> {
    return { report: await deleteReportedContent(ctx, id) };
  }

  @Mutation(() => DeleteReportPayload, { nullable: true, description: 'Only reviewed ones.' })
  async deleteReport(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteReportInput, { description: 'Which report.' })
    { id }: DeleteReportInput,
  ): Promise<DeleteReportPayload> {
    await deleteReport(ctx, id);
    return { deletedId: id };
  }

  @Subscription(() => ReportEventType, {
    subscribe: follow('report.changed'),
    description: 'Each report as it arrives, is closed or deleted.',
  })
  reportEvents(@Root() event: ReportEventView): ReportEventType {
    return event;
  }
}
