import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PreviewNewsletterQuery } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { PREVIEW_NEWSLETTER } from './operations.ts';

/** The preview is updated this long after the last keystroke, in ms. */
const CALM = 350;

interface Preview {
  /** Null until the first preview. */
  readonly letter: PreviewNewsletterQuery['previewNewsletter'] | null;
  readonly error: string | null;
}

/** A preview of a text, rendered by the server while the admin types. Previews of older text are dropped. */
export function usePreview(content: string): Preview {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview>({ letter: null, error: null });
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      client
        .query({
          query: PREVIEW_NEWSLETTER,
          variables: { content },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: cancel.signal } },
        })
        .then(({ data }) => {
          if (data && !cancel.signal.aborted)
            setPreview({ letter: data.previewNewsletter, error: null });
        })
        .catch((error: unknown) => {
          if (cancel.signal.aborted) return;
          const text = messageOf(error, 'We couldn’t load the preview.');
          setPreview(({ letter }) => ({ letter, error: text }));
        });
    }, CALM);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, content]);
  return preview;
}
