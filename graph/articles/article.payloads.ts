import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ArticleType } from './article.type.ts';

@InputType('RecordArticleViewInput', { description: 'What was read.' })
export class RecordArticleViewInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;
}

@ObjectType('RecordArticleViewPayload', {
  description: 'The result of counting a view.',
  simpleResolvers: true,
})
export class RecordArticleViewPayload {
  @Field(() => ArticleType, { description: 'The article with its new count.' })
  readonly article!: ArticleType;
}

@InputType('RecordArticleShareInput', { description: 'What was shared.' })
export class RecordArticleShareInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;
}

@ObjectType('RecordArticleSharePayload', {
  description: 'The result of counting a share.',
  simpleResolvers: true,
})
export class RecordArticleSharePayload {
  @Field(() => ArticleType, { description: 'The article with its new count.' })
  readonly article!: ArticleType;
}
