import { inEachLanguage, t } from '../../ui/language.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const words = inEachLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** '2 hours ago', 'yesterday'; 'just now' below a minute. */
export function timeAgo(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? words().format(-Math.floor(passed / unit[1]), unit[0]) : t('just now');
}
