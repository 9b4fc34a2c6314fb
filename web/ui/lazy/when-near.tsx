import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';

/** How far below the window a part begins to load. */
const AHEAD = '600px';
const canWatch = () => 'IntersectionObserver' in globalThis;

interface WhenNearProps {
  /** The placeholder, as high as the content. */
  fallback: ReactNode;
  /** A lazy part: its code is downloaded when the visitor scrolls near it. */
  children: ReactNode;
}

/** Loads a part that most visits never reach only when it is near, apart from the page's first download. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !canWatch());
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place}>{isNear ? <LazyPart fallback={fallback}>{children}</LazyPart> : fallback}</div>
  );
}
