import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { LiveGameView } from '../../schema/games/games.ts';
import { follow } from '../core/events/follow.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { liveGame } from './live-game.service.ts';
import { setScoreboard } from './keep-score.service.ts';
import { LiveGameType, SetScoreboardInput, SetScoreboardPayload } from './live-game.type.ts';

@Resolver()
export class LiveGameResolver {
  @Query(() => LiveGameType, {
    nullable: true,
    description: "Today's game while it is played and after; null when there is none.",
  })
  async liveGame(@Ctx() ctx: Context): Promise<LiveGameView | null> {
    const live = await liveGame(ctx.em, ctx.now());
    const moment = momentOf(ctx);
    if (!live || !moment) return live;
    const then = ctx.liveHistory.at(live.gameId, moment);
    if (!then) ctx.behind?.waiting.add('Query.liveGame');
    return then ?? live;
  }

  @Mutation(() => SetScoreboardPayload, {
    nullable: true,
    description: 'Enters the score of the game that is on, where no provider reports it.',
  })
  async setScoreboard(
    @Ctx() ctx: Context,
    @Arg('input', () => SetScoreboardInput, {
      description: 'What to change; what is left out stays.',
    })
    input: SetScoreboardInput,
  ): Promise<SetScoreboardPayload> {
    return { game: await setScoreboard(ctx, input) };
  }

  @Extensions({ shared: true })
  @Subscription(() => LiveGameType, {
    name: 'liveGame',
    subscribe: follow('game.live'),
    description: 'Every change to the live game.',
  })
  liveGameChanged(@Root() live: LiveGameView): LiveGameType {
    return live;
  }
}
