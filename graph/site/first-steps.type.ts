import { enumOf } from '../core/enum-of.ts';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstStepsView,
  type FirstStepView,
  TRIED_STEPS,
  type TriedStep,
} from '../../schema/site/first-steps.ts';

const DESCRIPTIONS: Readonly<Record<FirstStep, { readonly description: string }>> = {
  LINKS: { description: 'The site’s pages on other platforms.' },
  SHOWS: { description: 'A show visitors can see, imported or entered.' },
  ROSTER: { description: 'Players, for fantasy.' },
  GAME: { description: 'A game.' },
  ARTICLE: { description: 'A published article.' },
  MAIL: { description: 'A mail server that accepts mail.' },
  STORAGE: { description: 'Storage that returns what was written to it.' },
  BACKUPS: { description: 'Backups, confirmed by an admin.' },
};

const FirstStepEnum = enumOf(FIRST_STEPS);
registerEnumType(FirstStepEnum, {
  name: 'FirstStepName',
  description: 'What the owners of a new site add and test.',
  valuesConfig: DESCRIPTIONS,
});

export const TriedStepEnum = enumOf(TRIED_STEPS);
registerEnumType(TriedStepEnum, {
  name: 'TriedStep',
  description: 'A step that the site tries, or that an admin confirms.',
  valuesConfig: {
    MAIL: { description: 'Sends a test email to the admin.' },
    STORAGE: { description: 'Stores a file, reads it and removes it.' },
    BACKUPS: { description: 'Confirms that there are backups.' },
  } satisfies Record<TriedStep, { description: string }>,
});

@ObjectType('FirstStep', {
  description: 'A step of a new site.',
  simpleResolvers: true,
})
class FirstStepType implements FirstStepView {
  @Field(() => FirstStepEnum, { description: 'Which one.' })
  readonly step!: FirstStep;

  @Field(() => Boolean, { description: 'Whether it is done, judged by what is actually there.' })
  readonly isDone!: boolean;
}

@ObjectType('FirstSteps', {
  description: 'What is missing on a new site.',
  simpleResolvers: true,
})
export class FirstStepsType implements FirstStepsView {
  @Field(() => [FirstStepType], { description: 'All steps, most important first.' })
  readonly steps!: readonly FirstStepView[];

  @Field(() => Boolean, {
    description: 'Whether emails go to a mail server; without one they are saved as files.',
  })
  readonly hasMailServer!: boolean;
}

/** The steps after a change. */
@ObjectType({ simpleResolvers: true })
abstract class ChangedSteps {
  @Field(() => FirstStepsType, { nullable: true, description: 'Null if they are hidden.' })
  readonly firstSteps!: FirstStepsView | null;
}

@ObjectType('TryFirstStepPayload', {
  description: 'The result of trying a step.',
  simpleResolvers: true,
})
export class TryFirstStepPayload extends ChangedSteps {}

@ObjectType('HideFirstStepsPayload', {
  description: 'The result of hiding the steps.',
  simpleResolvers: true,
})
export class HideFirstStepsPayload extends ChangedSteps {}
