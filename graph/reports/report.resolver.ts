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
import type { ReportEventView } from '../../schema/reports.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER, CURSOR, CURSOR_FIELD } from '../core/paging/paging-arguments.ts';
import {
  deleteReport,
  deleteReportedContent,
  dismissReport,
  pendingReportCount,
  reports,
} from './report-review.service.ts';
import { reportCursor } from './report.reads.ts';
import { reportContent } from './report.service.ts';
import { ReportContent, ReportEventType, ReportType } from './report.type.ts';

@Resolver(() => ReportType)
export class ReportResolver {
  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() { reviewedAt, id }: ReportType): string {
    return reportCursor.of(reviewedAt, id);
  }

  @Query(() => [ReportType], {
    description:
      'Pending reports, newest first; the first page ends with the 10 reviewed last. `filter`: all, pending, dismissed or a content type.',
  })
  reports(
    @Ctx() ctx: Context,
    @Arg('filter', () => String, {
      defaultValue: 'all',
      description: 'all, a status, or a kind of content.',
    })
    filter: string,
    @Arg('first', () => Int, { defaultValue: LARGEST_PAGE, description: 'How many.' })
    first: number,
    @Arg('after', () => Int, AFTER) after?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ): Promise<ReportType[]> {
    return reports(ctx, { filter, first, after, cursor });
  }

  @Query(() => Int, { description: 'How many reports are waiting for review.' })
  pendingReportCount(@Ctx() ctx: Context): Promise<number> {
    return pendingReportCount(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Reports content to the moderators. Repeating it while it is pending changes nothing.',
  })
  reportContent(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportContent, { description: 'What is wrong with what.' })
    input: ReportContent,
  ): Promise<boolean> {
    return reportContent(ctx, input);
  }

  @Mutation(() => ReportType, { description: 'Closes a report; the content stays.' })
  dismissReport(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the report.' }) id: number,
  ): Promise<ReportType> {
    return dismissReport(ctx, id);
  }

  @Mutation(() => ReportType, {
    description: 'Deletes the content and closes every pending report of it, in one transaction.',
  })
  deleteReportedContent(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the report.' }) id: number,
  ): Promise<ReportType> {
    return deleteReportedContent(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Only reviewed ones.' })
  deleteReport(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the report.' }) id: number,
  ): Promise<boolean> {
    return deleteReport(ctx, id);
  }

  @Subscription(() => ReportEventType, {
    subscribe: follow('report.changed'),
    description: 'Each report as it arrives, is closed or deleted.',
  })
  reportEvents(@Root() event: ReportEventView): ReportEventType {
    return event;
  }
}
