import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { UserType } from '../accounts/users/user.type.ts';
import type { Context } from '../core/context.ts';
import { acknowledgeSanction, answerSanction, ownSanction } from './own-sanction.service.ts';
import {
  AcknowledgeSanctionInput,
  AcknowledgeSanctionPayload,
  AnswerSanctionInput,
  AnswerSanctionPayload,
  OwnSanctionType,
} from './sanction.type.ts';

/** What members see of their own warnings, mutes and bans. */
@Resolver(() => UserType)
export class OwnSanctionResolver {
  @FieldResolver(() => OwnSanctionType, {
    nullable: true,
    description:
      'The warning, mute or ban that keeps the viewer from posting now; null for other members.',
  })
  sanction(@Root() { id }: UserType, @Ctx() ctx: Context) {
    return id === ctx.viewer?.id ? ownSanction(ctx) : null;
  }

  @Mutation(() => AcknowledgeSanctionPayload, {
    nullable: true,
    description: 'Confirms that you read a warning, which ends it. Safe to repeat.',
  })
  async acknowledgeSanction(
    @Ctx() ctx: Context,
    @Arg('input', () => AcknowledgeSanctionInput, { description: 'Which warning.' })
    { id }: AcknowledgeSanctionInput,
  ): Promise<AcknowledgeSanctionPayload> {
    return { sanction: await acknowledgeSanction(ctx, id) };
  }

  @Mutation(() => AnswerSanctionPayload, {
    nullable: true,
    description: 'Answers the moderators, once. CONFLICT if you already did.',
  })
  async answerSanction(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerSanctionInput, { description: 'Which one, and the answer.' })
    { id, answer }: AnswerSanctionInput,
  ): Promise<AnswerSanctionPayload> {
    return { sanction: await answerSanction(ctx, id, answer) };
  }
}
