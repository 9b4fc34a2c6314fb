const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** '2 hours ago', 'yesterday'; 'just now' below a minute. */
export function timeAgo(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : 'just now';
}
