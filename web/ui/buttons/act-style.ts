/** The line of small print and actions below a post. */
export const actLineStyle =
  'flex min-h-8 flex-wrap items-center gap-x-1 text-small text-muted pointer-coarse:min-h-11';

/** An action in that line. Larger on touch screens. */
export const actStyle =
  'inline-flex min-h-8 items-center gap-1 rounded-control px-2 font-semibold text-muted transition-colors duration-110 ' +
  'hover:bg-current/8 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center';
