import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold no-underline select-none ' +
  'transition-colors duration-110 ease-productive min-h-11 ' +
  'disabled:opacity-60 aria-disabled:opacity-70 forced-colors:border';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-border-strong bg-transparent text-text hover:bg-current/8',
  quiet: 'bg-transparent text-text hover:bg-current/8',
  danger: 'bg-live text-on-live hover:brightness-110',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'px-3 text-small',
  md: 'px-5 text-body',
  lg: 'px-7 min-h-13 text-body-l leading-tight',
};

/** The look of a button, also for links to an action. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra?: string,
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], extra);
}
