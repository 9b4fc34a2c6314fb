import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { endFirstView } from '../live/first-view.ts';

/** A busy page is never idle, and what it embeds gets old. In ms. */
const LATEST_END = 2000;

/** Rendered beside the page; detects when the first view is rendered, or hydrated from the server's HTML. */
export function FirstView() {
  const client = useApolloClient();
  useEffect(() => {
    // Lazy parts are hydrated, and send their queries, after the page.
    const end = () => endFirstView(client);
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: LATEST_END });
    else setTimeout(end);
  }, [client]);
  return null;
}
