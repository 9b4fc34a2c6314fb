import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ContentType, ManagedShowView, ShowState } from '../../schema/shows/shows.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { ContentTypeEnum } from './content-item.type.ts';
import { managedShow, managedShows } from './show-desk.reads.ts';
import { addShow, deleteShow, setShowHidden, updateShow } from './show-desk.service.ts';
import {
  DeleteShowInput,
  DeleteShowPayload,
  ManagedShowConnectionType,
  ManagedShowType,
  SetShowHiddenInput,
  SetShowHiddenPayload,
  ShowSaveType,
  ShowStateEnum,
  UpdateShowInput,
  UpdateShowPayload,
} from './show-desk.type.ts';
import { AddShowInput, AddShowPayload } from './show-desk.payloads.ts';

/** What admins do with shows besides putting them on the air. */
@Resolver()
export class ShowDeskResolver {
  @Query(() => ManagedShowConnectionType, {
    nullable: true,
    description: `All shows, newest first, including scheduled and hidden ones. ${PAGED}`,
  })
  managedShows(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('type', () => ContentTypeEnum, { nullable: true, description: 'Null means all types.' })
    type?: ContentType,
    @Arg('state', () => ShowStateEnum, { nullable: true, description: 'Null means any state.' })
    state?: ShowState,
  ): Promise<Connection<ManagedShowView>> {
    return managedShows(ctx, { first, after, type, state });
  }

  @Query(() => ManagedShowType, {
    nullable: true,
    description: 'One show, even if visitors don’t see it; null if there is none.',
  })
  managedShow(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the show.' }) id: number,
  ): Promise<ManagedShowView | null> {
    return managedShow(ctx, id);
  }

  @Mutation(() => AddShowPayload, {
    nullable: true,
    description: 'Puts a show or an episode on the site, right away or at its publishedAt.',
  })
  async addShow(
    @Ctx() ctx: Context,
    @Arg('input', () => AddShowInput, { description: 'What to add.' }) input: AddShowInput,
  ): Promise<AddShowPayload> {
    return { show: await addShow(ctx, input) };
  }

  @Mutation(() => UpdateShowPayload, {
    nullable: true,
    description: 'Corrects or schedules a show. The last save wins.',
  })
  async updateShow(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateShowInput, { description: 'The whole show.' })
    input: UpdateShowInput,
  ): Promise<UpdateShowPayload> {
    return { show: await updateShow(ctx, input) };
  }

  @Mutation(() => SetShowHiddenPayload, {
    nullable: true,
    description: 'Takes a show off the site or puts it back. Safe to repeat.',
  })
  async setShowHidden(
    @Ctx() ctx: Context,
    @Arg('input', () => SetShowHiddenInput, { description: 'Which show, and whether to hide it.' })
    { id, isHidden }: SetShowHiddenInput,
  ): Promise<SetShowHiddenPayload> {
    return { show: await setShowHidden(ctx, id, isHidden) };
  }

  @Mutation(() => DeleteShowPayload, {
    nullable: true,
    description: 'Deletes a show. The trail records its title and address.',
  })
  async deleteShow(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteShowInput, { description: 'Which show.' })
    { id }: DeleteShowInput,
  ): Promise<DeleteShowPayload> {
    return { deletedId: await deleteShow(ctx, id) };
  }

  @Subscription(() => ShowSaveType, {
    subscribe: follow('show.saved'),
    description:
      'A show was added, edited, hidden, scheduled or deleted, even if visitors don’t see it.',
  })
  showSaves(@Root() event: ShowSaveType): ShowSaveType {
    return event;
  }
}
