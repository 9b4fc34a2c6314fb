import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ArticleLabelsView } from '../../../schema/articles/article-labels.ts';
import type { Context } from '../../core/context.ts';
import { articleLabels, renameArticleLabel } from './article-labels.service.ts';
import {
  ArticleLabelsType,
  RenameArticleLabelInput,
  RenameArticleLabelPayload,
} from './article-labels.type.ts';

@Resolver()
export class ArticleLabelsResolver {
  @Query(() => ArticleLabelsType, {
    nullable: true,
    description: 'Tags and categories, with how many articles have them.',
  })
  articleLabels(@Ctx() ctx: Context): Promise<ArticleLabelsView> {
    return articleLabels(ctx);
  }

  @Mutation(() => RenameArticleLabelPayload, {
    nullable: true,
    description:
      'Renames a tag in all articles, merging it into an existing one, or moves all articles in a category.',
  })
  async renameArticleLabel(
    @Ctx() ctx: Context,
    @Arg('input', () => RenameArticleLabelInput, { description: 'From what, to what.' })
    input: RenameArticleLabelInput,
  ): Promise<RenameArticleLabelPayload> {
    return { articles: await renameArticleLabel(ctx, input) };
  }
}
