import { ARTICLE_FAULTS } from '../../articles/article-faults.ts';
import { type ArticleView } from '../../articles/articles.ts';
import { COMMENTS_PER_PAGE } from '../../articles/comments.ts';
import { type HeadWords, type PageHead, trail, SITE_PLACE } from '../head.ts';
import { page } from '../page.ts';

type ArticleFacts = Pick<
  ArticleView,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'tags' | 'featuredImageUrl'
> & {
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly updatedAt: string;
};

/** The head of one article. */
function articleHead(article: ArticleFacts): HeadWords {
  const path = `/articles/${article.id}`;
  return {
    title: article.title,
    description: article.excerpt,
    keywords: article.tags.join(', '),
    image: article.featuredImageUrl,
    type: 'article',
    data: [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.excerpt,
        articleSection: article.category,
        keywords: article.tags,
        author: { '@type': 'Person', name: article.author },
        publisher: { '@type': 'SportsOrganization', name: SITE_PLACE, url: '/' },
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        mainEntityOfPage: path,
        ...(article.featuredImageUrl && { image: [article.featuredImageUrl] }),
      },
      trail(['Articles', '/articles'], [article.title, path]),
    ],
  };
}

export const articlePage = page({
  path: '/articles/:id',
  head: articleHead,
  queries: { ArticlePage: ({ id }) => ({ id, comments: COMMENTS_PER_PAGE }) },
  search: 'sitemap',
  isDrawn: true,
});

/** The head of an address whose article is not there, or not published yet. */
export const MISSING_ARTICLE_HEAD: PageHead = {
  title: 'Article not found',
  description: ARTICLE_FAULTS.notFound,
  path: '/articles',
  noindex: true,
};
