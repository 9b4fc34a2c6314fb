import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Stands beside the page. Once that is there, or has been taken over as the server drew it, it answers. */
export function FirstView() {
  const client = useApolloClient();
  useEffect(() => {
    // The parts of the first view have asked by now; from here on the server is asked, also for what the page brought along.
    client.prioritizeCacheValues = false;
    document.querySelector('#root > [inert]')?.removeAttribute('inert');
  }, [client]);
  return null;
}
