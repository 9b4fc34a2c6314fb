import { Day } from '../../../core/days.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type {
  ApiTokenDayView,
  ApiTokenUsageView,
  DeprecatedUseView,
} from '../../../../schema/accounts/api-token-usage.ts';

@ObjectType('ApiTokenDay', {
  description: 'The use of one API token on one day in Denver.',
  simpleResolvers: true,
})
export class ApiTokenDayType implements ApiTokenDayView {
  @Field(() => Day, { description: 'The day.' }) readonly day!: string;
  @Field(() => Int, { description: 'Operations and REST calls.' }) readonly calls!: number;
  @Field(() => Int, { description: 'What they cost in points.' }) readonly cost!: number;
  @Field(() => Int, { description: 'Calls whose response had an error.' })
  readonly refusals!: number;
}

@ObjectType('DeprecatedUse', {
  description: 'A deprecated part of the schema that calls with a token have used.',
  simpleResolvers: true,
})
export class DeprecatedUseType implements DeprecatedUseView {
  @Field(() => String, { description: 'The field or argument, as in `ChatMessage.likes`.' })
  readonly field!: string;

  @Field(() => String, { description: 'What to use instead, as the schema says it.' })
  readonly reason!: string;

  @Field(() => Day, {
    nullable: true,
    description: 'The day from when on it may be gone.',
  })
  readonly goesOn!: string | null;

  @Field(() => Int, { description: 'Calls that have used it.' }) readonly calls!: number;

  @Field(() => Day, { description: 'The day of the last one in Denver.' })
  readonly lastUsedOn!: string;
}

@ObjectType('ApiTokenUsage', {
  description:
    'What an API token was used for in the last 30 days. Up to a minute of other servers’ counts is missing.',
  simpleResolvers: true,
})
export class ApiTokenUsageType implements ApiTokenUsageView {
  @Field(() => Int, { description: 'Operations and REST calls.' }) readonly calls!: number;
  @Field(() => Int, { description: 'What they cost in points.' }) readonly cost!: number;
  @Field(() => Int, { description: 'Calls whose response had an error.' })
  readonly refusals!: number;

  @Field(() => [ApiTokenDayType], { description: 'Days with use, newest first.' })
  readonly days!: readonly ApiTokenDayView[];

  @Field(() => [DeprecatedUseType], {
    description: 'Deprecated parts of the schema that were used, the first to go first.',
  })
  readonly deprecated!: readonly DeprecatedUseView[];
}
