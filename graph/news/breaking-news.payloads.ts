import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BreakingNewsType, SentNewsType } from './breaking-news.type.ts';

@ObjectType('SendBreakingNewsPayload', {
  description: 'The result of sending breaking news.',
  simpleResolvers: true,
})
export class SendBreakingNewsPayload {
  @Field(() => BreakingNewsType, { description: 'The news as sent.' })
  readonly news!: BreakingNewsType;
}

@InputType('WithdrawBreakingNewsInput', { description: 'Which news.' })
export class WithdrawBreakingNewsInput {
  @Field(() => Int, { description: 'The id of the news.' })
  readonly id!: number;
}

@ObjectType('WithdrawBreakingNewsPayload', {
  description: 'The result of withdrawing breaking news.',
  simpleResolvers: true,
})
export class WithdrawBreakingNewsPayload {
  @Field(() => SentNewsType, { description: 'The news, withdrawn.' })
  readonly news!: SentNewsType;
}
