import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { MemberProfileView } from '../../schema/accounts/member-profile.ts';
import type { Context } from '../core/context.ts';
import { memberProfile, setProfileHidden } from './member-profile.service.ts';
import {
  MemberProfileType,
  SetProfileHiddenInput,
  SetProfileHiddenPayload,
} from './member-profile.type.ts';

@Resolver()
export class MemberProfileResolver {
  @Query(() => MemberProfileType, {
    nullable: true,
    description: 'The public page of a member; null for unknown ids.',
  })
  memberProfile(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the member.' }) id: number,
  ): Promise<MemberProfileView | null> {
    return memberProfile(ctx, id);
  }

  @Mutation(() => SetProfileHiddenPayload, {
    nullable: true,
    description: 'Hides your public page from others, or shows it again. Safe to repeat.',
  })
  async setProfileHidden(
    @Ctx() ctx: Context,
    @Arg('input', () => SetProfileHiddenInput, { description: 'Whether others may see it.' })
    { isHidden }: SetProfileHiddenInput,
  ): Promise<SetProfileHiddenPayload> {
    return { profile: await setProfileHidden(ctx, isHidden) };
  }
}
