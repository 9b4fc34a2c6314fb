import { articleHead, homeHead, PAGE_HEADS, type PageHead } from '../../schema/site/page-heads.ts';
import { isKnownPath } from '../../schema/site/routes.ts';
import { article } from '../articles/article.service.ts';
import type { Context } from '../core/context.ts';
import { domainErrorOf } from '../core/errors.ts';
import { latestContent } from '../shows/content.service.ts';

export interface Page {
  readonly status: 200 | 404;
  readonly head: PageHead;
}

const STATIC: Readonly<Record<string, PageHead>> = {
  '/': PAGE_HEADS.landing,
  '/articles': PAGE_HEADS.articles,
  '/fan-zone': PAGE_HEADS.fanZone,
  '/game-chat': PAGE_HEADS.fanZone,
  '/advertise': PAGE_HEADS.advertise,
  '/contact-us': PAGE_HEADS.contact,
  '/schedule': PAGE_HEADS.schedule,
  '/developers': PAGE_HEADS.developers,
  '/accessibility': PAGE_HEADS.accessibility,
  '/settings': PAGE_HEADS.settings,
  '/profile': PAGE_HEADS.profile,
  '/admin': PAGE_HEADS.admin,
  '/reset-password': PAGE_HEADS.resetPassword,
};

/** What a path says of itself, as an anonymous visitor sees it; an unknown path or article is 404. */
export async function page(ctx: Context, path: string): Promise<Page> {
  if (!isKnownPath(path)) return { status: 404, head: PAGE_HEADS.notFound };
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const known = STATIC[plain];
  if (known) return { status: 200, head: known };
  if (plain === '/home') {
    const live = await latestContent(ctx, 'live');
    const video = live ?? (await latestContent(ctx, 'youtube'));
    return {
      status: 200,
      head: homeHead(video && { ...video, publishedAt: video.publishedAt?.toISOString() ?? null }),
    };
  }
  if (plain.endsWith('/preview'))
    return { status: 200, head: { ...PAGE_HEADS.admin, path: plain } };
  return articlePage(ctx, Number(plain.split('/')[2]));
}

const MISSING: Page = { status: 404, head: PAGE_HEADS.articleMissing };
const LARGEST_ID = 2 ** 31 - 1;

async function articlePage(ctx: Context, id: number): Promise<Page> {
  if (id > LARGEST_ID) return MISSING;
  try {
    const { publishedAt, updatedAt, ...facts } = await article(ctx, id);
    const head = articleHead({
      ...facts,
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    });
    return { status: 200, head };
  } catch (error) {
    const code = domainErrorOf(error)?.code;
    if (code !== 'NOT_FOUND' && code !== 'BAD_USER_INPUT') throw error;
    return MISSING;
  }
}
