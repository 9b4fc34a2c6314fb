import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { LikeableKind } from '../../schema/likes.ts';
import type { Context } from '../core/context.ts';
import { setLike } from './like.service.ts';
import { SetLikeInput, SetLikePayload } from './like.type.ts';
import type { Likeable } from './likeable.ts';

/**
 * The one mutation for likes. Rooms with likeable content come later in the order of imports, so each registers its
 * own.
 */
export function likeResolver(likeables: Readonly<Record<LikeableKind, Likeable>>) {
  @Resolver()
  class LikeResolver {
    @Mutation(() => SetLikePayload, {
      nullable: true,
      description: 'Likes something, or removes the like. Safe to repeat if `liked` is given.',
    })
    async setLike(
      @Ctx() ctx: Context,
      @Arg('input', () => SetLikeInput, { description: 'What to like, and whether.' })
      { kind, id, liked }: SetLikeInput,
    ): Promise<SetLikePayload> {
      const likeable = likeables[kind];
      const view = await setLike(ctx, likeable, { id, ...(liked !== undefined && { liked }) });
      return { likeable: Object.assign(view, { __typename: likeable.type }) };
    }
  }
  return LikeResolver;
}
