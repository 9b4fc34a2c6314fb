import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { type BreakingNewsInEvent, NEWS_PAGE } from '../../schema/news/news.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import {
  latestBreakingNews,
  sendBreakingNews,
  sentBreakingNews,
  withdrawBreakingNews,
} from './breaking-news.service.ts';
import {
  BreakingNewsInputType,
  BreakingNewsType,
  SentNewsConnectionType,
  type SentNewsType,
  BreakingNewsEventType,
} from './breaking-news.type.ts';
import {
  SendBreakingNewsPayload,
  WithdrawBreakingNewsInput,
  WithdrawBreakingNewsPayload,
} from './breaking-news.payloads.ts';

@Resolver()
export class BreakingNewsResolver {
  @Query(() => BreakingNewsType, {
    nullable: true,
    description: 'The newest of the last 24 hours; null when there is none.',
  })
  latestBreakingNews(@Ctx() ctx: Context): Promise<BreakingNewsType | null> {
    return latestBreakingNews(ctx);
  }

  @Query(() => SentNewsConnectionType, {
    description: `Sent breaking news, newest first. ${PAGED}`,
  })
  sentBreakingNews(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(NEWS_PAGE)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<SentNewsType>> {
    return sentBreakingNews(ctx, { first, after });
  }

  @Mutation(() => SendBreakingNewsPayload, {
    nullable: true,
    description: 'Shows it to everyone on the site at once, and to visitors for the next 24 hours.',
  })
  async sendBreakingNews(
    @Ctx() ctx: Context,
    @Arg('input', () => BreakingNewsInputType, { description: 'Headline and link.' })
    input: BreakingNewsInputType,
  ): Promise<SendBreakingNewsPayload> {
    return { news: await sendBreakingNews(ctx, input) };
  }

  @Mutation(() => WithdrawBreakingNewsPayload, {
    nullable: true,
    description: 'Withdraws breaking news from every page.',
  })
  async withdrawBreakingNews(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawBreakingNewsInput, { description: 'Which news.' })
    { id }: WithdrawBreakingNewsInput,
  ): Promise<WithdrawBreakingNewsPayload> {
    return { news: await withdrawBreakingNews(ctx, id) };
  }

  @Extensions({ shared: true })
  @Subscription(() => BreakingNewsType, {
    subscribe: follow('news.sent'),
    description: 'Breaking news, when it is sent.',
  })
  breakingNews(@Root() news: BreakingNewsInEvent): BreakingNewsType {
    return { ...news, createdAt: new Date(news.createdAt) };
  }

  @Extensions({ shared: true })
  @Subscription(() => BreakingNewsEventType, {
    subscribe: follow('news.withdrawn'),
    description: 'Breaking news, when it is withdrawn.',
  })
  breakingNewsWithdrawals(@Root() { newsId }: BreakingNewsEventType): BreakingNewsEventType {
    return { newsId };
  }
}
