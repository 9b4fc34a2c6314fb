import type { ContentType } from '../../../schema/shows/shows.ts';
import { ContentFeed } from '../../shows/content-feed.entity.ts';
import type { Site } from '../site.ts';

interface Values {
  type: ContentType;
  title?: string;
  /** ISO 8601. */
  publishedAt?: string;
  isCurrentlyLive?: boolean;
  thumbnailUrl?: string;
}

/** Inserts a video or an episode into the database, published now by default. */
export async function addContent(
  site: Site,
  { publishedAt, title = 'Episode', ...values }: Values,
): Promise<number> {
  const em = site.em();
  const now = site.clock.now();
  const item = em.create(ContentFeed, {
    ...values,
    title,
    url: 'https://video.example/watch',
    publishedAt: publishedAt ? new Date(publishedAt) : now,
    createdAt: now,
  });
  await em.flush();
  return item.id;
}
