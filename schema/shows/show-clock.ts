/** Places and lengths of shows as players show them: `58:12`, `1:02:45`. */

const two = (number: number) => String(number).padStart(2, '0');

export function clockAt(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** The seconds of such a text; null for any other. */
export function secondsOfClock(text: string): number | null {
  const found = CLOCK.exec(text.trim());
  if (!found) return null;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part || 0));
  return (hours * 60 + minutes) * 60 + seconds;
}
