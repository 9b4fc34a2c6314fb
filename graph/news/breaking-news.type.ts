import { DateTime } from '../core/instants.ts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { BreakingNewsView, SentNewsView } from '../../schema/news/news.ts';
import type { BreakingNewsInput } from '../../schema/news/news-shape.ts';
import { connectionType } from '../core/paging/connection.type.ts';

@ObjectType('BreakingNews', {
  description: 'One line that everyone on the site sees at once.',
  simpleResolvers: true,
})
export class BreakingNewsType implements BreakingNewsView {
  @Field(() => Int, { description: 'The id of the news.' }) readonly id!: number;
  @Field(() => String, { description: 'One line.' }) readonly headline!: string;
  @Field(() => String, { nullable: true, description: 'A link to read more.' })
  readonly url!: string | null;
  @Field(() => DateTime, { description: 'When it was sent.' }) readonly createdAt!: Date;
}

@ObjectType('SentNews', {
  description: 'Breaking news as admins read it in the history.',
  simpleResolvers: true,
})
export class SentNewsType implements SentNewsView {
  @Field(() => Int, { description: 'The id of the news.' }) readonly id!: number;
  @Field(() => String, { description: 'One line.' }) readonly headline!: string;
  @Field(() => String, { nullable: true, description: 'Where it leads; null for nowhere.' })
  readonly url!: string | null;
  @Field(() => DateTime, { description: 'When it was sent.' }) readonly createdAt!: Date;
  @Field(() => String, { nullable: true, description: 'Null when the account was deleted.' })
  readonly sentBy!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was withdrawn; null while it counts.',
  })
  readonly withdrawnAt!: Date | null;
}

export const SentNewsConnectionType = connectionType('SentNews', SentNewsType);

@InputType('SendBreakingNewsInput', { description: 'Breaking news to send.' })
export class BreakingNewsInputType implements BreakingNewsInput {
  @Field(() => String, { description: 'One line.' }) readonly headline!: string;
  @Field(() => String, { nullable: true, description: 'Starts with https://.' })
  readonly url?: string | null;
}

@ObjectType('BreakingNewsEvent', {
  description: 'Breaking news that was withdrawn.',
  simpleResolvers: true,
})
export class BreakingNewsEventType {
  @Field(() => Int, { description: 'The id of the news.' })
  readonly newsId!: number;
}
