import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { BreakingNewsView, SentNewsView } from '../../schema/news/news.ts';
import type { BreakingNewsInput } from '../../schema/news/news-shape.ts';

@ObjectType('BreakingNews', {
  description: 'One line that everyone on the site sees at once.',
  simpleResolvers: true,
})
export class BreakingNewsType implements BreakingNewsView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly headline!: string;
  @Field(() => String, { nullable: true, description: 'A link to read more.' })
  readonly url!: string | null;
  @Field(() => DateTime) readonly createdAt!: Date;
}

@ObjectType('SentNews', {
  description: 'Breaking news as admins read it in the history.',
  simpleResolvers: true,
})
export class SentNewsType implements SentNewsView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly headline!: string;
  @Field(() => String, { nullable: true }) readonly url!: string | null;
  @Field(() => DateTime) readonly createdAt!: Date;
  @Field(() => String, { nullable: true, description: 'Null when the account was deleted.' })
  readonly sentBy!: string | null;
  @Field(() => DateTime, { nullable: true }) readonly withdrawnAt!: Date | null;
}

@InputType('BreakingNewsInput')
export class BreakingNewsInputType implements BreakingNewsInput {
  @Field(() => String) readonly headline!: string;
  @Field(() => String, { nullable: true, description: 'Starts with https://.' })
  readonly url?: string | null;
}
