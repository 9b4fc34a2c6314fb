import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { COMMENT_MAX_LENGTH } from '../../schema/comments.ts';
import { isBlank } from '../../schema/blank.ts';
import { graphql } from '../gql/gql.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/graph-error.ts';
import { TextArea } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';

const POST_COMMENT = graphql(/* GraphQL */ `
  mutation PostComment($input: PostComment!) {
    postComment(input: $input) {
      ...CommentRow_comment
    }
  }
`);

/** Where a member writes a comment. What was typed stays when the server refuses. */
export function CommentForm({ articleId }: { articleId: number }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [post, { loading }] = useMutation(POST_COMMENT, {
    refetchQueries: ['ArticlePage'],
    awaitRefetchQueries: true,
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(text)) return;
    try {
      await post({ variables: { input: { articleId, content: text } } });
      setText('');
      setError(undefined);
      toast({ title: 'Comment added successfully' });
    } catch (failure) {
      setError(messageOf(failure, 'Failed to post comment. Please try again.'));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextArea
        label="Add a comment"
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        className="justify-self-end"
        busy={loading}
        busyLabel="Posting…"
        disabled={isBlank(text)}
      >
        Post comment
      </Button>
    </form>
  );
}
