import { Suspense } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { prepared } from '../ui/page/prepared.tsx';
import type { PageName } from '../../schema/pages/pages.ts';
import { PATHS } from '../../schema/pages/paths.ts';
import { REDIRECTS } from '../../schema/pages/redirects.ts';
import { FirstView } from './first-view.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PAGE_MODULES } from './page-modules.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const COMPONENTS = (Object.keys(PATHS) as PageName[]).map((name) => {
  const [load] = PAGE_MODULES[name];
  return { path: PATHS[name], ...prepared(load) };
});

/** Downloads the page at a path, so that it renders without waiting. */
export async function preparePage(pathname: string): Promise<void> {
  const found = COMPONENTS.find(({ path }) => matchPath(path, pathname));
  await found?.prepare();
}

/** The route table. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} className="page py-10">
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {COMPONENTS.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {Object.values(REDIRECTS).map(({ path, to }) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <FirstView />
      </Suspense>
    </ErrorBoundary>
  );
}
