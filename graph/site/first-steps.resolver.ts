import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type FirstStepsView } from '../../schema/site/first-steps.ts';
import type { Context } from '../core/context.ts';
import { firstSteps, hideFirstSteps, tryFirstStep } from './first-steps.service.ts';
import { FirstStepsType, HideFirstStepsPayload, TryFirstStepPayload } from './first-steps.type.ts';
import { TryFirstStepInput } from './first-steps.payloads.ts';

@Resolver()
export class FirstStepsResolver {
  @Query(() => FirstStepsType, {
    nullable: true,
    description: 'What is missing on a new site; null for the demo, or if hidden.',
  })
  firstSteps(@Ctx() ctx: Context): Promise<FirstStepsView | null> {
    return firstSteps(ctx);
  }

  @Mutation(() => TryFirstStepPayload, {
    nullable: true,
    description: 'Tries a step, and marks it done if it works.',
  })
  async tryFirstStep(
    @Ctx() ctx: Context,
    @Arg('input', () => TryFirstStepInput, { description: 'Which step.' })
    { step }: TryFirstStepInput,
  ): Promise<TryFirstStepPayload> {
    return { firstSteps: await tryFirstStep(ctx, step) };
  }

  @Mutation(() => HideFirstStepsPayload, {
    nullable: true,
    description: 'Hides the steps for good, for all admins.',
  })
  async hideFirstSteps(@Ctx() ctx: Context): Promise<HideFirstStepsPayload> {
    await hideFirstSteps(ctx);
    return { firstSteps: null };
  }
}
