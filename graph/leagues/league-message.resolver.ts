import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import {
  LEAGUE_MESSAGES_PER_PAGE,
  type LeagueMessageEvent,
} from '../../schema/fantasy/league-messages.ts';
import type { Context } from '../core/context.ts';
import { follow } from '../core/events/follow.ts';
import {
  AFTER,
  BEFORE,
  CURSOR_FIELD,
  FIRST_OR_LAST,
  PAGED,
  usually,
} from '../core/paging/paging-arguments.ts';
import {
  deleteLeagueMessage,
  leagueMessageCursor,
  leagueMessages,
  postLeagueMessage,
} from './league-message.service.ts';
import {
  DeleteLeagueMessageInput,
  DeleteLeagueMessagePayload,
  LeagueMessageConnectionType,
  LeagueMessageEventType,
  LeagueMessageType,
  PostLeagueMessageInput,
  PostLeagueMessagePayload,
} from './league-message.type.ts';

const LEAGUE_ID = { description: 'The id of the league.' };

@Resolver(() => LeagueMessageType)
export class LeagueMessageResolver {
  @Extensions({ listLength: LEAGUE_MESSAGES_PER_PAGE })
  @Query(() => LeagueMessageConnectionType, {
    description: `What the members of a league of yours write, oldest first; \`last\` and \`before\` page up from the newest. Empty for any other league. ${PAGED}`,
  })
  leagueMessages(
    @Ctx() ctx: Context,
    @Arg('leagueId', () => Int, LEAGUE_ID) leagueId: number,
    @Arg('first', () => Int, { ...FIRST_OR_LAST, description: usually(LEAGUE_MESSAGES_PER_PAGE) })
    first?: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('last', () => Int, FIRST_OR_LAST) last?: number,
    @Arg('before', () => String, BEFORE) before?: string,
  ) {
    return leagueMessages(ctx, leagueId, { first, after, last, before });
  }

  @Mutation(() => PostLeagueMessagePayload, {
    nullable: true,
    description:
      'Writes to the members of a league of yours. Safe to repeat with the same clientId.',
  })
  async postLeagueMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => PostLeagueMessageInput, { description: 'The message.' })
    input: PostLeagueMessageInput,
  ): Promise<PostLeagueMessagePayload> {
    return { message: await postLeagueMessage(ctx, input) };
  }

  @Mutation(() => DeleteLeagueMessagePayload, {
    nullable: true,
    description: 'Deletes a message: your own, or any in a league that you own.',
  })
  async deleteLeagueMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteLeagueMessageInput, { description: 'Which message.' })
    { id }: DeleteLeagueMessageInput,
  ): Promise<DeleteLeagueMessagePayload> {
    await deleteLeagueMessage(ctx, id);
    return { deletedId: id };
  }

  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() message: LeagueMessageType): string {
    return leagueMessageCursor.of(message);
  }

  @Subscription(() => LeagueMessageEventType, {
    subscribe: follow(
      'leagueMessage.changed',
      ({ payload, args, context }) =>
        payload.leagueId === args.leagueId && payload.userIds.includes(context.viewer?.id ?? 0),
    ),
    description: 'Messages of a league of yours as they are sent or deleted, in that order.',
  })
  leagueMessageEvents(
    @Root() { kind, message }: LeagueMessageEvent,
    @Arg('leagueId', () => Int, LEAGUE_ID) _leagueId: number,
  ): LeagueMessageEventType {
    return { kind, message };
  }
}
