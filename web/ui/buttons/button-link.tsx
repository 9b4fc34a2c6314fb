import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={buttonStyle(variant, size, className)} {...rest}>
      {Icon && <Icon aria-hidden className="size-[1.125em] shrink-0" />}
      {children}
    </Link>
  );
}
