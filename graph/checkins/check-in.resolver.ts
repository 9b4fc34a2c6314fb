import type { EventMap } from '../core/events/event-map.ts';
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
import {
  CHECK_INS_WAITING,
  type CheckInMapView,
  type CheckInStatusView,
} from '../../schema/checkins.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { AFTER, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { checkInStatus } from './check-in-day.ts';
import { checkInMap } from './check-in-map.reads.ts';
import { CheckInMapType, CheckInStatusType } from './check-in-map.type.ts';
import { CHECK_INS_USUAL, checkIns, pendingCheckIns } from './check-in.reads.ts';
import { approveCheckIn, deleteCheckIn, submitCheckIn } from './check-in.service.ts';
import { CheckInConnectionType, CheckInType, CheckInEventType } from './check-in.type.ts';

type CheckInEvent = EventMap['checkin.changed'];
import {
  SubmitCheckInInput,
  SubmitCheckInPayload,
  ApproveCheckInInput,
  ApproveCheckInPayload,
  DeleteCheckInInput,
  DeleteCheckInPayload,
} from './check-in.payloads.ts';

@Resolver()
export class CheckInResolver {
  @Query(() => CheckInConnectionType, { description: `Approved ones, newest first. ${PAGED}` })
  checkIns(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(CHECK_INS_USUAL)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ) {
    return checkIns(ctx, { first, after });
  }

  @Query(() => CheckInStatusType, {
    description: 'Whether fans check in today, and the game they check in to.',
  })
  checkInStatus(@Ctx() ctx: Context): Promise<CheckInStatusView> {
    return checkInStatus(ctx);
  }

  @Query(() => CheckInMapType, {
    nullable: true,
    description:
      'Where fans watched that game, from approved check-ins; null if there is no such game. Without an id it is today’s game, else the last one with check-ins. checkInEvents says when it changes.',
  })
  checkInMap(
    @Ctx() ctx: Context,
    @Arg('gameId', () => Int, {
      nullable: true,
      description: 'Any game, played or not; null for the one that the site shows now.',
    })
    gameId?: number,
  ): Promise<CheckInMapView | null> {
    return checkInMap(ctx, gameId);
  }

  @Extensions({ listLength: CHECK_INS_WAITING })
  @Query(() => [CheckInType], { description: 'Check-ins waiting for approval.' })
  pendingCheckIns(@Ctx() ctx: Context) {
    return pendingCheckIns(ctx);
  }

  @Mutation(() => SubmitCheckInPayload, {
    nullable: true,
    description:
      'Checks in to a game, for members once check-ins are open to all. It waits for approval. The picture is a JPEG, PNG, GIF or WebP under 10 MB, sent as a GraphQL multipart request. Without a game, it is today’s or else the next one.',
  })
  async submitCheckIn(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitCheckInInput, { description: 'Where you watch.' })
    { image, location, description, gameId }: SubmitCheckInInput,
  ): Promise<SubmitCheckInPayload> {
    return { checkIn: await submitCheckIn(ctx, { location, description, gameId }, await image) };
  }

  @Mutation(() => ApproveCheckInPayload, {
    nullable: true,
    description: 'Makes it visible to everyone.',
  })
  async approveCheckIn(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveCheckInInput, { description: 'Which check-in.' })
    { id }: ApproveCheckInInput,
  ): Promise<ApproveCheckInPayload> {
    return { checkIn: await approveCheckIn(ctx, id) };
  }

  @Mutation(() => DeleteCheckInPayload, {
    nullable: true,
    description: 'Deletes it with its picture.',
  })
  async deleteCheckIn(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCheckInInput, { description: 'Which check-in.' })
    { id }: DeleteCheckInInput,
  ): Promise<DeleteCheckInPayload> {
    await deleteCheckIn(ctx, id);
    return { deletedId: id };
  }

  // The same for everybody: an id of what anybody may see.
  @Extensions({ shared: true })
  @Subscription(() => CheckInEventType, {
    subscribe: follow('checkin.changed', ({ payload }) => payload.isPublic),
    description: 'Check-ins as they are approved, or deleted after that.',
  })
  checkInEvents(@Root() { checkInId }: CheckInEvent): CheckInEventType {
    return { checkInId };
  }

  @Subscription(() => CheckInEventType, {
    subscribe: follow('checkin.changed'),
    description: 'Check-ins as they arrive, are approved or deleted.',
  })
  pendingCheckInEvents(@Root() { checkInId }: CheckInEvent): CheckInEventType {
    return { checkInId };
  }
}
