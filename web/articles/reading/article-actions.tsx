import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleActions_ArticleFragment } from '../../gql/graphql.ts';
import { LikeButton } from '../../likes/like-button.tsx';
import { useLike } from '../../likes/use-like.ts';
import { ShareArticle } from './share-article.tsx';

graphql(/* GraphQL */ `
  fragment ArticleActions_article on Article {
    id
    title
    isLikedByMe
    likeCount
  }
`);

/** Like and share. Only admins see the number of likes. */
export function ArticleActions({
  article,
  className,
}: {
  article: ArticleActions_ArticleFragment;
  className?: string;
}) {
  const { id, title } = article;
  const { user, requireSignIn } = useAuth();
  const { shown, like } = useLike('ARTICLE');
  const thing = shown(article);

  return (
    <div data-chrome className={className}>
      <div className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)] lg:flex-col">
        <LikeButton
          thing={thing}
          onLike={(liked) => requireSignIn(() => like(thing, liked))}
          hasCount={can(user, 'article.seeLikeCount')}
        />
        <ShareArticle id={id} title={title} />
      </div>
    </div>
  );
}
