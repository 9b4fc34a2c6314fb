import { lazy, Suspense } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import { GameBar } from '../games/game-bar.tsx';
import { BreakingStrip } from '../news/breaking-strip.tsx';
import { useNoticePermission } from '../notices/notice-permission.ts';
import { useSearchAddress } from '../search/search-address.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { OfflineBar } from '../ui/page/offline-bar.tsx';
import { Footer } from './header/footer.tsx';
import { Header } from './header/header.tsx';
import { Pages } from './pages.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { SkipLinks } from './header/skip-links.tsx';
import { TabBar } from './header/tab-bar.tsx';

const BarPlay = lazy(() => import('../plays/bar-play.tsx'));
const FollowSite = lazy(() => import('./follow-site.ts'));
const InboxWatcher = lazy(() => import('../inbox/inbox-watcher.ts'));
const MemberChanges = lazy(() => import('../accounts/session/member-changes.ts'));
const MuteChanges = lazy(() => import('../mutes/mute-changes.ts'));
const NoticeWatcher = lazy(() => import('../notices/notice-watcher.tsx'));
const QuestionWatcher = lazy(() => import('../notices/question-watcher.ts'));
const SanctionBar = lazy(() => import('../moderation/sanction-bar.tsx'));
const SearchDialog = lazy(() => import('../search/search-dialog.tsx'));

/**
 * Header, game bar, page, footer; on phones a bar of tabs. It has no state: a re-render during hydration would make
 * React hydrate the whole page at once.
 */
export function Frame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <Header />
      <ErrorBoundary fallback={null}>
        <GameBar Play={BarPlay} />
      </ErrorBoundary>
      <OfflineBar />
      <Sanction />
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
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <MemberChanges />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <FollowSite />
        </Suspense>
      </ErrorBoundary>
      <Notices />
      <OwnChanges />
      <Search />
      <ShortcutKeys />
    </div>
  );
}

function Notices() {
  const { screenReader } = useSettings();
  const mayNotify = useNoticePermission() === 'granted';
  if (!mayNotify && !screenReader) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NoticeWatcher />
      </Suspense>
    </ErrorBoundary>
  );
}

function Sanction() {
  if (!useAuth().user?.sanction) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <SanctionBar />
      </Suspense>
    </ErrorBoundary>
  );
}

function OwnChanges() {
  const { isAuthenticated } = useAuth();
  if (!isAuthenticated) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <QuestionWatcher />
        <MuteChanges />
        <InboxWatcher />
      </Suspense>
    </ErrorBoundary>
  );
}

function Search() {
  const { isOpen, close } = useSearchAddress();
  if (!isOpen) return null;
  return (
    <LazyLayer onFail={close}>
      <SearchDialog />
    </LazyLayer>
  );
}
