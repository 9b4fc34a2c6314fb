import { Newspaper } from 'lucide-react';
import { ARTICLE_TEXTS } from '../../schema/articles/articles.ts';
import type { ArticleCard_ArticleFragment } from '../gql/graphql.ts';
import { Loading } from '../ui/page/skeleton.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';
import { CardSkeleton, FeaturedSkeleton } from './article-skeletons.tsx';
import { t } from '../ui/language.ts';

const GRID = 'grid gap-8';
const OTHERS =
  'grid gap-x-10 border-t border-border pt-5 max-lg:divide-y max-lg:divide-border max-lg:pt-0 max-lg:*:py-5 lg:grid-cols-2';

/** The newest article featured, and two more. Skeletons while there are none yet. */
export function HomeArticles({
  articles,
}: {
  articles: readonly ArticleCard_ArticleFragment[] | undefined;
}) {
  if (!articles) {
    return (
      <Loading label={t(ARTICLE_TEXTS.loading)} className={GRID}>
        <FeaturedSkeleton />
        <div className={OTHERS}>
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Loading>
    );
  }
  const [newest, ...others] = articles;
  if (!newest) return <EmptyState icon={Newspaper} text={t(ARTICLE_TEXTS.empty)} />;
  return (
    <div className={GRID}>
      <FeaturedArticle article={newest} heading="h3" />
      <ul className={OTHERS}>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
