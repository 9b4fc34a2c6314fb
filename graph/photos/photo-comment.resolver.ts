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
import { COMMENTS_PER_PAGE } from '../../schema/comments.ts';
import type { PhotoCommentEventView } from '../../schema/photos.ts';
import type { Context } from '../core/context.ts';
import { togglePhotoCommentLike } from './photo-comment-like.service.ts';
import {
  deletePhotoComment,
  editPhotoComment,
  photoComments,
  postPhotoComment,
} from './photo-comment.service.ts';
import { PhotoCommentEventType, PhotoCommentType, PostPhotoComment } from './photo-comment.type.ts';
import { PhotoLikeType } from './photo.type.ts';

interface Told {
  readonly payload: PhotoCommentEventView;
  readonly args: { readonly photoId: number };
}

@Resolver()
export class PhotoCommentResolver {
  @Query(() => [PhotoCommentType], {
    description: 'Newest first, at most 100 at once; `after` is the id of the last one seen.',
  })
  photoComments(
    @Ctx() ctx: Context,
    @Arg('photoId', () => Int) photoId: number,
    @Arg('first', () => Int, { defaultValue: COMMENTS_PER_PAGE }) first: number,
    @Arg('after', () => Int, { nullable: true }) after?: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only those posted after this comment: the page just above it.',
    })
    before?: number,
  ): Promise<PhotoCommentType[]> {
    return photoComments(ctx, { photoId, first, after, before });
  }

  @Mutation(() => PhotoCommentType, { description: 'Safe to repeat with the same clientId.' })
  postPhotoComment(
    @Ctx() ctx: Context,
    @Arg('input', () => PostPhotoComment) input: PostPhotoComment,
  ): Promise<PhotoCommentType> {
    return postPhotoComment(ctx, input);
  }

  @Mutation(() => PhotoCommentType, { description: 'One’s own, nobody else’s.' })
  editPhotoComment(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('content', () => String) content: string,
  ): Promise<PhotoCommentType> {
    return editPhotoComment(ctx, id, { content });
  }

  @Mutation(() => Boolean)
  deletePhotoComment(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<boolean> {
    return deletePhotoComment(ctx, id);
  }

  @Mutation(() => PhotoLikeType)
  togglePhotoCommentLike(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<PhotoLikeType> {
    return togglePhotoCommentLike(ctx, id);
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
