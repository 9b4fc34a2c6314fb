import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type {
  CommentEventKind,
  CommentEventView,
  CommentView,
  PostCommentInput,
} from '../../schema/articles/comments.ts';
import {
  CommentEventKindEnum,
  CommentFieldsType,
  PostCommentFields,
} from '../comments/comment.type.ts';
import type { ForViewer } from '../comments/thread.ts';

@ObjectType('Comment', {
  description: 'A comment on an article. Plain text.',
  simpleResolvers: true,
})
export class CommentType extends CommentFieldsType implements ForViewer<CommentView> {
  @Field(() => Int)
  readonly articleId!: number;
}

@ObjectType('CommentEvent', {
  description: 'What happened to which comment. DELETED carries it as it last was.',
  simpleResolvers: true,
})
export class CommentEventType implements CommentEventView {
  @Field(() => CommentEventKindEnum)
  readonly kind!: CommentEventKind;

  @Field(() => CommentType)
  readonly comment!: CommentType;
}

@InputType('PostComment')
export class PostComment extends PostCommentFields implements PostCommentInput {
  @Field(() => Int)
  readonly articleId!: number;
}
