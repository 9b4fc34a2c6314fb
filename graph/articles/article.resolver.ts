import { orNull } from '../core/errors.ts';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { type BodyRoot, RECENT_ARTICLES } from '../../schema/articles/articles.ts';
import { LARGEST_PAGE, MOST_IDS } from '../../schema/site/paging.ts';
import type { Context } from '../core/context.ts';
import { AFTER, BY_IDS, CURSOR, CURSOR_FIELD, PAGED } from '../core/paging/paging-arguments.ts';
import { cursorOfArticle } from './article-cursor.ts';
import { ArticleBodyScalar } from './body/article-body.scalar.ts';
import { recordArticleShare } from './article-share.service.ts';
import { recordArticleView } from './article-view.service.ts';
import type { ReadArticle } from './article.reads.ts';
import {
  article,
  articleNavigation,
  articlesByIds,
  bodyOf,
  contentOf,
  publishedArticles,
  recentArticles,
} from './article.service.ts';
import { ArticleNavigationType, ArticleType } from './article.type.ts';
import {
  RecordArticleViewInput,
  RecordArticleViewPayload,
  RecordArticleShareInput,
  RecordArticleSharePayload,
} from './article.payloads.ts';

@Resolver(() => ArticleType)
export class ArticleResolver {
  @Query(() => [ArticleType], {
    description: `Newest first. ${PAGED}`,
  })
  publishedArticles(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: LARGEST_PAGE, description: 'How many.' })
    first: number,
    @Arg('after', () => Int, AFTER) after?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ): Promise<ArticleType[]> {
    return publishedArticles(ctx, { first, after, cursor });
  }

  @Query(() => [ArticleType], {
    description: `The newest published articles, at most ${LARGEST_PAGE}.`,
  })
  recentArticles(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { defaultValue: RECENT_ARTICLES, description: 'How many.' })
    limit: number,
  ): Promise<ArticleType[]> {
    return recentArticles(ctx, limit);
  }

  @Extensions({ listLength: MOST_IDS })
  @Query(() => [ArticleType], {
    nullable: 'items',
    description: `Published articles. ${BY_IDS}`,
  })
  articlesByIds(
    @Ctx() ctx: Context,
    @Arg('ids', () => [Int], { description: 'Which articles.' }) ids: number[],
  ): Promise<(ArticleType | null)[]> {
    return articlesByIds(ctx, ids);
  }

  @Query(() => ArticleType, { nullable: true, description: 'Null for drafts and unknown ids.' })
  article(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
    @Arg('drafts', () => Boolean, {
      defaultValue: false,
      description: 'Includes drafts, for people who may see them.',
    })
    drafts: boolean,
  ): Promise<ArticleType | null> {
    return orNull(article(ctx, id, drafts));
  }

  @Query(() => ArticleNavigationType, {
    nullable: true,
    description: 'The articles before and after a published one; null for any other.',
  })
  articleNavigation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
  ): Promise<ArticleNavigationType | null> {
    return orNull(articleNavigation(ctx, id));
  }

  @Mutation(() => RecordArticleViewPayload, {
    nullable: true,
    description: 'Counts a view, once per session and article.',
  })
  async recordArticleView(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordArticleViewInput, { description: 'What was read.' })
    { id }: RecordArticleViewInput,
  ): Promise<RecordArticleViewPayload> {
    return { article: await recordArticleView(ctx, id) };
  }

  @Mutation(() => RecordArticleSharePayload, {
    nullable: true,
    description: 'Counts a share, each time.',
  })
  async recordArticleShare(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordArticleShareInput, { description: 'What was shared.' })
    { id }: RecordArticleShareInput,
  ): Promise<RecordArticleSharePayload> {
    return { article: await recordArticleShare(ctx, id) };
  }

  @FieldResolver(() => String, { description: CURSOR_FIELD })
  cursor(@Root() read: ReadArticle): string {
    return cursorOfArticle(read);
  }

  @FieldResolver(() => String, {
    description: 'The text as written: Markdown (CommonMark and GFM).',
  })
  content(@Root() read: ReadArticle, @Ctx() ctx: Context): Promise<string> {
    return contentOf(ctx, read);
  }

  @FieldResolver(() => ArticleBodyScalar, {
    description: 'The text as a tree of HTML elements, already sanitized.',
  })
  body(@Root() read: ReadArticle, @Ctx() ctx: Context): Promise<BodyRoot> {
    return bodyOf(ctx, read);
  }
}
