import { RotateCcw } from 'lucide-react';
import { type PointerEvent, useId, useRef } from 'react';
import { clampedCrop, DEFAULT_CROP, type ImageCrop } from '../../../schema/articles/articles.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { cropStyle } from './crop-style.ts';
import { t } from '../language.ts';

interface CropControlProps {
  src: string;
  crop: ImageCrop;
  /** `wide`: 16:9, as above articles. `round`: a circle, which the picture always fills. */
  frame?: keyof typeof FRAMES;
  onChange: (crop: ImageCrop) => void;
}

const FRAMES = {
  wide: { style: 'aspect-video rounded-card', closest: 0.5, alt: 'How readers will see it' },
  round: {
    style: 'aspect-square w-full max-w-64 rounded-full justify-self-center',
    closest: 1,
    alt: 'How others will see it',
  },
} as const;

const percent = (value: number) => `${Math.round(value)} %`;
const PLACE = { min: 0, max: 100, step: 1 };
const SLIDERS = [
  { name: 'x', label: 'Left to right', range: PLACE, words: percent },
  { name: 'y', label: 'Top to bottom', range: PLACE, words: percent },
  {
    name: 'scale',
    label: 'Zoom',
    range: { min: 0.5, max: 3, step: 0.1 },
    words: (value: number) => `${value.toFixed(1)} ×`,
  },
] as const;

/** Chooses the part of a picture that a frame shows: drag it, or move the three sliders. */
export function CropControl({ src, crop, frame = 'wide', onChange }: CropControlProps) {
  const { style, closest, alt } = FRAMES[frame];
  const id = useId();
  const grip = useRef<{ x: number; y: number; from: ImageCrop }>(null);

  function grab(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, from: crop };
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return;
    const { x, y, from } = grip.current;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    // The picture follows the hand: what is pulled to the right shows more of its left.
    onChange(
      clampedCrop({
        ...from,
        x: Math.round(from.x - ((event.clientX - x) / width) * 100),
        y: Math.round(from.y - ((event.clientY - y) / height) * 100),
      }),
    );
  }
  const release = () => (grip.current = null);

  return (
    <fieldset className="grid gap-4 md:grid-cols-[minmax(0,1fr)_14rem] md:items-center">
      <legend className="sr-only">{t('Crop the picture')}</legend>
      <div
        data-testid="crop-frame"
        className={classNames(
          'cursor-grab touch-none overflow-hidden border border-border bg-surface-2 select-none active:cursor-grabbing',
          style,
        )}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={src}
          alt={t(alt)}
          draggable={false}
          className="pointer-events-none size-full object-cover"
          style={cropStyle(crop)}
        />
      </div>
      <div className="grid gap-2">
        {SLIDERS.map(({ name, label, range, words }) => (
          <div key={name}>
            <label
              htmlFor={`${id}-${name}`}
              className="flex justify-between text-small font-semibold"
            >
              {t(label)}
              <output className="font-normal text-muted tabular-nums">{words(crop[name])}</output>
            </label>
            <input
              id={`${id}-${name}`}
              type="range"
              {...range}
              {...(name === 'scale' && { min: closest })}
              value={crop[name]}
              aria-valuetext={words(crop[name])}
              onChange={(event) =>
                onChange(clampedCrop({ ...crop, [name]: Number(event.target.value) }))
              }
              className="h-11 w-full accent-link"
            />
          </div>
        ))}
        <Button
          variant="quiet"
          size="sm"
          icon={RotateCcw}
          className="justify-self-start"
          onClick={() => onChange(DEFAULT_CROP)}
        >
          {t('Reset the crop')}
        </Button>
      </div>
    </fieldset>
  );
}
