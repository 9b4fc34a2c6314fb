/** Places and lengths of shows as players show them: `58:12`, `1:02:45`. */

const two = (number: number) => String(number).padStart(2, '0');

export function clockAt(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
