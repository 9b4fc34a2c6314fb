import { Handshake } from 'lucide-react';
import { useState } from 'react';
import type { Picture_ImageFragment } from '../../gql/graphql.ts';

/**
 * The sponsor's logo, on white in every theme because that is what logos are drawn for; a handshake where there is none
 * or it can't be loaded. The name is beside it.
 */
export function SponsorLogo({ logo }: { logo: Picture_ImageFragment | null | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!logo || logo.url === broken)
    return (
      <Handshake aria-hidden className="size-10 shrink-0 text-accent-text" strokeWidth={1.5} />
    );
  return (
    <picture className="contents">
      {logo.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="5rem" />
      ))}
      <img
        src={logo.url}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(logo.url)}
        className="size-20 shrink-0 rounded-control border border-border bg-[#fff] object-contain p-1.5"
      />
    </picture>
  );
}
