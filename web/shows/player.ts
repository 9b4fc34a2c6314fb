import { idInAddress } from '../../schema/shows/show-links.ts';
import type { ContentType } from '../gql/graphql.ts';

interface Playable {
  readonly type: ContentType;
  readonly url: string;
  readonly externalId?: string | null;
}

const SAFE_ID = /^[\w-]{1,64}$/;

/**
 * The address of the embedded player of a video or an episode; null when there is nothing to embed. It starts playing
 * at once: it is only loaded when someone pressed play, or when a show is live (`isMuted`, as browsers demand then).
 * It begins `start` seconds in.
 */
export function playerOf(
  { type, url, externalId }: Playable,
  { isMuted = false, start = 0 } = {},
): string | null {
  if (type === 'PODCAST') {
    return externalId && SAFE_ID.test(externalId)
      ? `https://open.spotify.com/embed/episode/${externalId}${start > 0 ? `?t=${start}` : ''}`
      : null;
  }
  const id = externalId && SAFE_ID.test(externalId) ? externalId : idInAddress(type, url);
  if (!id) return null;
  const options = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    ...(isMuted && { mute: '1' }),
    ...(start > 0 && { start: String(start) }),
    // It takes the volume of the settings as a message.
    enablejsapi: '1',
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${options.toString()}`;
}

/** How many seconds into the show an address asks to begin: 90 for `/home?t=90`; 0 unless it says so. */
export const startIn = (search: string): number =>
  Number(/^\d{1,5}$/.exec(new URLSearchParams(search).get('t') ?? '')?.[0] ?? 0);
