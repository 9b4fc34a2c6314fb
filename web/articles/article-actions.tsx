import { useMutation } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { can } from '../../schema/capabilities.ts';
import { useAuth } from '../accounts/auth.ts';
import { graphql } from '../gql/gql.ts';
import type { ArticleActions_ArticleFragment } from '../gql/graphql.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { messageOf } from '../ui/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/toast.ts';
import { ShareArticle } from './share-article.tsx';

graphql(/* GraphQL */ `
  fragment ArticleActions_article on Article {
    id
    title
    liked
    likeCount
  }
`);

const TOGGLE_LIKE = graphql(/* GraphQL */ `
  mutation ToggleArticleLike($id: Int!) {
    toggleArticleLike(id: $id) {
      liked
      totalLikes
    }
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
  const { id, title, liked, likeCount } = article;
  const { user, requireSignIn } = useAuth();
  const [toggle] = useMutation(TOGGLE_LIKE);

  async function like() {
    try {
      await toggle({
        variables: { id },
        optimisticResponse: {
          toggleArticleLike: { liked: !liked, totalLikes: likeCount + (liked ? -1 : 1) },
        },
        update(cache, { data }) {
          if (!data) return;
          const now = data.toggleArticleLike;
          cache.modify({
            id: cache.identify({ __typename: 'Article', id }) ?? '',
            fields: { liked: () => now.liked, likeCount: () => now.totalLikes },
          });
        },
      });
    } catch (error) {
      toast({
        title: messageOf(error, 'Failed to update like. Please try again.'),
        variant: 'destructive',
      });
    }
  }

  return (
    <div data-chrome className={className}>
      <div className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)] lg:flex-col">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={liked ?? false}
          onClick={() => requireSignIn(() => like())}
        >
          <Heart
            aria-hidden
            className={classNames('size-[1.125em]', liked && 'fill-accent text-accent')}
          />
          {t('Like')}
          {can(user, 'article.seeLikeCount') && <span className="tabular-nums">{likeCount}</span>}
        </Button>
        <ShareArticle id={id} title={title} />
      </div>
    </div>
  );
}
