import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { OwnEmailType } from './email.type.ts';
import { ownEmail, sendEmailProof } from './prove-email.service.ts';
import { SendEmailProofPayload } from './email.payloads.ts';

@Resolver()
export class EmailResolver {
  @Query(() => OwnEmailType, {
    description: 'The viewer’s email address, and whether it is confirmed.',
  })
  ownEmail(@Ctx() ctx: Context) {
    return ownEmail(ctx);
  }

  @Mutation(() => SendEmailProofPayload, {
    nullable: true,
    description:
      'Emails the viewer a new link to confirm their address; the previous link stops working. Sends nothing if it is already confirmed.',
  })
  async sendEmailProof(@Ctx() ctx: Context): Promise<SendEmailProofPayload> {
    return { email: await sendEmailProof(ctx) };
  }
}
