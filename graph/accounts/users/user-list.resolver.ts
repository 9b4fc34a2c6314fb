import {
  Arg,
  Ctx,
  Extensions,
  Field,
  InputType,
  Int,
  Mutation,
  Query,
  registerEnumType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { enumOf } from '../../core/enum-of.ts';
import {
  COUNTRY_FILTERS,
  type CountryFilter,
  TEAM_FILTERS,
  type TeamFilter,
  USER_SORTS,
  type UserFilter,
  USERS_PAGE,
  type UserSort,
} from '../../../schema/accounts/user-list.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import {
  AFTER,
  BEFORE,
  FIRST_OR_LAST,
  PAGED,
  usually,
} from '../../core/paging/paging-arguments.ts';
import type { EventMap } from '../../core/events/event-map.ts';
import { deleteAccount } from '../leaving/delete-account.service.ts';
import { userCount, users } from './user-list.reads.ts';
import { UserConnectionType, UserEventType } from './user.type.ts';
import { DeleteUserInput, DeleteUserPayload } from './user-list.payloads.ts';

const TeamFilterEnum = enumOf(TEAM_FILTERS);
registerEnumType(TeamFilterEnum, {
  name: 'TeamFilter',
  description: 'By the favorite team.',
  valuesConfig: {
    ALL: { description: 'Every team.' },
    BRONCOS: { description: 'Fans of Denver.' },
    OTHERS: { description: 'Fans of other teams.' },
  },
});

const CountryFilterEnum = enumOf(COUNTRY_FILTERS);
registerEnumType(CountryFilterEnum, {
  name: 'CountryFilter',
  description: 'Accounts by country.',
  valuesConfig: {
    ALL: { description: 'Every country.' },
    OUTSIDE_USA: { description: 'Every country but the United States.' },
  },
});

const UserSortEnum = enumOf(USER_SORTS);
registerEnumType(UserSortEnum, {
  name: 'UserSort',
  description: 'The order of accounts.',
  valuesConfig: {
    NEWEST: { description: 'Those who joined last come first.' },
    OLDEST: { description: 'Those who joined first come first.' },
    NAME: { description: 'By name, regardless of case.' },
  },
});

@InputType('UserFilterInput', {
  description: 'Which accounts to list; what is left out doesn’t matter.',
})
class UserFilterType implements UserFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words or parts of words that must all appear in the name or the email.',
  })
  search?: string | null;
  @Field(() => TeamFilterEnum, { nullable: true, description: 'By favorite team.' })
  team?: TeamFilter | null;
  @Field(() => CountryFilterEnum, { nullable: true, description: 'By country.' })
  country?: CountryFilter | null;
}

const FILTER = { nullable: true, description: 'All users by default.' };

/** The users as admins see them. */
@Resolver()
export class UserListResolver {
  @Extensions({ listLength: USERS_PAGE })
  @Query(() => UserConnectionType, {
    description: `Accounts in the order asked for, which its cursors belong to. ${PAGED}`,
  })
  users(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilterType, FILTER) filter: UserFilterType | null,
    @Arg('sort', () => UserSortEnum, { defaultValue: 'NEWEST', description: 'In which order.' })
    sort: UserSort,
    @Arg('first', () => Int, { ...FIRST_OR_LAST, description: usually(USERS_PAGE) })
    first?: number,
    @Arg('after', () => String, AFTER) after?: string,
    @Arg('last', () => Int, FIRST_OR_LAST) last?: number,
    @Arg('before', () => String, BEFORE) before?: string,
  ) {
    const { search, team, country } = filter ?? {};
    const filtered = { search, team, country, sort };
    return users(ctx, { ...filtered, first, after, last, before });
  }

  @Query(() => Int, { description: 'How many there are.' })
  userCount(
    @Ctx() ctx: Context,
    @Arg('filter', () => UserFilterType, FILTER) filter: UserFilterType | null,
  ) {
    return userCount(ctx, filter ?? {});
  }

  @Subscription(() => UserEventType, {
    subscribe: follow(['account.created', 'account.changed', 'account.deleted']),
    description: 'Accounts as they are created, changed or deleted.',
  })
  userEvents(
    @Root() { userId }: EventMap['account.created' | 'account.changed' | 'account.deleted'],
  ): UserEventType {
    return { userId };
  }

  @Mutation(() => DeleteUserPayload, {
    nullable: true,
    description:
      'Deletes the user, everything they posted and every session. FORBIDDEN for admin accounts, including your own.',
  })
  async deleteUser(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteUserInput, { description: 'Which account.' }) { id }: DeleteUserInput,
  ): Promise<DeleteUserPayload> {
    await deleteAccount(ctx, id);
    return { deletedId: id };
  }
}
