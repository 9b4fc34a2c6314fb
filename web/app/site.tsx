import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { PlayerDock } from '../shows/player/player-dock.tsx';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { useLanguage } from '../ui/language.ts';
import { watchDelay } from '../live/delay.ts';
import { forgetTimes } from '../live/response-freshness.ts';
import { useToasts } from '../ui/page/toast.ts';
import { whenQuiet } from '../worker/when-quiet.ts';
import { Frame } from './frame.tsx';
import { useScroll } from './use-scroll.ts';

const Toaster = lazy(() => import('../ui/page/toaster.tsx'));

interface SiteProps {
  client: ApolloClient;
  /** The router: the browser's, or a static one for server rendering. */
  Router: ComponentType<{ children: ReactNode }>;
}

/**
 * The site as rendered on the server and in the browser. Both must render the same, because the browser hydrates the
 * server's HTML.
 */
export function Site({ client, Router }: SiteProps) {
  const language = useLanguage();
  const rewinds = useRewinds(client);
  return (
    <ApolloProvider client={client}>
      <Router>
        <AuthProvider>
          <Scrolled>
            <Frame key={`${language} ${rewinds}`} />
          </Scrolled>
          <PlayerDock />
          <Toasts key={language} />
        </AuthProvider>
      </Router>
    </ApolloProvider>
  );
}

/** How often a longer delay was set: then everything is read again as it was at an earlier moment. */
function useRewinds(client: ApolloClient): number {
  const [rewinds, setRewinds] = useState(0);
  useEffect(
    () =>
      watchDelay((seconds, before) => {
        if (seconds <= before) return;
        forgetTimes(client);
        void client.clearStore().then(() => setRewinds((count) => count + 1));
      }),
    [client],
  );
  useEffect(() => {
    if (rewinds === 0) return;
    // The page begins anew, and its button is gone: at the top the bar says what it waits for.
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [rewinds]);
  return rewinds;
}

/** Survives a re-render in another language, like the scroll position. */
function Scrolled({ children }: { children: ReactNode }) {
  useScroll();
  return children;
}

/** Where toasts appear. Its download waits until the page is quiet or there is something to show. */
function Toasts() {
  const isNeeded = useToasts().length > 0;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setIsQuiet(true)), []);
  if (!isNeeded && !isQuiet) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}
