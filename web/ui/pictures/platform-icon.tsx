/** A platform's own mark. Decoration: the platform's name is beside it. */
export const PlatformIcon = ({ mark, className }: { mark: string; className?: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
    <path d={mark} />
  </svg>
);
