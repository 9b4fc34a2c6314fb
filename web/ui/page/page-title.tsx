import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';

/** The path whose title was announced last; undefined until the first page is there. */
let announced: string | undefined;

/**
 * The h1 of a page. After navigation it gets the focus, so that screen readers announce it; on the first page the focus
 * is not moved.
 */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname, hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (announced !== undefined && announced !== pathname && !hash)
      heading.current?.focus({ preventScroll: true });
    announced = pathname;
  }, [pathname, hash]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classNames('display text-d2', className)}>
      {children}
    </h1>
  );
}
