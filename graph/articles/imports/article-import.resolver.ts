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
  Subscription,
} from 'type-graphql';
import {
  type ArticleImportView,
  IMPORT_LIMITS,
  type ImportPostView,
} from '../../../schema/articles/article-import.ts';
import { follow } from '../../core/events/follow.ts';
import type { Context } from '../../core/context.ts';
import type { Connection } from '../../core/paging/connection.ts';
import { AFTER, firstOf, PAGED } from '../../core/paging/paging-arguments.ts';
import {
  articleImport,
  articleImports,
  importPosts,
  previewArticleImport,
  startArticleImport,
  undoArticleImport,
} from './article-import.service.ts';
import {
  ArticleImportEventType,
  ArticleImportType,
  ImportPostConnectionType,
  PreviewArticleImportPayload,
  StartArticleImportPayload,
  UndoArticleImportPayload,
} from './article-import.type.ts';
import {
  PreviewArticleImportInput,
  StartArticleImportInput,
  UndoArticleImportInput,
} from './article-import.payloads.ts';

const WHICH = { description: 'Which import.' };

@Resolver(() => ArticleImportType)
export class ArticleImportResolver {
  @Extensions({ listLength: IMPORT_LIMITS.listed })
  @Query(() => [ArticleImportType], {
    nullable: true,
    description: 'The latest imports of articles, newest first.',
  })
  articleImports(@Ctx() ctx: Context): Promise<ArticleImportView[]> {
    return articleImports(ctx);
  }

  @Query(() => ArticleImportType, {
    nullable: true,
    description: 'One import; null for an unknown one.',
  })
  articleImport(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHICH) id: number,
  ): Promise<ArticleImportView | null> {
    return articleImport(ctx, id);
  }

  @FieldResolver(() => ImportPostConnectionType, {
    description: `Its posts, in the order of the file. ${PAGED}`,
  })
  posts(
    @Ctx() ctx: Context,
    @Root() { id }: ArticleImportView,
    @Arg('first', () => Int, firstOf(IMPORT_LIMITS.page)) first: number,
    @Arg('after', () => String, AFTER) after?: string,
  ): Promise<Connection<ImportPostView>> {
    return importPosts(ctx, id, { first, after });
  }

  @Mutation(() => PreviewArticleImportPayload, {
    nullable: true,
    description:
      'Reads an export of up to 10 MB: Markdown, a .zip of Markdown, WordPress .xml or Ghost .json.',
  })
  async previewArticleImport(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewArticleImportInput, { description: 'The export of the old site.' })
    { file }: PreviewArticleImportInput,
  ): Promise<PreviewArticleImportPayload> {
    return { articleImport: await previewArticleImport(ctx, await file) };
  }

  @Mutation(() => StartArticleImportPayload, {
    nullable: true,
    description: 'Starts importing the posts that are ready.',
  })
  async startArticleImport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartArticleImportInput, { description: 'Which import, and how.' })
    { id, areDrafts: asDrafts, oldSite }: StartArticleImportInput,
  ): Promise<StartArticleImportPayload> {
    return { articleImport: await startArticleImport(ctx, id, { asDrafts, oldSite }) };
  }

  @Mutation(() => UndoArticleImportPayload, {
    nullable: true,
    description:
      'Deletes the articles an import created, except those edited or commented on since.',
  })
  async undoArticleImport(
    @Ctx() ctx: Context,
    @Arg('input', () => UndoArticleImportInput, { description: 'Which import.' })
    { id }: UndoArticleImportInput,
  ): Promise<UndoArticleImportPayload> {
    return { articleImport: await undoArticleImport(ctx, id) };
  }

  @Subscription(() => ArticleImportEventType, {
    subscribe: follow('articleImport.changed'),
    description: 'An import was started, progressed or undone.',
  })
  articleImportEvents(@Root() event: ArticleImportEventType): ArticleImportEventType {
    return event;
  }
}
