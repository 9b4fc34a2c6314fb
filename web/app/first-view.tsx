import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** From here on the server is asked, also for what the page brought along. */
function endFirstView(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}

/** Stands beside the page, and sees when its first view is there, or has been taken over as the server drew it. */
export function FirstView() {
  const client = useApolloClient();
  useEffect(() => {
    // Parts that are downloads of their own are taken over, and ask, after the page.
    const end = () => endFirstView(client);
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(end);
    else setTimeout(end);
  }, [client]);
  return null;
}
