import type { CSSProperties } from 'react';
import type { ImageCrop } from '../../../schema/articles/articles.ts';

/** Shows a picture that covers its frame around a focal point. */
export const cropStyle = ({ x, y, scale }: ImageCrop): CSSProperties => ({
  objectPosition: `${x}% ${y}%`,
  ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: `${x}% ${y}%` }),
});
