import { Eye, Heart, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { graphql } from '../../gql/gql.ts';
import type { Byline_ArticleFragment } from '../../gql/graphql.ts';
import { dateFormat, numberFormat, rich, t } from '../../ui/language.ts';

graphql(/* GraphQL */ `
  fragment Byline_article on Article {
    author
    publishedAt
    readTime
    viewCount
    likeCount
    shareCount
    commentCount
  }
`);

const longDate = dateFormat({ dateStyle: 'long', timeZone: MOUNTAIN_ZONE });
const { format: written } = numberFormat();

/** Who wrote it, when, and how long it takes to read. */
export function Byline({
  article: { author, publishedAt, readTime },
}: {
  article: Pick<Byline_ArticleFragment, 'author' | 'publishedAt' | 'readTime'>;
}) {
  return (
    <p className="text-small text-muted">
      {rich('By {author}', {
        author: <span className="font-semibold text-text">{author}</span>,
      })}
      {publishedAt && (
        <>
          {' · '}
          <time dateTime={publishedAt}>{longDate.format(new Date(publishedAt))}</time>
        </>
      )}
      {' · '}
      {t('{minutes} min read', { minutes: readTime })}
    </p>
  );
}

/** How often it was read, liked and shared. */
export function Counts({
  article: { viewCount, likeCount, shareCount },
}: {
  article: Byline_ArticleFragment;
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-muted tabular-nums">
      <Count
        icon={Eye}
        text={viewCount === 1 ? t('1 view') : t('{views} views', { views: written(viewCount) })}
      />
      <Count
        icon={Heart}
        text={likeCount === 1 ? t('1 like') : t('{likes} likes', { likes: written(likeCount) })}
      />
      <Count
        icon={Share2}
        text={
          shareCount === 1 ? t('1 share') : t('{shares} shares', { shares: written(shareCount) })
        }
      />
    </ul>
  );
}

function Count({ icon: Icon, text }: { icon: LucideIcon; text: string }): ReactNode {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4" />
      {text}
    </li>
  );
}
