import { ARTICLES_REFUSALS } from '../refusals/articles.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(ARTICLES_REFUSALS);

/** What an article is refused for, where screens say it too. */
export const ARTICLE_FAULTS = {
  notFound: said('article.notPublished'),
  unknown: said('article.unknown'),
} as const;
