import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ShowEventView } from '../../schema/shows/shows.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { ContentItemType, ShowEventType } from './content-item.type.ts';
import { saveLiveShow } from './show-desk.service.ts';
import { SaveLiveShowInput, SaveLiveShowPayload } from './live-show.type.ts';
import { LIVE_SHOWS, liveShows, setShowLive } from './show.service.ts';
import { SetShowLiveInput, SetShowLivePayload } from './show.payloads.ts';

@Resolver()
export class ShowResolver {
  @Extensions({ listLength: LIVE_SHOWS })
  @Query(() => [ContentItemType], {
    description: 'Live shows that can go on the air; the one on the air comes first.',
  })
  liveShows(@Ctx() ctx: Context): Promise<ContentItemType[]> {
    return liveShows(ctx);
  }

  @Mutation(() => SetShowLivePayload, {
    nullable: true,
    description: 'Puts a live show on the air, or takes it off. Any other show goes off the air.',
  })
  async setShowLive(
    @Ctx() ctx: Context,
    @Arg('input', () => SetShowLiveInput, {
      description: 'Which show, and whether it is on the air.',
    })
    { id, isLive }: SetShowLiveInput,
  ): Promise<SetShowLivePayload> {
    return { show: await setShowLive(ctx, id, isLive) };
  }

  @Mutation(() => SaveLiveShowPayload, {
    nullable: true,
    description: 'Title and link of a live show, or of a new one.',
  })
  async saveLiveShow(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveLiveShowInput, { description: 'Title and link.' })
    input: SaveLiveShowInput,
  ): Promise<SaveLiveShowPayload> {
    return { show: await saveLiveShow(ctx, input) };
  }

  @Extensions({ shared: true })
  @Subscription(() => ShowEventType, {
    subscribe: follow('show.changed'),
    description: 'A show went on or off the air, appeared on the site, was edited or removed.',
  })
  showEvents(@Root() event: ShowEventView): ShowEventType {
    return event;
  }
}
