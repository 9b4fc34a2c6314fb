import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CommentEventKind } from '../../schema/articles/comments.ts';
import type { PostPhotoCommentInput } from '../../schema/photos/photo-shape.ts';
import type { PhotoCommentEventView, PhotoCommentView } from '../../schema/photos/photos.ts';
import {
  CommentEventKindEnum,
  CommentFieldsType,
  PostCommentFields,
} from '../comments/comment.type.ts';
import type { ForViewer } from '../comments/thread.ts';

@ObjectType('PhotoComment', {
  description: 'A comment on a photo. Plain text.',
  simpleResolvers: true,
})
export class PhotoCommentType extends CommentFieldsType implements ForViewer<PhotoCommentView> {
  @Field(() => Int)
  readonly photoId!: number;
}

@ObjectType('PhotoCommentEvent', {
  description: 'What happened to which comment on a photo. DELETED carries it as it last was.',
  simpleResolvers: true,
})
export class PhotoCommentEventType implements PhotoCommentEventView {
  @Field(() => CommentEventKindEnum)
  readonly kind!: CommentEventKind;

  @Field(() => PhotoCommentType)
  readonly comment!: PhotoCommentType;
}

@InputType('PostPhotoComment')
export class PostPhotoComment extends PostCommentFields implements PostPhotoCommentInput {
  @Field(() => Int)
  readonly photoId!: number;
}
