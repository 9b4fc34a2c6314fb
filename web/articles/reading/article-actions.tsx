import { Heart } from 'lucide-react';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleActions_ArticleFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../../ui/language.ts';
import { ShareArticle } from './share-article.tsx';
import { useArticleLike } from './use-article-like.ts';

graphql(/* GraphQL */ `
  fragment ArticleActions_article on Article {
    id
    title
    isLikedByMe
    likeCount
  }
`);

/** Like and share. How many like it is told to admins only. */
export function ArticleActions({
  article,
  className,
}: {
  article: ArticleActions_ArticleFragment;
  className?: string;
}) {
  const { id, title } = article;
  const { user, requireSignIn } = useAuth();
  const { isLiked, likes, toggle } = useArticleLike(article);

  return (
    <div data-chrome className={className}>
      <div className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)] lg:flex-col">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={isLiked}
          onClick={() => requireSignIn(toggle)}
        >
          <Heart
            aria-hidden
            className={classNames('size-[1.125em]', isLiked && 'fill-accent text-accent')}
          />
          {t('Like')}
          {can(user, 'article.seeLikeCount') && <span className="tabular-nums">{likes}</span>}
        </Button>
        <ShareArticle id={id} title={title} />
      </div>
    </div>
  );
}
