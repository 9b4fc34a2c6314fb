import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { depthChart, roster } from './roster.service.ts';
import { RosterType } from './roster.type.ts';

@Resolver()
export class RosterResolver {
  @Query(() => RosterType, { description: 'By jersey number.' })
  roster(@Ctx() ctx: Context) {
    return roster(ctx);
  }

  @Query(() => RosterType, { description: 'Those who start come first, then by jersey number.' })
  depthChart(@Ctx() ctx: Context) {
    return depthChart(ctx);
  }
}
