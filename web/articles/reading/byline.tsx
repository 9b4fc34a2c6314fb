import { Eye, Heart, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { graphql } from '../../gql/gql.ts';
import type { Byline_ArticleFragment } from '../../gql/graphql.ts';
import { dateFormat, rich, t } from '../../ui/language.ts';

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
      <Count icon={Eye} text={t('{views|one:# view|other:# views}', { views: viewCount })} />
      <Count icon={Heart} text={t('{likes|one:# like|other:# likes}', { likes: likeCount })} />
      <Count
        icon={Share2}
        text={t('{shares|one:# share|other:# shares}', { shares: shareCount })}
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
