import { GraphQLDateTime } from 'graphql-scalars';
import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CommentEventKind } from '../../schema/comments.ts';
import type { PostPhotoCommentInput } from '../../schema/photo-shape.ts';
import type { PhotoCommentEventView } from '../../schema/photos.ts';
import { PublicUserType } from '../accounts/user.type.ts';
import { CommentEventKindEnum } from '../articles/comment.type.ts';
import type { PhotoCommentForViewer } from './photo-comment.reads.ts';

@ObjectType('PhotoComment', {
  description: 'A comment on a photo. Plain text.',
  simpleResolvers: true,
})
export class PhotoCommentType implements PhotoCommentForViewer {
  @Field(() => Int)
  readonly id!: number;

  @Field(() => Int)
  readonly photoId!: number;

  @Field(() => String)
  readonly content!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => Int)
  readonly totalLikes!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer likes it; false for visitors. Null in events, which are the same for everybody.',
  })
  readonly liked!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the writer called the post, to know it again.',
  })
  readonly clientId!: string | null;

  @Field(() => Int, {
    description: 'Grows with every change; of two copies the higher one is the newer.',
  })
  readonly revision!: number;

  @Field(() => GraphQLDateTime)
  readonly createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'Later than createdAt once the text was edited.' })
  readonly updatedAt!: string;
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
export class PostPhotoComment implements PostPhotoCommentInput {
  @Field(() => Int)
  readonly photoId!: number;

  @Field(() => String)
  readonly content!: string;

  @Field(() => String, {
    nullable: true,
    description: "The writer's own name for the post: sent twice, it is posted once.",
  })
  readonly clientId?: string | null;
}
