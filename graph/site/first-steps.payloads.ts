import { Field, InputType } from 'type-graphql';
import { type TriedStep } from '../../schema/site/first-steps.ts';
import { TriedStepEnum } from './first-steps.type.ts';

@InputType('TryFirstStepInput', { description: 'Which step.' })
export class TryFirstStepInput {
  @Field(() => TriedStepEnum, { description: 'Which one.' })
  readonly step!: TriedStep;
}
