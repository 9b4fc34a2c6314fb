import { Link } from 'react-router-dom';
import { type ArticleCategory, CARD_TAGS, FEATURED_TAGS } from '../../schema/articles/articles.ts';
import { categoryOf } from './article-category.ts';
import { LEAD_SIZES } from '../../schema/photos/images.ts';
import { graphql } from '../gql/gql.ts';
import type { ArticleCard_ArticleFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { ArticleImage } from './reading/article-image.tsx';
import { Tags } from './tags.tsx';
import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment ArticleCard_article on Article {
    id
    title
    excerpt
    author
    category
    tags
    featuredImage {
      ...Picture_image
    }
    featuredImageCrop {
      x
      y
      scale
    }
    readTime
    publishedAt
  }
`);

interface CardProps {
  article: ArticleCard_ArticleFragment;
  /** The heading level that fits the page around it. */
  heading?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** The newest article: picture, excerpt and up to four tags. The whole card is the link. */
export function FeaturedArticle({ article, heading: Heading = 'h2', className }: CardProps) {
  const isLead = Heading === 'h2';
  return (
    <article
      data-item
      className={classNames(
        'group relative grid content-start gap-4 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-10',
        className,
      )}
    >
      <ArticleImage
        isFirst={isLead}
        image={article.featuredImage}
        sizes={LEAD_SIZES.articles}
        crop={article.featuredImageCrop}
        className="rounded-card"
      />
      <div className="grid gap-2">
        <Category>{categoryOf(article)}</Category>
        <Heading className={classNames('display', isLead ? 'text-d2' : 'text-h2')}>
          <CardLink article={article} />
        </Heading>
        <p className="line-clamp-3 max-w-[60ch] text-muted">{article.excerpt}</p>
        <Facts article={article} hasAuthor />
        <Tags tags={article.tags.slice(0, FEATURED_TAGS)} />
      </div>
    </article>
  );
}

/** An article in two lines beside a small picture, with up to two tags. The whole card is the link. */
export function ArticleCard({ article, heading: Heading = 'h4', className }: CardProps) {
  return (
    <article
      data-item
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)_min(7rem,35%)] content-start items-start gap-4 sm:grid-cols-[1fr_9rem]',
        className,
      )}
    >
      <div className="grid gap-1.5">
        <Category>{categoryOf(article)}</Category>
        <Heading className="line-clamp-3 text-h3 font-bold sm:line-clamp-2">
          <CardLink article={article} />
        </Heading>
        <Facts article={article} />
        <Tags tags={article.tags.slice(0, CARD_TAGS)} />
      </div>
      <ArticleImage
        image={article.featuredImage}
        sizes="9rem"
        crop={article.featuredImageCrop}
        className="mt-1 rounded-control"
      />
    </article>
  );
}

function CardLink({ article: { id, title } }: Pick<CardProps, 'article'>) {
  return (
    <Link
      to={`/articles/${id}`}
      // The ring goes around the whole card: the title's own would be cut off with its third line.
      className="decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
    >
      <Headline text={title} />
    </Link>
  );
}

const Category = ({ children }: { children: ArticleCategory }) => (
  <p className="eyebrow text-accent-text">{t(children)}</p>
);

function Facts({
  article: { author, publishedAt, readTime },
  hasAuthor = false,
}: Pick<CardProps, 'article'> & { hasAuthor?: boolean }) {
  return (
    <p className="text-small text-muted">
      {hasAuthor && <>{author} · </>}
      {publishedAt && <RelativeDate date={publishedAt} />} ·{' '}
      {t('{minutes} min read', { minutes: readTime })}
    </p>
  );
}
