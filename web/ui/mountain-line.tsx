import { classNames } from './class-names.ts';

/** The site's own motif: a ridge drawn in one line. Decoration. */
export function MountainLine({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 90"
      preserveAspectRatio="none"
      className={classNames('block h-12 w-full sm:h-20', className)}
    >
      <path
        d="M0 88 96 62l54 12 92-46 46 26 70-44 88 52 62-20 84 34 74-58 58 34 66-46 92 62 60-26 86 34 62-18 110 30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
