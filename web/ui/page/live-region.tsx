import type { ReactNode } from 'react';

/** Announces its content politely whenever it changes. Mount it before it has content. */
export function LiveRegion({
  children,
  visible = false,
}: {
  children: ReactNode;
  visible?: boolean;
}) {
  return (
    <div role="status" aria-live="polite" className={visible ? undefined : 'sr-only'}>
      {children}
    </div>
  );
}
