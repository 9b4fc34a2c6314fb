import { useLazyQuery } from '@apollo/client/react';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { COMMENT_TEXTS, COMMENTS_PER_PAGE } from '../../schema/comments.ts';
import { useAuth } from '../accounts/auth.ts';
import { graphql } from '../gql/gql.ts';
import type { CommentRow_CommentFragment } from '../gql/graphql.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/graph-error.ts';
import { EmptyState } from '../ui/states.tsx';
import { toast } from '../ui/toast.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';

const OLDER = graphql(/* GraphQL */ `
  query OlderComments($articleId: Int!, $first: Int!, $after: Int!) {
    comments(articleId: $articleId, first: $first, after: $after) {
      ...CommentRow_comment
    }
  }
`);

interface CommentsProps {
  articleId: number;
  /** How many there are in all. */
  total: number;
  /** The newest page of them. */
  comments: readonly CommentRow_CommentFragment[];
}

/** What readers say, newest first, and the place to say something. */
export function Comments({ articleId, total, comments }: CommentsProps) {
  const { user } = useAuth();
  const [older, setOlder] = useState<readonly CommentRow_CommentFragment[]>([]);
  const [load, { loading }] = useLazyQuery(OLDER, { fetchPolicy: 'network-only' });
  const newest = new Set(comments.map(({ id }) => id));
  const all = [...comments, ...older.filter(({ id }) => !newest.has(id))];

  async function loadOlder() {
    const after = all.at(-1)?.id;
    if (after === undefined) return;
    const { data, error } = await load({
      variables: { articleId, first: COMMENTS_PER_PAGE, after },
    });
    if (error)
      toast({
        title: messageOf(error, 'The older comments could not be loaded.'),
        variant: 'destructive',
      });
    else if (data) setOlder([...older, ...data.comments]);
  }

  return (
    <section aria-labelledby="comments-title" className="mt-12">
      <h2 id="comments-title" className="display text-h2">
        Comments <span className="text-muted tabular-nums">({total})</span>
      </h2>
      <div data-chrome className="my-4">
        {user ? <CommentForm articleId={articleId} /> : <SignInPrompt />}
      </div>
      {all.length === 0 ? (
        <EmptyState icon={MessageSquare} text={COMMENT_TEXTS.none} />
      ) : (
        <ol className="border-t border-border">
          {all.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {all.length > 0 && all.length < total && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={loading}
          onClick={() => void loadOlder()}
        >
          Load older comments
        </Button>
      )}
    </section>
  );
}

function SignInPrompt() {
  const { openAuth } = useAuth();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface px-4 py-3">
      <p className="grow font-semibold">{COMMENT_TEXTS.signIn}</p>
      <Button size="sm" variant="secondary" onClick={() => openAuth('signin')}>
        Sign In
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openAuth('signup')}>
        Sign Up
      </Button>
    </div>
  );
}
