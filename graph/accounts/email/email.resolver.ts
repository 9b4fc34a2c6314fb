import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { OwnEmailType } from './email.type.ts';
import { ownEmail, sendEmailProof } from './prove-email.service.ts';

@Resolver()
export class EmailResolver {
  @Query(() => OwnEmailType, { description: "One's own e-mail address, and what it is good for." })
  ownEmail(@Ctx() ctx: Context) {
    return ownEmail(ctx);
  }

  @Mutation(() => OwnEmailType, {
    description:
      "Mails the link that proves one's own address again; the link before ends. Nothing is sent when it is proven.",
  })
  sendEmailProof(@Ctx() ctx: Context) {
    return sendEmailProof(ctx);
  }
}
