import { skipToken, useQuery } from '@apollo/client/react';
import { type ComponentProps, lazy, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { categoryOf } from '../article-category.ts';
import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticlePageQuery } from '../../gql/graphql.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { useIsAsDrawn } from '../../ui/time/now.ts';
import { SubscribeCard } from '../../news/sign-up/subscribe-card.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { LEAD_SIZES } from '../../../schema/photos/images.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { WhenNear } from '../../ui/lazy/when-near.tsx';
import { MISSING_ARTICLE_HEAD, articlePage } from '../../../schema/pages/entries/article.ts';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleImage } from './article-image.tsx';
import { ArticleNeighbors } from './article-neighbors.tsx';
import { ArticlePageSkeleton } from './article-page-skeleton.tsx';
import { useArticleEvents } from '../article-events.ts';
import { ArticleHeader } from './article-header.tsx';
import { Counts } from './byline.tsx';
import { NewsNotice } from '../../ui/lists/news-notice.tsx';
import { Tags } from '../tags.tsx';
import { useCachedArticle } from './use-cached-article.ts';
import { useViewCount } from './use-view-count.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const ArticleComments = lazy(() => import('./article-comments.tsx'));

const ARTICLE = graphql(/* GraphQL */ `
  query ArticlePage($id: Int!, $comments: Int!) {
    article(id: $id) {
      id
      title
      excerpt
      category
      tags
      body
      featuredImageUrl
      featuredImage {
        ...Picture_image
      }
      featuredImageCrop {
        x
        y
        scale
      }
      updatedAt
      ...Byline_article
      ...ArticleActions_article
    }
    articleNavigation(id: $id) {
      ...ArticleNeighbors_navigation
    }
    comments(articleId: $id, first: $comments) {
      nodes {
        ...ArticleComments_comment
      }
    }
  }
`);

/** /articles/:id: one article to read. */
export default function ArticlePage() {
  const id = Number(useParams().id);
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    ARTICLE,
    isPossible ? { variables: articlePage.queries.ArticlePage({ id }) } : skipToken,
  );
  const shown = data?.article?.id === id ? { ...data, article: data.article } : undefined;
  useViewCount(shown?.article.id);
  useCachedArticle(shown?.article);
  const [isOutdated, setOutdated] = useState(false);
  const ask = () =>
    refetch()
      .then(() => setOutdated(false))
      .catch(() => undefined);
  useArticleEvents(['ArticlePage'], ({ kind, articleId }, refetchAfter) => {
    if (articleId !== id) return;
    // An article does not change while it is read, but a deleted one is removed.
    if (kind === 'EDITED') setOutdated(true);
    if (kind === 'REMOVED') refetchAfter();
  });

  if (!isPossible || hasCode(error, 'NOT_FOUND') || data?.article === null)
    return <ArticleNotFound />;
  if (shown) {
    return (
      <>
        <NewsNotice
          text={isOutdated ? t('This article was updated') : null}
          onShow={() => void ask()}
        />
        <Reader {...shown} />
      </>
    );
  }
  if (!error) return <ArticlePageSkeleton />;
  return (
    <div className="page min-h-dvh py-10">
      <ErrorState
        text={messageOf(error, 'We couldn’t load the article.')}
        onRetry={() => (mayBeCached() ? window.location.reload() : void ask())}
      />
    </div>
  );
}

/** Without a network the worker may still have the article's page. */
const mayBeCached = () =>
  !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

function ArticleNotFound() {
  return (
    <>
      <PageMeta head={MISSING_ARTICLE_HEAD} />
      <DeadEnd title={t('Article not found')} text={t(ARTICLE_FAULTS.notFound)}>
        <ButtonLink to="/articles?showAll=true">{t('See all articles')}</ButtonLink>
      </DeadEnd>
    </>
  );
}

/** The column of 66 characters; in wide windows the actions are left of it and scroll along, in others at its end. */
function Reader({
  article,
  articleNavigation,
  comments,
}: ArticlePageQuery & { article: NonNullable<ArticlePageQuery['article']> }) {
  const { id, tags, body, featuredImage, featuredImageCrop } = article;
  const category = categoryOf(article);
  return (
    <div className="page min-h-dvh py-6 sm:py-8">
      <PageMeta head={articlePage.head({ ...article, category })} />
      <div className="mx-auto max-w-[46rem]">
        <BackLink data-chrome to="/home#articles">
          {' '}
          {t('Back to Home')}
        </BackLink>
        <article className="mt-3">
          <ArticleHeader article={{ ...article, category }}>
            <Counts article={article} />
          </ArticleHeader>
          <ArticleImage
            isFirst
            isMoving
            image={featuredImage}
            sizes={LEAD_SIZES.article}
            crop={featuredImageCrop}
            className="my-7 rounded-card print:hidden"
          />
          <div className="relative print:mt-6">
            <ArticleBody body={body} />
            <ArticleActions
              article={article}
              className="mt-8 lg:absolute lg:top-0 lg:right-full lg:mt-0 lg:mr-8 lg:h-full lg:w-32"
            />
          </div>
          <Tags tags={tags} className="mt-10 border-t border-border pt-5" />
        </article>
        <SubscribeCard />
        {articleNavigation && <ArticleNeighbors navigation={articleNavigation} />}
        <Discussion articleId={id} total={article.commentCount} comments={comments.nodes} />
      </div>
    </div>
  );
}

type DiscussionProps = ComponentProps<typeof ArticleComments>;

/** The comments, once the reader scrolls near them or the URL links to one. */
function Discussion(props: DiscussionProps) {
  const { hash } = useLocation();
  // The server, which sees no hash, has drawn them as waiting.
  const isNamed = !useIsAsDrawn() && hash.startsWith('#comment');
  const comments = <ArticleComments key={props.articleId} {...props} />;
  const waiting = (
    <Loading label={t('Loading comments...')} className="mt-12 grid min-h-96 content-start gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-32" />
    </Loading>
  );
  return isNamed ? (
    <LazyPart fallback={waiting}>{comments}</LazyPart>
  ) : (
    <WhenNear fallback={waiting}>{comments}</WhenNear>
  );
}
