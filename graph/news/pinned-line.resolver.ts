import { Arg, Ctx, Extensions, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { PinnedLineInEvent } from '../../schema/news/pinned-line.ts';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import { pinLine, pinnedLine, unpinLine } from './pinned-line.service.ts';
import {
  PinLineInput,
  PinLinePayload,
  PinnedLineType,
  UnpinLinePayload,
} from './pinned-line.type.ts';

@Resolver()
export class PinnedLineResolver {
  @Query(() => PinnedLineType, {
    nullable: true,
    description: 'The line that hosts pinned; null when there is none.',
  })
  pinnedLine(@Ctx() ctx: Context): Promise<PinnedLineType | null> {
    return pinnedLine(ctx);
  }

  @Mutation(() => PinLinePayload, {
    nullable: true,
    description: 'Pins a line above the chat and the live show.',
  })
  async pinLine(
    @Ctx() ctx: Context,
    @Arg('input', () => PinLineInput, { description: 'The line.' }) input: PinLineInput,
  ): Promise<PinLinePayload> {
    return { line: await pinLine(ctx, input) };
  }

  @Mutation(() => UnpinLinePayload, { nullable: true, description: 'Takes the pinned line down.' })
  async unpinLine(@Ctx() ctx: Context): Promise<UnpinLinePayload> {
    return { line: await unpinLine(ctx) };
  }

  @Extensions({ shared: true })
  @Subscription(() => PinnedLineType, {
    name: 'pinnedLine',
    nullable: true,
    subscribe: follow('line.pinned'),
    description: 'A line was pinned; null: it was taken down.',
  })
  pinnedLineChanged(
    @Root() { line }: { readonly line: PinnedLineInEvent | null },
  ): PinnedLineType | null {
    return line && { ...line, pinnedAt: new Date(line.pinnedAt) };
  }
}
