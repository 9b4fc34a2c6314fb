import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ImageView } from '../../schema/photos/images.ts';
import { type ContentType, RECENT_EPISODES } from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { firstOf } from '../core/paging/paging-arguments.ts';
import { imageAt } from '../core/images/image-loader.ts';
import { ImageType } from '../core/images/image.type.ts';
import {
  ChannelStatsType,
  ContentItemConnectionType,
  ContentItemType,
  ContentTypeEnum,
} from './content-item.type.ts';
import { channelStats, latestContent, recentContent } from './content.service.ts';

@Resolver(() => ContentItemType)
export class ContentResolver {
  @Query(() => ContentItemType, {
    nullable: true,
    description:
      'The show of a type that is on the air, or else the newest; null if there is none.',
  })
  latestContent(
    @Ctx() ctx: Context,
    @Arg('type', () => ContentTypeEnum, { description: 'Which kind of show.' }) type: ContentType,
  ): Promise<ContentItemType | null> {
    return latestContent(ctx, type);
  }

  @Query(() => ContentItemConnectionType, {
    description:
      'The newest of a type, newest first, but what is on the air before all others. `shows` continues after its cursors.',
  })
  recentContent(
    @Ctx() ctx: Context,
    @Arg('type', () => ContentTypeEnum, { description: 'Which kind of show.' }) type: ContentType,
    @Arg('first', () => Int, firstOf(RECENT_EPISODES)) first: number,
  ): Promise<Connection<ContentItemType>> {
    return recentContent(ctx, { type, first });
  }

  @Query(() => ChannelStatsType, { description: 'Subscribers of the show’s channel.' })
  channelStats(@Ctx() ctx: Context): Promise<ChannelStatsType> {
    return channelStats(ctx);
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'The picture at thumbnailUrl, in the widths that pages use.',
  })
  thumbnail(@Root() item: ContentItemType, @Ctx() ctx: Context): Promise<ImageView> | null {
    return item.thumbnailUrl === null ? null : imageAt(ctx, item.thumbnailUrl);
  }
}
