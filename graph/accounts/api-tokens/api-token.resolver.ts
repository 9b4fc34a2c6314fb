import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { API_TOKENS_LIMIT } from '../../../schema/accounts/api-tokens.ts';
import type { Context } from '../../core/context.ts';
import { ApiTokenType } from './api-token.type.ts';
import * as tokens from './own-api-tokens.service.ts';
import {
  CreateApiTokenInput,
  CreateApiTokenPayload,
  RevokeApiTokenInput,
  RevokeApiTokenPayload,
} from './api-token.payloads.ts';

/** The tokens by which programs act as a member. */
@Resolver()
export class ApiTokenResolver {
  @Extensions({ listLength: API_TOKENS_LIMIT })
  @Query(() => [ApiTokenType], { description: 'The viewer’s API tokens, newest first.' })
  ownApiTokens(@Ctx() ctx: Context) {
    return tokens.ownApiTokens(ctx);
  }

  @Mutation(() => CreateApiTokenPayload, {
    nullable: true,
    description:
      'Creates an API token, sent as `Authorization: Bearer …`; at most 10 at a time. Only in a signed-in browser, given a proof of identity.',
  })
  async createApiToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiTokenInput, {
      description: 'Name and scope of the token, and a proof of identity.',
    })
    { token: input, proof }: CreateApiTokenInput,
  ): Promise<CreateApiTokenPayload> {
    return { created: await tokens.createApiToken(ctx, input, proof) };
  }

  @Mutation(() => RevokeApiTokenPayload, {
    nullable: true,
    description: 'Revokes one of the viewer’s API tokens, effective immediately.',
  })
  async revokeApiToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeApiTokenInput, { description: 'Which token.' })
    { id }: RevokeApiTokenInput,
  ): Promise<RevokeApiTokenPayload> {
    await tokens.revokeApiToken(ctx, id);
    return { deletedId: id };
  }
}
