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
import {
  COMMENTS_PER_PAGE,
  type CommentEventView,
  postCommentInput,
} from '../../schema/articles/comments.ts';
import { commentLikeStatus, toggleCommentLike } from '../comments/comment-like.service.ts';
import { comments, deleteComment, editComment, postComment } from '../comments/comment.service.ts';
import { CommentLikeType } from '../comments/comment.type.ts';
import type { Context } from '../core/context.ts';
import { AFTER_ID, PAGED } from '../core/paging/paging-arguments.ts';
import { ARTICLE_COMMENTS } from './comment-thread.ts';
import { CommentEventType, CommentType, PostComment } from './comment.type.ts';

interface Told {
  readonly payload: CommentEventView;
  readonly args: { readonly articleId: number };
}

@Resolver()
export class CommentResolver {
  @Query(() => [CommentType], {
    description: `Newest first. ${PAGED}`,
  })
  comments(
    @Ctx() ctx: Context,
    @Arg('articleId', () => Int) articleId: number,
    @Arg('first', () => Int, { defaultValue: COMMENTS_PER_PAGE }) first: number,
    @Arg('after', () => Int, AFTER_ID) after?: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only those posted after this comment: the page just above it.',
    })
    before?: number,
  ): Promise<CommentType[]> {
    return comments(ctx, ARTICLE_COMMENTS, { parentId: articleId, first, after, before });
  }

  @Query(() => CommentLikeType)
  commentLikeStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<CommentLikeType> {
    return commentLikeStatus(ctx, ARTICLE_COMMENTS, id);
  }

  @Mutation(() => CommentType, { description: 'Safe to repeat with the same clientId.' })
  postComment(
    @Ctx() ctx: Context,
    @Arg('input', () => PostComment) input: PostComment,
  ): Promise<CommentType> {
    const { articleId: parentId, ...comment } = postCommentInput.parse(input);
    return postComment(ctx, ARTICLE_COMMENTS, { parentId, ...comment });
  }

  @Mutation(() => CommentType, { description: 'One’s own, nobody else’s.' })
  editComment(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('content', () => String) content: string,
  ): Promise<CommentType> {
    return editComment(ctx, ARTICLE_COMMENTS, id, { content });
  }

  @Mutation(() => Boolean)
  deleteComment(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<boolean> {
    return deleteComment(ctx, ARTICLE_COMMENTS, id);
  }

  @Mutation(() => CommentLikeType)
  toggleCommentLike(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<CommentLikeType> {
    return toggleCommentLike(ctx, ARTICLE_COMMENTS, id);
  }

  // Every subscriber of an article gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => CommentEventType, {
    topics: 'comment.changed',
    filter: ({ payload, args }: Told) => payload.comment.articleId === args.articleId,
  })
  commentEvents(
    @Root() { kind, comment }: CommentEventView,
    @Arg('articleId', () => Int) _articleId: number,
  ): CommentEventType {
    return { kind, comment: { ...comment, liked: null } };
  }
}
