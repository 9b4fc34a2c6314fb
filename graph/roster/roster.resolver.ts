import { Ctx, Extensions, Query, Resolver, Root, Subscription } from 'type-graphql';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { depthChart, roster } from './roster.service.ts';
import { RosterType, RosterEventType } from './roster.type.ts';

@Resolver()
export class RosterResolver {
  @Query(() => RosterType, { description: 'By jersey number.' })
  roster(@Ctx() ctx: Context) {
    return roster(ctx);
  }

  @Query(() => RosterType, { description: 'Starters first, then by jersey number.' })
  depthChart(@Ctx() ctx: Context) {
    return depthChart(ctx);
  }

  @Extensions({ shared: true })
  @Subscription(() => RosterEventType, {
    subscribe: follow('roster.changed'),
    description: 'Every change of the roster.',
  })
  rosterEvents(@Root() { players }: EventMap['roster.changed']): RosterEventType {
    return { players };
  }
}
