import { classNames } from '../../ui/class-names.ts';

/** The ground of a message: navy for one's own, gray for the others'. */
export function bubbleStyle(isOwn: boolean, extra?: string): string {
  return classNames(
    'w-fit min-w-0 max-w-[60ch] rounded-[1.125rem] px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
    'in-data-[contrast=more]:border forced-colors:border',
    isOwn ? 'on-brand rounded-br-badge' : 'rounded-bl-badge bg-surface-2',
    extra,
  );
}

/** The line of small print above or below it. */
export const metaStyle = 'flex flex-wrap items-center gap-x-1 text-small text-muted';

/** An action beside a message. Larger on touch screens. */
export const actionStyle =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-full px-1.5 text-small font-semibold text-muted ' +
  'transition-colors duration-110 hover:bg-current/8 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-9';

/** An act that shows itself when the row is pointed at or has the focus; always where fingers press. */
export const quietActionStyle = classNames(
  actionStyle,
  'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100 ' +
    'data-[state=open]:opacity-100 pointer-coarse:opacity-70',
);
