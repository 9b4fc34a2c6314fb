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
import type { BodyRoot } from '../../schema/articles/articles.ts';
import { MOST_IDS } from '../../schema/site/paging.ts';
import type { Context } from '../core/context.ts';
import type { Connection } from '../core/paging/connection.ts';
import { AFTER, BY_IDS, CURSOR_FIELD, firstOf, PAGED } from '../core/paging/paging-arguments.ts';
import { cursorOfArticle } from './article-cursor.ts';
import { ArticleBodyScalar } from './body/article-body.scalar.ts';
import { recordArticleShare } from './article-share.service.ts';
import { recordArticleView } from './article-view.service.ts';
import type { ReadArticle } from './article.reads.ts';
import {
  article,
  articleNavigation,
  articles,
  articlesByIds,
  bodyOf,
  contentOf,
} from './article.service.ts';
import { ArticleConnectionType, ArticleNavigationType, ArticleType } from './article.type.ts';
import {
  RecordArticleViewInput,
  RecordArticleViewPayload,
  RecordArticleShareInput,
  RecordArticleSharePayload,
} from './article.payloads.ts';

@Resolver(() => ArticleType)
export class ArticleResolver {
  @Query(() => ArticleConnectionType, {
    description: `Published articles, newest first. ${PAGED}`,
  })
  articles(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstOf(20)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<ArticleType>> {
    return articles(ctx, { first, after });
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
