import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { toast } from '../page/toast.ts';
import { t } from '../language.ts';

interface LazyLayerProps {
  /** The layer: a lazy component. */
  children: ReactNode;
  /** Stands there until it has come, and when it doesn't. */
  fallback?: ReactNode;
  /** It did not come: whoever opened it takes it as closed. */
  onFail: () => void;
  /** When this changes, it is tried again. */
  resetKey?: unknown;
}

/**
 * A layer over the page that is downloaded when it is first wanted. Without a network, or after the site has changed on
 * the server, it does not come; then it says so, and the page below stays as it is. Browsers remember a script that
 * did not come, so that only a reload asks for it again.
 */
export function LazyLayer({ children, fallback = null, onFail, resetKey }: LazyLayerProps) {
  function fail() {
    onFail();
    toast({
      title: t('This part of the page could not be shown.'),
      description: t('Please reload the page.'),
      variant: 'destructive',
      duration: 5000,
    });
  }

  return (
    <ErrorBoundary fallback={fallback} resetKey={resetKey} onFail={fail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface LazyPartProps {
  children: ReactNode;
  /** Holds the place until it has come. */
  fallback: ReactNode;
}

/** A part of the page that is downloaded by itself. When it does not come, that is said in its place alone. */
export function LazyPart({ children, fallback }: LazyPartProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
