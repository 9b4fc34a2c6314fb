import { type CSSProperties, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { Picture_ImageFragment } from '../../gql/graphql.ts';
import { classNames } from '../class-names.ts';

graphql(/* GraphQL */ `
  fragment Picture_image on Image {
    url
    width
    height
    placeholder
    sources {
      type
      srcset
    }
    animation
  }
`);

interface PictureProps {
  image: Picture_ImageFragment | null | undefined;
  /** What the picture shows; empty where the text is beside it. */
  alt: string;
  /** How wide it is shown, as `sizes` takes it, so that the browser picks the copy that fits. */
  sizes: string;
  /** Shown without a picture, or when it fails. */
  fallback: string;
  /** Size to assume when the picture has none of its own, in pixels. */
  frame?: { width: number; height: number };
  /** The one at the top of a page is loaded at once, all others when they come near. */
  isFirst?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/**
 * A picture in the copy that fits the place. Its space is reserved, a blurred placeholder shows before it, and when it
 * fails the fallback does.
 */
export function Picture({
  image,
  alt,
  sizes,
  fallback,
  frame,
  isFirst = false,
  className,
  style,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = image && image.url !== broken ? image : null;
  const standIn = shown?.placeholder && loaded !== shown.url ? shown.placeholder : null;
  return (
    <picture className="contents">
      {shown?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        key={shown?.url ?? fallback}
        src={shown?.url ?? fallback}
        alt={alt}
        width={shown?.width ?? frame?.width}
        height={shown?.height ?? frame?.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={classNames('bg-cover bg-center', className)}
        style={{ ...(standIn && { backgroundImage: `url(${standIn})` }), ...style }}
        onLoad={() => setLoaded(shown?.url ?? null)}
        onError={() => setBroken(shown?.url ?? null)}
      />
    </picture>
  );
}
