import type { CSSProperties } from 'react';
import { SMALLEST_GROUP } from '../../../schema/site/metrics.ts';
import { numberFormat, t } from '../../ui/language.ts';

/** From how many fans on a place is how bright. */
export const LEVELS = [0, SMALLEST_GROUP, 10, 25, 100] as const;

const whole = numberFormat({});

/** '25+'; 'Under 5' where the server only says that there are some. */
export const fansText = (fans: number): string =>
  fans === 0
    ? t('Under {count}', { count: SMALLEST_GROUP })
    : t('{count}+', { count: whole.format(fans) });

/** How bright each level is, in percent. */
const LIGHTS = [42, 54, 66, 77, 100];

/** For an element with the class `glow`: the light of a place with so many fans. */
export function lightOf(fans: number): CSSProperties {
  const level = LEVELS.findLastIndex((from) => fans >= from);
  const isBrightest = level === LEVELS.length - 1;
  return {
    '--level': `${LIGHTS[level]}%`,
    ...(isBrightest && { '--ink': 'var(--on-cta-on-brand)' }),
  } as CSSProperties;
}
