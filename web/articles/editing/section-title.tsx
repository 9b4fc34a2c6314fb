import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The title of the list or of the editor. Going from one to the other is like a change of page: it is at the top of the
 * window then and takes the focus, which the link that led here has taken along.
 */
export function SectionTitle({ children }: { children: ReactNode }) {
  const isFirstPage = useLocation().key === 'default';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirstPage || document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when it comes up, not when the address changes later
  }, []);
  return (
    <h2 ref={heading} id="articles-title" tabIndex={-1} className="display text-h2 outline-none">
      {children}
    </h2>
  );
}
