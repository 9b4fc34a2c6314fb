import { classNames } from '../ui/class-names.ts';

/** The ground of a message: navy for one's own, grey for the others'. */
export function bubbleStyle(isOwn: boolean, extra?: string): string {
  return classNames(
    'w-fit max-w-[min(100%,60ch)] rounded-card px-3 py-2 whitespace-pre-wrap wrap-anywhere',
    'in-data-[contrast=more]:border forced-colors:border',
    isOwn ? 'on-brand rounded-br-badge' : 'rounded-bl-badge bg-surface-2',
    extra,
  );
}

/** The line of small print and acts below it. */
export const metaStyle =
  'flex min-h-8 flex-wrap items-center gap-x-1 text-small text-muted pointer-coarse:min-h-11';

/** An act in that line. Larger where fingers press. */
export const actionStyle =
  'inline-flex min-h-8 items-center gap-1 rounded-control px-2 font-semibold text-muted transition-colors duration-110 ' +
  'hover:bg-current/8 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center';
