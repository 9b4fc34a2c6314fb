import { Link } from 'react-router-dom';
import { useSite } from '../../ui/site.ts';

/** The site's name with its ridge; leads to the landing page. */
export function Wordmark() {
  const { name } = useSite();
  return (
    <Link to="/" className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-badge">
      <svg
        aria-hidden
        viewBox="0 0 30 20"
        className="h-5 w-7.5 text-accent max-[22rem]:hidden"
        fill="none"
      >
        <path
          d="M1 18 11 4l5 7 4-8 9 15"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="display text-[min(1.5rem,6.5vw)] leading-none tracking-[0.01em] whitespace-nowrap uppercase">
        {name}
      </span>
    </Link>
  );
}
