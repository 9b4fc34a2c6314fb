import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The way back from one thing to the list of all, above its title. */
export function BackLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-badge text-link"
      {...rest}
    >
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  );
}
