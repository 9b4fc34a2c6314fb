import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { COMMENTS_PER_PAGE } from '../../schema/articles/comments.ts';
import { postPhotoCommentInput } from '../../schema/photos/photo-shape.ts';
import type { PhotoCommentEventView } from '../../schema/photos/photos.ts';
import { toggleCommentLike } from '../comments/comment-like.service.ts';
import { comments, deleteComment, editComment, postComment } from '../comments/comment.service.ts';
import type { Context } from '../core/context.ts';
import { AFTER_ID, PAGED } from '../core/paging/paging-arguments.ts';
import { PHOTO_COMMENTS } from './photo-comment-thread.ts';
import { PhotoCommentEventType, PhotoCommentType, PostPhotoComment } from './photo-comment.type.ts';
import { PhotoLikeType } from './photo.type.ts';

interface Told {
  readonly payload: PhotoCommentEventView;
  readonly args: { readonly photoId: number };
}

@Resolver()
export class PhotoCommentResolver {
  @Query(() => [PhotoCommentType], {
    description: `Newest first. ${PAGED}`,
  })
  photoComments(
    @Ctx() ctx: Context,
    @Arg('photoId', () => Int) photoId: number,
    @Arg('first', () => Int, { defaultValue: COMMENTS_PER_PAGE }) first: number,
    @Arg('after', () => Int, AFTER_ID) after?: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only those posted after this comment: the page just above it.',
    })
    before?: number,
  ): Promise<PhotoCommentType[]> {
    return comments(ctx, PHOTO_COMMENTS, { parentId: photoId, first, after, before });
  }

  @Mutation(() => PhotoCommentType, { description: 'Safe to repeat with the same clientId.' })
  postPhotoComment(
    @Ctx() ctx: Context,
    @Arg('input', () => PostPhotoComment) input: PostPhotoComment,
  ): Promise<PhotoCommentType> {
    const { photoId: parentId, ...comment } = postPhotoCommentInput.parse(input);
    return postComment(ctx, PHOTO_COMMENTS, { parentId, ...comment });
  }

  @Mutation(() => PhotoCommentType, { description: 'One’s own, nobody else’s.' })
  editPhotoComment(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('content', () => String) content: string,
  ): Promise<PhotoCommentType> {
    return editComment(ctx, PHOTO_COMMENTS, id, { content });
  }

  @Mutation(() => Boolean)
  deletePhotoComment(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<boolean> {
    return deleteComment(ctx, PHOTO_COMMENTS, id);
  }

  @Mutation(() => PhotoLikeType)
  togglePhotoCommentLike(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<PhotoLikeType> {
    return toggleCommentLike(ctx, PHOTO_COMMENTS, id);
  }

  // Every subscriber of a photo gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => PhotoCommentEventType, {
    topics: 'photoComment.changed',
    filter: ({ payload, args }: Told) => payload.comment.photoId === args.photoId,
  })
  photoCommentEvents(
    @Root() { kind, comment }: PhotoCommentEventView,
    @Arg('photoId', () => Int) _photoId: number,
  ): PhotoCommentEventType {
    return { kind, comment: { ...comment, liked: null } };
  }
}
