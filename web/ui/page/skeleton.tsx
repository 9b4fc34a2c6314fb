import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A gray box of the size of the content. Shows after 150 ms, so that fast responses don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={classNames(
        'animate-skeleton rounded-control bg-surface-2 forced-colors:border',
        className,
      )}
    />
  );
}

/** Groups skeletons under one spoken line, e.g. 'Loading articles...'. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
