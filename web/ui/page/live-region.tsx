import type { ReactNode } from 'react';

/** Speaks its content politely whenever it changes. Mount it before there is anything to say. */
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
