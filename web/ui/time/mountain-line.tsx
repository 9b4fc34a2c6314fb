import { useId } from 'react';
import { classNames } from '../class-names.ts';

const WIDTH = 1440;
const BACK =
  'M0 58 62 47 104 55 168 33 196 40 252 14 318 46 352 38 418 62 506 40 548 49 640 22 690 44 726 34 800 60 884 30 932 42 1002 8 1068 44 1104 36 1180 60 1262 38 1300 47 1372 30 1440 58';
const FRONT =
  'M0 84 58 72 96 79 178 54 214 66 246 60 330 86 420 70 462 78 560 50 598 61 628 56 724 88 812 68 850 76 936 46 990 68 1022 62 1104 86 1190 66 1226 74 1308 58 1368 76 1440 84';

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
