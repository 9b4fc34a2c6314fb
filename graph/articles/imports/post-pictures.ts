import { ARTICLE_LIMITS } from '../../../schema/articles/article-input.ts';
import { IMAGE_MAX_BYTES } from '../../../schema/photos/images.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { withFetched } from '../../core/images/fetch-picture.ts';
import { withImage } from '../../core/images/images.ts';
import { FetchError } from '../../core/network/outside-request.ts';
import type { PostDraft } from './draft-of.ts';

/** Pictures in Markdown: the mark, the address, and what follows it. */
const PICTURE = /(!\[[^\]]*\]\(\s*<?)([^\s)>]+)(>?[^)]*\))/g;
const GHOST_ORIGIN = '__GHOST_URL__';

interface WithPictures {
  readonly content: string;
  readonly featuredImageUrl: string | null;
  /** Pictures that could not be fetched. */
  readonly missing: number;
}

interface Fetching {
  readonly oldSite: string | null;
  readonly signal: AbortSignal;
}

/**
 * Fetches the pictures of a post and stores them like uploads. One that can't be had stays where it was, if that is an
 * address that browsers load; else it is left out.
 */
export async function fetchPictures(
  ctx: Context,
  { input, picture }: PostDraft,
  { oldSite, signal }: Fetching,
): Promise<WithPictures> {
  const named = [...input.content.matchAll(PICTURE)].map(([, , address = '']) => address);
  const wanted = [...new Set([...(picture === null ? [] : [picture]), ...named])];
  const stored = new Map<string, string>();
  for (const address of wanted.slice(0, ARTICLE_LIMITS.images)) {
    const url = await storedPicture(ctx, resolved(address, oldSite), signal);
    if (url !== null) stored.set(address, url);
  }
  const replace = (address: string) => stored.get(address) ?? resolved(address, oldSite);
  return {
    content: input.content.replaceAll(
      PICTURE,
      (whole, mark: string, address: string, rest: string) => {
        const url = replace(address);
        return url === null ? whole : `${mark}${url}${rest}`;
      },
    ),
    featuredImageUrl: picture === null ? null : replace(picture),
    missing: wanted.length - stored.size,
  };
}

/** The address at the old site; null for what is none, or not safe to load. */
function resolved(address: string, oldSite: string | null): string | null {
  const given = address.replace(GHOST_ORIGIN, '');
  const base = oldSite ?? undefined;
  if (!URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  // Most old sites have https by now, and nothing else is fetched.
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && url.href.length <= ARTICLE_LIMITS.address ? url.href : null;
}

async function storedPicture(
  ctx: Context,
  address: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (address === null) return null;
  const asked = { ownHosts: ctx.env.feedHosts, bytes: IMAGE_MAX_BYTES, signal };
  try {
    return await withFetched(address, asked, (file) =>
      withImage({ ...ctx, em: ctx.em.fork() }, file, ({ url }) => Promise.resolve(url)),
    );
  } catch (error) {
    if (error instanceof FetchError || error instanceof DomainError) return null;
    throw error;
  }
}
