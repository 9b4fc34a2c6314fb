import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type FirstStepsView, type TriedStep } from '../../schema/site/first-steps.ts';
import type { Context } from '../core/context.ts';
import { firstSteps, hideFirstSteps, tryFirstStep } from './first-steps.service.ts';
import { FirstStepsPayload, FirstStepsType, TriedStepEnum } from './first-steps.type.ts';

@Resolver()
export class FirstStepsResolver {
  @Query(() => FirstStepsType, {
    nullable: true,
    description: 'What is missing on a new site; null for the demo, or if hidden.',
  })
  firstSteps(@Ctx() ctx: Context): Promise<FirstStepsView | null> {
    return firstSteps(ctx);
  }

  @Mutation(() => FirstStepsPayload, {
    nullable: true,
    description: 'Tries a step, and marks it done if it works.',
  })
  async tryFirstStep(
    @Ctx() ctx: Context,
    @Arg('step', () => TriedStepEnum, { description: 'Which one.' }) step: TriedStep,
  ): Promise<FirstStepsPayload> {
    return { firstSteps: await tryFirstStep(ctx, step) };
  }

  @Mutation(() => FirstStepsPayload, {
    nullable: true,
    description: 'Hides the steps for good, for all admins.',
  })
  async hideFirstSteps(@Ctx() ctx: Context): Promise<FirstStepsPayload> {
    await hideFirstSteps(ctx);
    return { firstSteps: null };
  }
}
