import { follow } from '../../core/events/follow.ts';
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
import { enumOf } from '../../core/enum-of.ts';
import {
  ARTICLE_FILTERS,
  type ArticleEventView,
  type ArticleFilter,
  type BodyRoot,
} from '../../../schema/articles/articles.ts';
import type { Context } from '../../core/context.ts';
import type { EventMap } from '../../core/events/event-map.ts';
import type { Connection } from '../../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
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
import {
  ArticleConnectionType,
  ArticleCountsType,
  ArticleEventType,
  ArticleSaveType,
  type ArticleType,
} from '../article.type.ts';
import {
  CreateArticleInput,
  CreateArticlePayload,
  UpdateArticleInput,
  UpdateArticlePayload,
  PublishArticleInput,
  PublishArticlePayload,
  ScheduleArticleInput,
  ScheduleArticlePayload,
  DeleteArticleInput,
  DeleteArticlePayload,
} from './article-writing.payloads.ts';

const ArticleFilterEnum = enumOf(ARTICLE_FILTERS);
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
  @Query(() => ArticleConnectionType, {
    description: `Drafts and published articles, newest first. ${PAGED}`,
  })
  allArticles(
    @Ctx() ctx: Context,
    @Arg('show', () => ArticleFilterEnum, { defaultValue: 'ALL', description: 'Which of them.' })
    show: ArticleFilter,
    @Arg('first', () => Int, firstOf(50)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<ArticleType>> {
    return allArticles(ctx, { show, first, after });
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

  @Mutation(() => CreateArticlePayload, {
    nullable: true,
    description: 'Creates a draft or, with `published`, publishes right away.',
  })
  async createArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateArticleInput, {
      description: 'The article, and whether it is published.',
    })
    { article: input, isPublished: published }: CreateArticleInput,
  ): Promise<CreateArticlePayload> {
    return { article: await createArticle(ctx, input, published) };
  }

  @Mutation(() => UpdateArticlePayload, {
    nullable: true,
    description:
      'Saves an article; a published one stays published. An outdated `version` is a CONFLICT, with extensions.conflict { savedBy savedAt version }. Without `version`, the last save wins.',
  })
  async updateArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateArticleInput, { description: 'The article as edited.' })
    { id, article: input, version }: UpdateArticleInput,
  ): Promise<UpdateArticlePayload> {
    return { article: await updateArticle(ctx, id, input, version) };
  }

  @Mutation(() => PublishArticlePayload, {
    nullable: true,
    description: 'Safe to repeat; the first publication date stays.',
  })
  async publishArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => PublishArticleInput, { description: 'Which article.' })
    { id }: PublishArticleInput,
  ): Promise<PublishArticlePayload> {
    return { article: await publishArticle(ctx, id) };
  }

  @Mutation(() => ScheduleArticlePayload, {
    nullable: true,
    description: 'Schedules a draft to publish in the future; null cancels the schedule.',
  })
  async scheduleArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => ScheduleArticleInput, { description: 'Which article, and when.' })
    { id, at }: ScheduleArticleInput,
  ): Promise<ScheduleArticlePayload> {
    return { article: await scheduleArticle(ctx, id, at ?? null) };
  }

  @Mutation(() => DeleteArticlePayload, {
    nullable: true,
    description: 'Deletes it with its comments, likes and views.',
  })
  async deleteArticle(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteArticleInput, { description: 'Which article.' })
    { id }: DeleteArticleInput,
  ): Promise<DeleteArticlePayload> {
    await deleteArticle(ctx, id);
    return { deletedId: id };
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
