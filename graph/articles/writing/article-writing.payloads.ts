import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../core/instants.ts';
import { ArticleInputType } from '../article.inputs.ts';
import { ArticleType } from '../article.type.ts';

@InputType('CreateArticleInput', { description: 'The article, and whether it is published.' })
export class CreateArticleInput {
  @Field(() => ArticleInputType, { description: 'The article.' })
  readonly article!: ArticleInputType;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is published right away.',
  })
  readonly isPublished!: boolean;
}

@ObjectType('CreateArticlePayload', {
  description: 'The result of creating an article.',
  simpleResolvers: true,
})
export class CreateArticlePayload {
  @Field(() => ArticleType, { description: 'The new article.' })
  readonly article!: ArticleType;
}

@InputType('UpdateArticleInput', { description: 'The article as edited.' })
export class UpdateArticleInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;

  @Field(() => ArticleInputType, {
    description: 'All of it; what is left out is removed.',
  })
  readonly article!: ArticleInputType;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; null overwrites whatever is stored.',
  })
  readonly version?: number | null;
}

@ObjectType('UpdateArticlePayload', {
  description: 'The result of saving an article.',
  simpleResolvers: true,
})
export class UpdateArticlePayload {
  @Field(() => ArticleType, { description: 'The article after the change.' })
  readonly article!: ArticleType;
}

@InputType('PublishArticleInput', { description: 'Which article.' })
export class PublishArticleInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;
}

@ObjectType('PublishArticlePayload', {
  description: 'The result of publishing an article.',
  simpleResolvers: true,
})
export class PublishArticlePayload {
  @Field(() => ArticleType, { description: 'The article after the change.' })
  readonly article!: ArticleType;
}

@InputType('ScheduleArticleInput', { description: 'Which article, and when.' })
export class ScheduleArticleInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When to publish it, in the future; null cancels the schedule.',
  })
  readonly at?: Date | null;
}

@ObjectType('ScheduleArticlePayload', {
  description: 'The result of scheduling an article.',
  simpleResolvers: true,
})
export class ScheduleArticlePayload {
  @Field(() => ArticleType, { description: 'The article after the change.' })
  readonly article!: ArticleType;
}

@InputType('DeleteArticleInput', { description: 'Which article.' })
export class DeleteArticleInput {
  @Field(() => Int, { description: 'The id of the article.' })
  readonly id!: number;
}

@ObjectType('DeleteArticlePayload', {
  description: 'The result of deleting an article.',
  simpleResolvers: true,
})
export class DeleteArticlePayload {
  @Field(() => Int, { description: 'The id of the deleted article.' })
  readonly deletedId!: number;
}
