import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type ContentType, RECENT_EPISODES } from '../../schema/shows.ts';
import type { Context } from '../core/context.ts';
import { ChannelStatsType, ContentItemType, ContentTypeEnum } from './content-item.type.ts';
import { channelStats, latestContent, recentContent } from './content.service.ts';

@Resolver()
export class ContentResolver {
  @Query(() => ContentItemType, {
    nullable: true,
    description: 'What is on the air of a type, else its newest; null when there is none.',
  })
  latestContent(
    @Ctx() ctx: Context,
    @Arg('type', () => ContentTypeEnum) type: ContentType,
  ): Promise<ContentItemType | null> {
    return latestContent(ctx, type);
  }

  @Query(() => [ContentItemType], { description: 'Newest first, at most 50.' })
  recentContent(
    @Ctx() ctx: Context,
    @Arg('type', () => ContentTypeEnum) type: ContentType,
    @Arg('limit', () => Int, { defaultValue: RECENT_EPISODES }) limit: number,
  ): Promise<ContentItemType[]> {
    return recentContent(ctx, { type, limit });
  }

  @Query(() => ChannelStatsType)
  channelStats(): ChannelStatsType {
    return channelStats();
  }
}
