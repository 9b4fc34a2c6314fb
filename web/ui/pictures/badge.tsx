import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'orange' | 'blue' | 'green' | 'red' | 'amber' | 'live';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-text',
  orange: 'bg-tint-orange text-on-tint-orange',
  blue: 'bg-tint-blue text-on-tint-blue',
  green: 'bg-tint-green text-on-tint-green',
  red: 'bg-tint-red text-on-tint-red',
  amber: 'bg-tint-amber text-on-tint-amber',
  live: 'bg-live text-on-live tracking-wide',
};

/** A small word on a tinted ground. The word carries the meaning, never the color alone. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-badge px-2 py-0.5 text-tiny font-bold whitespace-nowrap',
        'in-data-[contrast=more]:border in-data-[contrast=more]:border-current forced-colors:border',
        TONES[tone],
        className,
      )}
      {...rest}
    />
  );
}
