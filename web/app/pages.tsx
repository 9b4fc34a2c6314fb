import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const LandingPage = lazy(() => import('../landing/landing-page.tsx'));
const HomePage = lazy(() => import('../home/home-page.tsx'));
const ArticlesPage = lazy(() => import('../articles/articles-page.tsx'));
const ArticlePage = lazy(() => import('../articles/article-page.tsx'));
const PreviewPage = lazy(() => import('../articles/editing/preview-page.tsx'));
const FanZonePage = lazy(() => import('../fan-zone/fan-zone-page.tsx'));
const SchedulePage = lazy(() => import('../schedule/schedule-page.tsx'));
const SettingsPage = lazy(() => import('../settings/settings-page.tsx'));
const ResetPasswordPage = lazy(() => import('../accounts/reset-password-page.tsx'));
const ProfilePage = lazy(() => import('../accounts/profile-page.tsx'));
const AdminPage = lazy(() => import('../admin/admin-page.tsx'));
const AdvertisePage = lazy(() => import('../advertise/advertise-page.tsx'));
const ContactPage = lazy(() => import('../contact/contact-page.tsx'));

/** The route table. Each page is a download of its own. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="/home" element={<HomePage />} />
          <Route path="/articles" element={<ArticlesPage />} />
          <Route path="/articles/:id" element={<ArticlePage />} />
          <Route path="/articles/:id/preview" element={<PreviewPage />} />
          <Route path="/fan-zone" element={<FanZonePage />} />
          <Route path="/game-chat" element={<Navigate to="/fan-zone?tab=game-chat" replace />} />
          <Route path="/schedule" element={<SchedulePage />} />
          <Route path="/settings" element={<SettingsPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/advertise" element={<AdvertisePage />} />
          <Route path="/contact-us" element={<ContactPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
