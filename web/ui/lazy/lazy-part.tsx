import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { toast } from '../page/toast.ts';
import { t } from '../language.ts';

interface LazyLayerProps {
  /** The layer: a lazy component. */
  children: ReactNode;
  /** Shown while it loads, and if it fails to load. */
  fallback?: ReactNode;
  /** Called when it fails to load, so that the opener treats it as closed. */
  onFail: () => void;
  /** A change of this value retries. */
  resetKey?: unknown;
}

/**
 * A layer over the page, downloaded when first opened. Without a network, or after a new deployment, the download
 * fails: a toast says so and the page below stays as it is. Browsers remember a script that failed to load, so only a
 * reload requests it again.
 */
export function LazyLayer({ children, fallback = null, onFail, resetKey }: LazyLayerProps) {
  function fail() {
    onFail();
    toast({
      title: t('We couldn’t show this part of the page.'),
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
  /** Shown while it loads. */
  fallback: ReactNode;
}

/** A part of the page with its own download. A failure to load shows an error in its place only. */
export function LazyPart({ children, fallback }: LazyPartProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
