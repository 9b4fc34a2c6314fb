import '../ui/theme/app.css';
import { ApolloProvider } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../accounts/auth-provider.tsx';
import { GameBar } from '../games/game-bar.tsx';
import { BreakingStrip } from '../news/breaking-strip.tsx';
import { useSearchAddress } from '../search/search-address.ts';
import { useNoticePermission } from '../notices/notice-permission.ts';
import { followSettings, useSettings } from '../settings/podcast-settings.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useLanguage } from '../ui/language.ts';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { showCarriedToast } from '../ui/toast.ts';
import { createGraphClient } from './apollo.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Pages } from './pages.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TabBar } from './tab-bar.tsx';
import { useScroll } from './use-scroll.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx'));
const NoticeWatcher = lazy(() => import('../notices/notice-watcher.tsx'));
const SearchDialog = lazy(() => import('../search/search-dialog.tsx'));

/** Everything behind the age gate. */
export default function App() {
  const [client] = useState(createGraphClient);
  const language = useLanguage();
  useEffect(followSettings, []);
  useEffect(showCarriedToast, []);

  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <AuthProvider>
          <Scrolled>
            <Frame key={language} />
          </Scrolled>
          <Suspense fallback={null}>
            <Toaster key={language} />
          </Suspense>
        </AuthProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}

/** Stays when the page is drawn anew in another language, and so does the place that is read. */
function Scrolled({ children }: { children: ReactNode }) {
  useScroll();
  return children;
}

/** Header, game bar, page, footer; on phones a bar of tabs. */
function Frame() {
  const { isOpen: isSearching } = useSearchAddress();
  const { screenReader } = useSettings();
  const mayNotify = useNoticePermission() === 'granted';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <Header />
      <ErrorBoundary fallback={null}>
        <GameBar />
      </ErrorBoundary>
      <OfflineBar />
      <ErrorBoundary fallback={null}>
        <BreakingStrip />
      </ErrorBoundary>
      {/* As high as the window, so that the footer stays out of it while a short page is on the way. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-height)-var(--game-bar-height))] grow"
      >
        <Pages />
      </main>
      <Footer />
      <TabBar />
      {(mayNotify || screenReader) && (
        <Suspense fallback={null}>
          <NoticeWatcher />
        </Suspense>
      )}
      {isSearching && (
        <Suspense fallback={null}>
          <SearchDialog />
        </Suspense>
      )}
    </div>
  );
}
