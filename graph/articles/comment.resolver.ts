import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { COMMENTS_PER_PAGE } from '../../schema/articles.ts';
import type { Context } from '../core/context.ts';
import { comments, postComment } from './comment.service.ts';
import { CommentType, PostComment } from './comment.type.ts';

@Resolver()
export class CommentResolver {
  @Query(() => [CommentType], {
    description: 'Newest first, at most 100 at once; `after` is the id of the last one seen.',
  })
  comments(
    @Ctx() ctx: Context,
    @Arg('articleId', () => Int) articleId: number,
    @Arg('first', () => Int, { defaultValue: COMMENTS_PER_PAGE }) first: number,
    @Arg('after', () => Int, { nullable: true }) after?: number,
  ) {
    return comments(ctx, { articleId, first, after });
  }

  @Mutation(() => CommentType)
  postComment(@Ctx() ctx: Context, @Arg('input', () => PostComment) input: PostComment) {
    return postComment(ctx, input);
  }
}
