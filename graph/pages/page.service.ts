import { placeAt } from '../../schema/pages/addresses.ts';
import { MISSING_ARTICLE_HEAD } from '../../schema/pages/entries/article.ts';
import { MISSING_GAME_HEAD } from '../../schema/pages/entries/game.ts';
import { MISSING_MEMBER_HEAD } from '../../schema/pages/entries/member.ts';
import { MISSING_SHOW_HEAD, type ShowHeadFacts } from '../../schema/pages/entries/show-head.ts';
import type { PageHead } from '../../schema/pages/head.ts';
import type { Params } from '../../schema/pages/page.ts';
import { NOT_FOUND_HEAD } from '../../schema/pages/not-found.ts';
import { PAGES, type Pages } from '../../schema/pages/pages.ts';
import { article } from '../articles/article.service.ts';
import type { Context } from '../core/context.ts';
import { domainErrorOf } from '../core/errors.ts';
import { type Archive, archiveOf } from '../../schema/shows/show-paths.ts';
import { game } from '../games/game.service.ts';
import { memberProfile } from '../members/member-profile.service.ts';
import { show } from '../shows/archive/show-archive.reads.ts';
import { showFacts } from '../shows/archive/show-facts.ts';
import { latestContent } from '../shows/content.service.ts';

export interface Page {
  readonly status: 200 | 404;
  readonly head: PageHead;
}

type Table = Readonly<
  Record<string, { readonly path: string; readonly head: PageHead | ((facts: never) => PageHead) }>
>;
type FactsOf<Head> = Head extends (facts: infer Facts) => PageHead ? Facts : never;

/** For each page whose head is made of facts: what reads them. Undefined where there is no such page. */
export type ReadFacts<Of extends Table = Pages> = {
  readonly [Name in keyof Of as Of[Name]['head'] extends PageHead ? never : Name]: (
    ctx: Context,
    params: Params<Of[Name]['path']>,
  ) => Promise<FactsOf<Of[Name]['head']> | undefined>;
};

const READ_FACTS: ReadFacts = {
  async home(ctx) {
    const live = await latestContent(ctx, 'live');
    const video = live ?? (await latestContent(ctx, 'youtube'));
    return video;
  },
  show: (ctx, { id }) => factsOfShow(ctx, id, 'shows'),
  episode: (ctx, { id }) => factsOfShow(ctx, id, 'podcast'),
  article: (ctx, { id }) => articleFacts(ctx, id),
  game: (ctx, { id }) => gameFacts(ctx, id),
  preview: (_ctx, params) => Promise.resolve(params),
  // Whether there is such a league is no one’s business outside of it.
  league: (_ctx, params) => Promise.resolve(params),
  member: (ctx, { id }) => memberFacts(ctx, id),
};

/** The metadata of a path, as an anonymous visitor sees it; an unknown path or article is 404. */
export async function page(ctx: Context, path: string): Promise<Page> {
  const place = placeAt(path);
  if (!place) return { status: 404, head: NOT_FOUND_HEAD };
  const { head } = PAGES[place.name];
  if (typeof head !== 'function') return { status: 200, head };
  // The compiler can't see that the reader and the head have the same name.
  const read = READ_FACTS[place.name as keyof ReadFacts] as (
    ctx: Context,
    params: object,
  ) => Promise<unknown>;
  const facts = await read(ctx, place.params);
  if (facts === undefined) {
    return { status: 404, head: missingHead(place.name) };
  }
  return { status: 200, head: head(facts as never) };
}

function missingHead(name: keyof Pages): PageHead {
  if (name === 'show' || name === 'episode') return MISSING_SHOW_HEAD;
  if (name === 'member') return MISSING_MEMBER_HEAD;
  return name === 'game' ? MISSING_GAME_HEAD : MISSING_ARTICLE_HEAD;
}

const LARGEST_ID = 2 ** 31 - 1;

async function articleFacts(ctx: Context, id: number) {
  if (id > LARGEST_ID) return undefined;
  try {
    return await article(ctx, id);
  } catch (error) {
    const code = domainErrorOf(error)?.code;
    if (code !== 'NOT_FOUND' && code !== 'BAD_USER_INPUT') throw error;
    return undefined;
  }
}

async function gameFacts(ctx: Context, id: number) {
  if (id > LARGEST_ID) return undefined;
  const found = await game(ctx, id);
  return found ? { ...found, kickoffAt: found.kickoffAt.toISOString() } : undefined;
}

async function memberFacts(ctx: Context, id: number) {
  if (id > LARGEST_ID) return undefined;
  const found = await memberProfile(ctx, id);
  return found ? { id, name: found.user.name } : undefined;
}

/** A show is at one address only: an episode isn't among the shows. */
async function factsOfShow(
  ctx: Context,
  id: number,
  archive: Archive,
): Promise<(ShowHeadFacts & { id: number }) | undefined> {
  if (id > LARGEST_ID) return undefined;
  const [found, facts] = await Promise.all([show(ctx, id), showFacts(ctx, id)]);
  if (!found || archiveOf(found.type) !== archive) return undefined;
  return { ...found, chapters: facts?.chapters ?? [] };
}
