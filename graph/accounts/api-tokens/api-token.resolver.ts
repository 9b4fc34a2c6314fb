import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { API_TOKENS_LIMIT } from '../../../schema/accounts/api-tokens.ts';
import type { Context } from '../../core/context.ts';
import { IdentityProofType } from '../account.inputs.ts';
import { ApiTokenType, CreateApiTokenInputType, CreatedApiTokenType } from './api-token.type.ts';
import * as tokens from './own-api-tokens.service.ts';

/** The tokens by which programs act as a member. */
@Resolver()
export class ApiTokenResolver {
  @Extensions({ listLength: API_TOKENS_LIMIT })
  @Query(() => [ApiTokenType], { description: 'The viewer’s API tokens, newest first.' })
  ownApiTokens(@Ctx() ctx: Context) {
    return tokens.ownApiTokens(ctx);
  }

  @Mutation(() => CreatedApiTokenType, {
    description:
      'Creates an API token, sent as `Authorization: Bearer …`; at most 10 at a time. Only in a signed-in browser, given a proof of identity.',
  })
  createApiToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiTokenInputType, { description: 'Its name and scope.' })
    input: CreateApiTokenInputType,
    @Arg('proof', () => IdentityProofType, { description: 'A fresh proof of identity.' })
    proof: IdentityProofType,
  ) {
    return tokens.createApiToken(ctx, input, proof);
  }

  @Mutation(() => Boolean, {
    description: 'Revokes one of the viewer’s API tokens, effective immediately.',
  })
  revokeApiToken(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the token.' }) id: number,
  ) {
    return tokens.revokeApiToken(ctx, id);
  }
}
