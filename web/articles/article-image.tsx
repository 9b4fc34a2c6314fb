import { useState } from 'react';
import { DEFAULT_CROP, type ImageCrop } from '../../schema/articles.ts';
import { classNames } from '../ui/class-names.ts';
import stockPicture from '../shows/stock-picture.svg';

interface ArticleImageProps {
  src: string | null | undefined;
  crop?: ImageCrop | null | undefined;
  /** Says how the picture is loaded: the one at the top of a page at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
}

/**
 * The picture of an article in a 16:9 frame whose room is kept, cut around its focal point. Decoration: the title
 * stands beside it. Without a picture, or when it fails, the stock picture shows.
 */
export function ArticleImage({ src, crop, isFirst = false, className }: ArticleImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  const { x, y, scale } = (picture && crop) || DEFAULT_CROP;
  return (
    <div className={classNames('aspect-video overflow-hidden bg-surface-2', className)}>
      <img
        src={picture ?? stockPicture}
        alt=""
        width={1280}
        height={720}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
        style={{
          objectPosition: `${x}% ${y}%`,
          ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: `${x}% ${y}%` }),
        }}
        onError={() => setBroken(src ?? null)}
      />
    </div>
  );
}
