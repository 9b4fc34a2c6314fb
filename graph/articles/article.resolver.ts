import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type BodyRoot, RECENT_ARTICLES } from '../../schema/articles.ts';
import type { Context } from '../core/context.ts';
import { ArticleBodyScalar } from './article-body.scalar.ts';
import { articleLikeStatus, toggleArticleLike } from './article-like.service.ts';
import { recordArticleShare } from './article-share.service.ts';
import { recordArticleView } from './article-view.service.ts';
import type { ReadArticle } from './article.reads.ts';
import {
  article,
  articleNavigation,
  bodyOf,
  contentOf,
  publishedArticles,
} from './article.service.ts';
import { ArticleNavigationType, ArticleType, LikeStatusType } from './article.type.ts';

@Resolver(() => ArticleType)
export class ArticleResolver {
  @Query(() => [ArticleType], {
    description: 'Newest first, at most 100 at once; `after` is the id of the last one seen.',
  })
  publishedArticles(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: 100 }) first: number,
    @Arg('after', () => Int, { nullable: true }) after?: number,
  ): Promise<ArticleType[]> {
    return publishedArticles(ctx, { first, after });
  }

  @Query(() => [ArticleType], { description: 'The newest published articles.' })
  recentArticles(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { defaultValue: RECENT_ARTICLES }) limit: number,
  ): Promise<ArticleType[]> {
    return publishedArticles(ctx, { first: limit });
  }

  @Query(() => ArticleType, { description: 'Drafts and unknown ids: NOT_FOUND.' })
  article(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('drafts', () => Boolean, {
      defaultValue: false,
      description: 'Drafts too, for those who may see them.',
    })
    drafts: boolean,
  ): Promise<ArticleType> {
    return article(ctx, id, drafts);
  }

  @Query(() => ArticleNavigationType)
  articleNavigation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<ArticleNavigationType> {
    return articleNavigation(ctx, id);
  }

  @Query(() => LikeStatusType)
  articleLikeStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<LikeStatusType> {
    return articleLikeStatus(ctx, id);
  }

  @Mutation(() => ArticleType, { description: 'Counts a view, once per session and article.' })
  recordArticleView(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<ArticleType> {
    return recordArticleView(ctx, id);
  }

  @Mutation(() => LikeStatusType)
  toggleArticleLike(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
  ): Promise<LikeStatusType> {
    return toggleArticleLike(ctx, id);
  }

  @Mutation(() => ArticleType, { description: 'Counts a share, each time.' })
  recordArticleShare(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<ArticleType> {
    return recordArticleShare(ctx, id);
  }

  @FieldResolver(() => String, {
    description: 'The text as written: Markdown (CommonMark and GFM).',
  })
  content(@Root() read: ReadArticle, @Ctx() ctx: Context): Promise<string> {
    return contentOf(ctx, read);
  }

  @FieldResolver(() => ArticleBodyScalar)
  body(@Root() read: ReadArticle, @Ctx() ctx: Context): Promise<BodyRoot> {
    return bodyOf(ctx, read);
  }
}
