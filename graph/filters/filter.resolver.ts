import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { FILTER_LIMITS, type FilterView } from '../../schema/filters/filters.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import { addFilter, deleteFilter, filters, filterTrial, updateFilter } from './filter.service.ts';
import {
  AddFilterInput,
  AddFilterPayload,
  DeleteFilterInput,
  DeleteFilterPayload,
  FilterEventType,
  FilterInputType,
  FilterTrialType,
  FilterType,
  UpdateFilterInput,
  UpdateFilterPayload,
} from './filter.type.ts';

/** Filters of what members write. */
@Resolver()
export class FilterResolver {
  @Extensions({ listLength: FILTER_LIMITS.filters })
  @Query(() => [FilterType], { description: 'All filters by name, those that are off, too.' })
  filters(@Ctx() ctx: Context): Promise<FilterView[]> {
    return filters(ctx);
  }

  @Query(() => FilterTrialType, {
    description:
      'What a filter would have matched in the posts of the last week, and whom. Changes nothing.',
  })
  filterTrial(
    @Ctx() ctx: Context,
    @Arg('filter', () => FilterInputType, { description: 'The filter to try.' })
    filter: FilterInputType,
  ) {
    return filterTrial(ctx, filter);
  }

  @Mutation(() => AddFilterPayload, {
    nullable: true,
    description: `Adds a filter, effective immediately; ${FILTER_LIMITS.filters} at most.`,
  })
  async addFilter(
    @Ctx() ctx: Context,
    @Arg('input', () => AddFilterInput, { description: 'The filter.' }) { filter }: AddFilterInput,
  ): Promise<AddFilterPayload> {
    return { filter: await addFilter(ctx, filter) };
  }

  @Mutation(() => UpdateFilterPayload, {
    nullable: true,
    description: 'Changes a filter, effective immediately. The last save wins.',
  })
  async updateFilter(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateFilterInput, { description: 'Which one, and how it should be.' })
    { id, filter }: UpdateFilterInput,
  ): Promise<UpdateFilterPayload> {
    return { filter: await updateFilter(ctx, id, filter) };
  }

  @Mutation(() => DeleteFilterPayload, {
    nullable: true,
    description: 'Deletes a filter, effective immediately. What it marked stays in the queue.',
  })
  async deleteFilter(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteFilterInput, { description: 'Which one.' }) { id }: DeleteFilterInput,
  ): Promise<DeleteFilterPayload> {
    return { deletedId: await deleteFilter(ctx, id) };
  }

  @Subscription(() => FilterEventType, {
    subscribe: follow('filter.changed'),
    description: 'Says which filter was added, changed or deleted; read the filters again then.',
  })
  filterEvents(@Root() event: { filterId: number }): FilterEventType {
    return event;
  }
}
