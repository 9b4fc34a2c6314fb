import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListeningPositionView } from '../../../schema/shows/listening.ts';
import type { Context } from '../../core/context.ts';
import { listeningPosition, saveListeningPosition } from './listening.service.ts';
import {
  ListeningPositionType,
  SaveListeningPositionInput,
  SaveListeningPositionPayload,
} from './listening.type.ts';

@Resolver()
export class ListeningResolver {
  @Query(() => ListeningPositionType, {
    nullable: true,
    description: 'Where the viewer is in an episode; null if they haven’t listened to it.',
  })
  listeningPosition(
    @Ctx() ctx: Context,
    @Arg('showId', () => Int, { description: 'The id of the episode.' }) showId: number,
  ): Promise<ListeningPositionView | null> {
    return listeningPosition(ctx, showId);
  }

  @Mutation(() => SaveListeningPositionPayload, {
    nullable: true,
    description: 'Saves where the viewer is in an episode, unless a later position is known.',
  })
  async saveListeningPosition(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveListeningPositionInput, { description: 'Which episode, and how far.' })
    input: SaveListeningPositionInput,
  ): Promise<SaveListeningPositionPayload> {
    return { position: await saveListeningPosition(ctx, input) };
  }
}
