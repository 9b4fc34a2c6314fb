import { useId } from 'react';
import { classNames } from '../class-names.ts';

const WIDTH = 1440;
// In relative steps, which are shorter: the age gate downloads them before anything else.
const BACK =
  'M0 58l62-11 42 8 64-22 28 7 56-26 66 32 34-8 66 24 88-22 42 9 92-27 50 22 36-10 74 26 84-30 48 12 70-34 66 36 36-8 76 24 82-22 38 9 72-17 68 28';
const FRONT =
  'M0 84l58-12 38 7 82-25 36 12 32-6 84 26 90-16 42 8 98-28 38 11 30-5 96 32 88-20 38 8 86-30 54 22 32-6 82 24 86-20 36 8 82-16 60 18 72 8';

/**
 * The site's own motif: the Front Range as a ridge in orange light, at the foot of a navy section.
 * In front of the ridge lies what follows: the page, or `ground="night"` where nothing follows. Decoration.
 */
export function MountainLine({
  ground = 'page',
  className,
}: {
  ground?: 'page' | 'night';
  className?: string;
}) {
  const id = useId();
  return (
    <svg aria-hidden width="100%" height="96" className={classNames('-mb-px block', className)}>
      <pattern id={id} width={WIDTH} height="96" patternUnits="userSpaceOnUse">
        <path d={`${BACK}V96H0Z`} className="fill-surface" />
        <path
          d={`${FRONT}V96H0Z`}
          className={ground === 'page' ? 'fill-(--page-ground)' : 'fill-(--night)'}
        />
        <path
          d={FRONT}
          fill="none"
          className="stroke-accent"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </pattern>
      <rect width="100%" height="96" fill={`url(#${id})`} />
    </svg>
  );
}
