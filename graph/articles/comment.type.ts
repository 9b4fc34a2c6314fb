import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CommentView, PostCommentInput } from '../../schema/articles.ts';
import { PublicUserType } from '../accounts/user.type.ts';

@ObjectType('Comment', {
  description: 'A comment on an article. Plain text.',
  simpleResolvers: true,
})
export class CommentType implements CommentView {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly articleId!: number;

  @Field(() => String)
  readonly content!: string;

  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => Int)
  readonly totalLikes!: number;

  @Field(() => Boolean, { description: 'Whether the viewer likes it; false for visitors.' })
  readonly liked!: boolean;

  @Field(() => GraphQLDateTime)
  readonly createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Later than createdAt once the text was edited.' })
  readonly updatedAt!: Date;
}

@InputType('PostComment')
export class PostComment implements PostCommentInput {
  @Field(() => Int)
  readonly articleId!: number;

  @Field(() => String)
  readonly content!: string;
}
