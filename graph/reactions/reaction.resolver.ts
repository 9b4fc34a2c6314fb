import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ReactableKind } from '../../schema/reactions.ts';
import type { Context } from '../core/context.ts';
import type { Reactable } from './reactable.ts';
import { setReaction } from './reaction.service.ts';
import { SetReactionInput, SetReactionPayload } from './reaction.type.ts';

/** The one mutation for reactions; each room registers what can be reacted to in it, as with likes. */
export function reactionResolver(reactables: Readonly<Record<ReactableKind, Reactable>>) {
  @Resolver()
  class ReactionResolver {
    @Mutation(() => SetReactionPayload, {
      nullable: true,
      description:
        'Gives a reaction, or takes it back. Safe to repeat. Subscribers get it within a second, many at once.',
    })
    async setReaction(
      @Ctx() ctx: Context,
      @Arg('input', () => SetReactionInput, { description: 'What to react to, and how.' })
      { kind, ...input }: SetReactionInput,
    ): Promise<SetReactionPayload> {
      const reactable = reactables[kind];
      const view = await setReaction(ctx, reactable, input);
      return { reactable: Object.assign(view, { __typename: reactable.type }) };
    }
  }
  return ReactionResolver;
}
