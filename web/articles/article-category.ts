import { type EnumName, wordIn } from '../../schema/enum-names.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '../../schema/articles/articles.ts';

/** The category of an article in words. */
export const categoryOf = ({ category }: { readonly category: EnumName<ArticleCategory> }) =>
  wordIn(ARTICLE_CATEGORIES, category);
