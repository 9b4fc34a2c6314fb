/** Every bench for a moment on little data: whether it still runs, not how fast. CI does it with each change. */
export const isSmoke = process.argv.includes('--smoke');

interface Scale<Size> {
  readonly smoke: Size;
  readonly usual: Size;
  /** With BENCH_FULL=1. */
  readonly full?: Size;
}

export function scaled<Size>({ smoke, usual, full = usual }: Scale<Size>): Size {
  if (isSmoke) return smoke;
  return process.env.BENCH_FULL === '1' ? full : usual;
}

/** How often each figure is taken; BENCH_RUNS overrules. */
export const runsOf = (usual: number, full = usual): number =>
  isSmoke ? 1 : Number(process.env.BENCH_RUNS ?? scaled({ smoke: 1, usual, full }));
