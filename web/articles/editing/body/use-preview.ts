import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { BodyRoot } from '../../../../schema/articles/articles.ts';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { PREVIEW_ARTICLE } from '../operations.ts';

/** The preview is updated this long after the last keystroke, in ms. */
const CALM = 350;

interface Preview {
  /** The text as readers will see it; null until it was rendered once. */
  readonly body: BodyRoot | null;
  readonly error: string | null;
}

/** Has the server render a text while the author types. A request for an older text is canceled. */
export function usePreview(content: string, isShown: boolean): Preview {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview>({ body: null, error: null });
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isShown) return;
    const cancel = new AbortController();
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        client
          .query({
            query: PREVIEW_ARTICLE,
            variables: { content },
            fetchPolicy: 'no-cache',
            context: { fetchOptions: { signal: cancel.signal } },
          })
          .then(({ data }) => {
            if (data && !cancel.signal.aborted)
              setPreview({ body: data.previewArticle, error: null });
          })
          .catch((error: unknown) => {
            if (cancel.signal.aborted) return;
            const text = messageOf(error, 'We couldn’t load the preview.');
            setPreview(({ body }) => ({ body, error: text }));
          });
      },
      isFirst.current ? 0 : CALM,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, content, isShown]);

  return preview;
}
