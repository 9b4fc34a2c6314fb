import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SHOW_SOURCES } from '../../../schema/shows/show-sources.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import {
  CheckShowSourcesPayload,
  SetShowSourceInput,
  SetShowSourcePayload,
  ShowSourceEventType,
  ShowSourceType,
} from './show-source.type.ts';
import { checkShowSources, setShowSource, showSources } from './show-source.service.ts';

@Resolver()
export class ShowSourceResolver {
  @Extensions({ listLength: SHOW_SOURCES.length })
  @Query(() => [ShowSourceType], {
    nullable: true,
    description: 'Where shows are imported from, and how the last import went.',
  })
  showSources(@Ctx() ctx: Context): Promise<ShowSourceType[]> {
    return showSources(ctx);
  }

  @Mutation(() => CheckShowSourcesPayload, {
    nullable: true,
    description: 'Imports from all sources shortly, including those that failed.',
  })
  async checkShowSources(@Ctx() ctx: Context): Promise<CheckShowSourcesPayload> {
    return { sources: await checkShowSources(ctx) };
  }

  @Mutation(() => SetShowSourcePayload, {
    nullable: true,
    description: 'Sets where shows are imported from, and starts an import.',
  })
  async setShowSource(
    @Ctx() ctx: Context,
    @Arg('input', () => SetShowSourceInput, { description: 'Which source, and its address.' })
    input: SetShowSourceInput,
  ): Promise<SetShowSourcePayload> {
    return { sources: await setShowSource(ctx, input) };
  }

  @Subscription(() => ShowSourceEventType, {
    subscribe: follow('showSource.changed'),
    description: 'Shows were imported from a source, or could not be.',
  })
  showSourceEvents(@Root() event: ShowSourceEventType): ShowSourceEventType {
    return event;
  }
}
