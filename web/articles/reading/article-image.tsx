import { DEFAULT_CROP, type ImageCrop } from '../../../schema/articles/articles.ts';
import type { Picture_ImageFragment } from '../../gql/graphql.ts';
import stockPicture from '../../shows/stock-picture.svg';
import { classNames } from '../../ui/class-names.ts';
import { Motion } from '../../ui/pictures/motion.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

interface ArticleImageProps {
  image: Picture_ImageFragment | null | undefined;
  crop?: ImageCrop | null | undefined;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /** Says how the picture is loaded: the one at the top of a page at once, all others when they come near. */
  isFirst?: boolean;
  /** True where an animation may play: not inside of a link. */
  isMoving?: boolean;
  className?: string;
}

const FRAME = { width: 1280, height: 720 };

/**
 * The picture of an article in a reserved 16:9 frame, cropped around its focal point. Decoration: the title
 * is beside it. Without a picture, or when it fails, the stock picture shows.
 */
export function ArticleImage({
  image,
  crop,
  sizes,
  isFirst = false,
  isMoving = false,
  className,
}: ArticleImageProps) {
  const { x, y, scale } = (image && crop) || DEFAULT_CROP;
  const look = {
    className: 'size-full object-cover',
    style: {
      objectPosition: `${x}% ${y}%`,
      ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: `${x}% ${y}%` }),
    },
  };
  return (
    <div className={classNames('relative aspect-video overflow-hidden bg-surface-2', className)}>
      <Picture
        image={image}
        alt=""
        sizes={sizes}
        fallback={stockPicture}
        frame={FRAME}
        isFirst={isFirst}
        {...look}
      />
      {isMoving && <Motion key={image?.url} src={image?.animation ?? null} {...look} />}
    </div>
  );
}
