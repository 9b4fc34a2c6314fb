import { follow } from '../../core/events/follow.ts';
import { DateTime } from '../../core/instants.ts';
import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  registerEnumType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type {
  ArticleEventView,
  ArticleFilter,
  BodyRoot,
} from '../../../schema/articles/articles.ts';
import type { Context } from '../../core/context.ts';
import type { EventMap } from '../../core/events/event-map.ts';
import { AFTER, CURSOR, PAGED } from '../../core/paging/paging-arguments.ts';
import { ArticleBodyScalar } from '../body/article-body.scalar.ts';
import { allArticles, articleCounts, previewArticle } from './article-admin.service.ts';
import { scheduleArticle } from './article-schedule.service.ts';
import {
  articleSavedBy,
  createArticle,
  deleteArticle,
  publishArticle,
  updateArticle,
} from './article-writing.service.ts';
import { ArticleInputType } from '../article.inputs.ts';
import {
  ArticleCountsType,
  ArticleEventType,
  ArticleSaveType,
  ArticleType,
} from '../article.type.ts';

const ArticleFilterEnum: { [Filter in ArticleFilter]: Filter } = {
  ALL: 'ALL',
  DRAFTS: 'DRAFTS',
  PUBLISHED: 'PUBLISHED',
};
registerEnumType(ArticleFilterEnum, {
  name: 'ArticleFilter',
  description: 'Articles by whether they are published.',
  valuesConfig: {
    ALL: { description: 'Drafts and published ones.' },
    DRAFTS: { description: 'Those not published, scheduled ones included.' },
    PUBLISHED: { description: 'Those everyone can read.' },
  },
});

/** The writing side of articles, and what happens to them. */
@Resolver()
export class ArticleWritingResolver {
  @Query(() => [ArticleType], {
    description: `Drafts and published articles, newest first. ${PAGED}`,
  })
  allArticles(
    @Ctx() ctx: Context,
    @Arg('show', () => ArticleFilterEnum, { defaultValue: 'ALL', description: 'Which of them.' })
    show: ArticleFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
    @Arg('after', () => Int, AFTER) after?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ): Promise<ArticleType[]> {
    return allArticles(ctx, { show, first, after, cursor });
  }

  @Query(() => ArticleCountsType, {
    description: 'How many articles there are, by whether they are published.',
  })
  articleCounts(@Ctx() ctx: Context): Promise<ArticleCountsType> {
    return articleCounts(ctx);
  }

  @Query(() => ArticleBodyScalar, {
    description: 'Markdown as readers will see it; 1,000,000 characters at most.',
  })
  previewArticle(
    @Ctx() ctx: Context,
    @Arg('content', () => String, { description: 'Markdown (CommonMark and GFM).' })
    content: string,
  ): Promise<BodyRoot> {
    return previewArticle(ctx, content);
  }

  @Mutation(() => ArticleType, {
    description: 'Creates a draft or, with `published`, publishes right away.',
  })
  createArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => ArticleInputType, { description: 'The article.' }) input: ArticleInputType,
    @Arg('published', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is published right away.',
    })
    published: boolean,
  ): Promise<ArticleType> {
    return createArticle(ctx, input, published);
  }

  @Mutation(() => ArticleType, {
    description:
      'Saves an article; a published one stays published. An outdated `version` is a CONFLICT, with extensions.conflict { savedBy savedAt version }. Without `version`, the last save wins.',
  })
  updateArticle(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
    @Arg('input', () => ArticleInputType, {
      description: 'All of it; what is left out is removed.',
    })
    input: ArticleInputType,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was edited; null overwrites whatever is stored.',
    })
    version?: number,
  ): Promise<ArticleType> {
    return updateArticle(ctx, id, input, version);
  }

  @Mutation(() => ArticleType, {
    description: 'Safe to repeat; the first publication date stays.',
  })
  publishArticle(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
  ): Promise<ArticleType> {
    return publishArticle(ctx, id);
  }

  @Mutation(() => ArticleType, {
    description: 'Schedules a draft to publish in the future; null cancels the schedule.',
  })
  scheduleArticle(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
    @Arg('at', () => DateTime, {
      nullable: true,
      description: 'When to publish it, in the future; null cancels the schedule.',
    })
    at?: Date,
  ): Promise<ArticleType> {
    return scheduleArticle(ctx, id, at ?? null);
  }

  @Mutation(() => Boolean, { description: 'Deletes it with its comments, likes and views.' })
  deleteArticle(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the article.' }) id: number,
  ): Promise<boolean> {
    return deleteArticle(ctx, id);
  }

  // Every subscriber gets the same events, so that they are made once for all of them.
  @Extensions({ shared: true })
  @Subscription(() => ArticleEventType, {
    subscribe: follow('article.changed'),
    description:
      'Published articles as they come, change, are counted or go. Likes of the viewer are null here.',
  })
  articleEvents(@Root() { kind, articleId, article }: ArticleEventView): ArticleEventType {
    return { kind, articleId, article: article && { ...article, isLikedByMe: null } };
  }

  @Subscription(() => ArticleSaveType, {
    subscribe: follow('article.saved'),
    description: 'An article was saved, published, scheduled or deleted, draft or not.',
  })
  async articleSaves(
    @Root() { articleId }: EventMap['article.saved'],
    @Ctx() ctx: Context,
  ): Promise<ArticleSaveType> {
    return { articleId, savedBy: await articleSavedBy(ctx, articleId) };
  }
}
