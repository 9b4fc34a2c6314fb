import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.tsx';
import { t } from '../language.ts';

interface Props {
  children: ReactNode;
  /** When this changes, what failed is tried again. */
  resetKey?: unknown;
  /** Shown instead of the failed part; by default a sentence with Retry. */
  fallback?: ReactNode;
  onFail?: () => void;
  /** Of what is shown instead. */
  className?: string;
}

/** Confines a failure, also of a download, to the part of the page where it happened. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey)
      this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div className={this.props.className}>
        <ErrorState
          text={t('We couldn’t show this part of the page.')}
          // Without a network that would leave nothing at all.
          onRetry={() => navigator.onLine && window.location.reload()}
        />
      </div>
    );
  }
}
