interface ProgressBarProps {
  /** How much is done, 0 to 1. */
  share: number;
  /** What is on its way; absent where a label around it says so. */
  label?: string;
}

/** How far an upload or a delivery is. Native bars look different in each browser, and ignore the theme. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="block h-2 w-full min-w-24 overflow-hidden rounded-full bg-surface-2 forced-colors:border"
    >
      <span
        className="block h-full rounded-full bg-accent forced-colors:border"
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
