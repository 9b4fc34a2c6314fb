import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Stands beside the page, and tells when its first view is there, or has been taken over as the server drew it. */
export function FirstView() {
  const client = useApolloClient();
  useEffect(() => {
    // Its parts have asked by now; from here on the server is asked, also for what the page brought along.
    client.prioritizeCacheValues = false;
  }, [client]);
  return null;
}
