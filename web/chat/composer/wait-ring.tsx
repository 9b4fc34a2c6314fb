const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * The seconds until the next post, inside a ring that shrinks with them. Decorative: the text beside it says the same.
 */
export function WaitRing({ seconds, of }: { seconds: number; of: number }) {
  return (
    <svg aria-hidden viewBox="0 0 36 36" className="size-9">
      <g fill="none" strokeWidth="3" transform="rotate(-90 18 18)">
        <circle cx="18" cy="18" r={RADIUS} className="stroke-border" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          className="stroke-accent-text transition-[stroke-dashoffset] duration-1000 ease-linear"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - (seconds - 1) / of)}
        />
      </g>
      <text
        x="18"
        y="18"
        dy="0.36em"
        textAnchor="middle"
        className="fill-current text-[1rem] font-bold"
      >
        {seconds}
      </text>
    </svg>
  );
}
