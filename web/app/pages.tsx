import { Suspense } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { prepared } from '../ui/page/prepared.tsx';
import { FirstView } from './first-view.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Each page is a download of its own. */
const PAGES = {
  '/': prepared(() => import('../landing/landing-page.tsx')),
  '/home': prepared(() => import('../home/home-page.tsx')),
  '/articles': prepared(() => import('../articles/articles-page.tsx')),
  '/articles/:id': prepared(() => import('../articles/reading/article-page.tsx')),
  '/articles/:id/preview': prepared(() => import('../articles/editing/body/preview-page.tsx')),
  '/fan-zone': prepared(() => import('../fan-zone/fan-zone-page.tsx')),
  '/schedule': prepared(() => import('../schedule/schedule-page.tsx')),
  '/settings': prepared(() => import('../settings/settings-page.tsx')),
  '/reset-password': prepared(() => import('../accounts/sign-in/reset-password-page.tsx')),
  '/profile': prepared(() => import('../accounts/profile-page.tsx')),
  '/admin': prepared(() => import('../admin/admin-page.tsx')),
  '/advertise': prepared(() => import('../advertise/advertise-page.tsx')),
  '/contact-us': prepared(() => import('../contact/contact-page.tsx')),
  '/developers': prepared(() => import('../developers/developers-page.tsx')),
  '/accessibility': prepared(() => import('../accessibility/accessibility-page.tsx')),
};

/** Downloads the page at a path, so that it can be drawn without a wait. False where there is none. */
export async function preparePage(pathname: string): Promise<boolean> {
  const found = Object.entries(PAGES).find(([path]) => matchPath(path, pathname));
  await found?.[1].prepare();
  return found !== undefined;
}

/** The route table. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} className="page py-10">
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {Object.entries(PAGES).map(([path, { Page }]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="/game-chat" element={<Navigate to="/fan-zone?tab=game-chat" replace />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <FirstView />
      </Suspense>
    </ErrorBoundary>
  );
}
