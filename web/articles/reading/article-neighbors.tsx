import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ArticleLink } from '../../../schema/articles/articles.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleNeighbors_NavigationFragment } from '../../gql/graphql.ts';
import { classNames } from '../../ui/class-names.ts';
import { Headline } from '../../settings/headline.tsx';
import { t } from '../../ui/language.ts';

graphql(/* GraphQL */ `
  fragment ArticleNeighbors_navigation on ArticleNavigation {
    previousArticle {
      id
      title
    }
    nextArticle {
      id
      title
    }
  }
`);

/** The ways to the articles published just before and just after. */
export function ArticleNeighbors({
  navigation: { previousArticle, nextArticle },
}: {
  navigation: ArticleNeighbors_NavigationFragment;
}) {
  if (!previousArticle && !nextArticle) return null;
  return (
    <nav data-chrome aria-label={t('More articles')} className="mt-10 grid gap-3 sm:grid-cols-2">
      {previousArticle && <Neighbor article={previousArticle} label={t('Previous article')} />}
      {nextArticle && <Neighbor article={nextArticle} label={t('Next article')} isNext />}
    </nav>
  );
}

function Neighbor({
  article: { id, title },
  label,
  isNext = false,
}: {
  article: ArticleLink;
  label: string;
  isNext?: boolean;
}) {
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/articles/${id}`}
      className={classNames(
        'grid gap-1 rounded-card border border-border p-4 transition-colors duration-110 hover:bg-surface',
        isNext && 'sm:col-start-2 sm:justify-items-end sm:text-right',
      )}
    >
      <span
        className={classNames(
          'inline-flex items-center gap-2 text-small text-muted',
          isNext && 'sm:flex-row-reverse',
        )}
      >
        <Arrow aria-hidden className="size-4" /> {label}
      </span>
      <span className="line-clamp-2 font-bold">
        <Headline text={title} />
      </span>
    </Link>
  );
}
