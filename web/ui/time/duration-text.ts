import { t } from '../language.ts';

/** '3 days 4 h', '4 h 12 min', '12 min', '45 s'. The signs of hours, minutes and seconds are the same everywhere. */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return t('{days|one:# day|other:# days} {hours} h', { days, hours });
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : `${seconds} s`;
}
