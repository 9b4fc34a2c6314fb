import { useQuery } from '@apollo/client/react';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { ARTICLE_TEXTS } from '../../schema/articles/articles.ts';
import { graphql } from '../gql/gql.ts';
import type { ArticleCard_ArticleFragment } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { toast } from '../ui/page/toast.ts';
import { articlesPage } from '../../schema/pages/entries/articles.ts';
import { usePollInterval } from './article-events.ts';
import ArticleNews from './article-news.tsx';
import { ArticleCard, FeaturedArticle } from './article-card.tsx';
import { CardSkeleton, FeaturedSkeleton } from './article-skeletons.tsx';
import { groupByMonth } from './group-by-month.ts';
import { t } from '../ui/language.ts';

const ARTICLES = graphql(/* GraphQL */ `
  query ArticlesPage($first: Int!, $after: String) {
    articles(first: $first, after: $after) {
      nodes {
        ...ArticleCard_article
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** /articles: the newest article, then all others by month. */
export default function ArticlesPage() {
  return (
    <div className="page min-h-dvh py-8 sm:py-10">
      <PageMeta head={articlesPage.head} />
      <PageTitle>{t('Articles')}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">
        {t('Film, numbers and opinion, without the corporate polish.')}
      </p>
      <Archive />
    </div>
  );
}

const FIRST_PAGE = articlesPage.queries.ArticlesPage;

function Archive() {
  const { data, error, refetch, fetchMore } = useQuery(ARTICLES, {
    variables: FIRST_PAGE,
    pollInterval: usePollInterval(),
  });
  const [isFetching, setFetching] = useState(false);

  if (!data) {
    if (!error) return <ArchiveSkeleton />;
    return (
      <ErrorState
        text={messageOf(error, 'We couldn’t load the articles.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }

  const [newest, ...others] = data.articles.nodes;
  if (!newest) {
    return (
      <EmptyState icon={Newspaper} text={t(ARTICLE_TEXTS.empty)}>
        <ButtonLink to="/home" variant="secondary">
          {t('Go to Home')}
        </ButtonLink>
      </EmptyState>
    );
  }

  const { endCursor, hasNextPage } = data.articles.pageInfo;

  async function loadOlder() {
    setFetching(true);
    try {
      await fetchMore({
        variables: { ...FIRST_PAGE, after: endCursor },
        updateQuery: (before, { fetchMoreResult: { articles } }) => ({
          articles: { ...articles, nodes: [...before.articles.nodes, ...articles.nodes] },
        }),
      });
    } catch (failure) {
      toast({
        title: messageOf(failure, 'We couldn’t load older articles.'),
        variant: 'destructive',
      });
    } finally {
      setFetching(false);
    }
  }

  return (
    <>
      <ArticleNews refetch={refetch} onShow={() => window.scrollTo(0, 0)} />
      <FeaturedArticle article={newest} />
      {others.length > 0 && <Months articles={others} />}
      {hasNextPage && (
        <div className="mt-10 text-center">
          <Button variant="secondary" busy={isFetching} onClick={() => void loadOlder()}>
            {t('Load older articles')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Everything but the newest, by month; in wide windows the month stays in view while its articles pass. */
function Months({ articles }: { articles: readonly ArticleCard_ArticleFragment[] }) {
  return (
    <section aria-labelledby="more-articles" className="mt-14 sm:mt-18">
      <h2 id="more-articles" className="display text-h2">
        {t(ARTICLE_TEXTS.more)}
      </h2>
      {groupByMonth(articles).map(({ key, label, items }) => (
        <section
          key={key}
          aria-labelledby={`month-${key}`}
          className="deferred mt-6 [--room:37rem] lg:grid lg:grid-cols-[11rem_1fr] lg:gap-x-8"
        >
          <h3
            id={`month-${key}`}
            className="eyebrow self-start py-2.5 text-muted lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)]"
          >
            {label}
          </h3>
          <ul className="grid gap-x-10 gap-y-8 border-t border-border pt-5 max-lg:gap-y-0 max-lg:divide-y max-lg:divide-border max-lg:pt-0 max-lg:*:py-5 lg:grid-cols-2">
            {items.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ArchiveSkeleton() {
  return (
    <Loading label={t(ARTICLE_TEXTS.loading)}>
      <FeaturedSkeleton />
      <Skeleton className="mt-14 h-8 w-48 sm:mt-18" />
      <div className="mt-6 grid gap-10 lg:ml-[13rem] lg:grid-cols-2">
        {[1, 2, 3, 4].map((one) => (
          <CardSkeleton key={one} />
        ))}
      </div>
    </Loading>
  );
}
