import { randomUUID } from 'node:crypto';
import { endOf, type SanctionKind } from '../../../schema/accounts/sanctions.ts';
import { HeldPost } from '../../moderation/held/held-post.entity.ts';
import { Filter } from '../../filters/filter.entity.ts';
import { Sanction } from '../../accounts/sanctions/sanction.entity.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { ChatMessage } from '../../chat/chat-message.entity.ts';
import { CheckIn } from '../../checkins/check-in.entity.ts';
import { FantasyLineup } from '../../fantasy/lineups/fantasy-lineup.entity.ts';
import { Game } from '../../games/game.entity.ts';
import { Question } from '../../questions/question.entity.ts';
import { ContentReport } from '../../reports/content-report.entity.ts';
import { writeArticle, writeComment } from './articles.ts';
import { addGame, addTeam, lineupOf } from './fantasy.ts';
import { addLeague, addLeagueMessage } from './leagues.ts';
import { addPhoto, addPhotoComment } from './photos.ts';
import { addContent } from './shows.ts';
import type { Member, Site } from '../site.ts';

/** What stays the same while every cell of the permission table is tried. */
export interface Ground {
  readonly site: Site;
  readonly article: number;
  readonly photo: number;
  readonly game: number;
  readonly lineup: ReturnType<typeof lineupOf>;
}

/** A game on the site's day, an article, a photo, and a team to choose from. */
export async function prepareGround(site: Site): Promise<Ground> {
  const author = await site.member();
  return {
    site,
    article: await writeArticle(site),
    photo: await addPhoto(site, { by: author }),
    game: await addGame(site, '2025-11-16T21:25:00Z'),
    lineup: lineupOf(await addTeam(site)),
  };
}

/** Ids by the names that the table uses, made when they are asked for. */
type Things = Readonly<Record<string, () => number | string | Promise<number | string>>>;

/**
 * The object on which one cell of the table is tried. For visitors, who own nothing, their own is another member's.
 * @param actor null: a visitor
 */
export async function thingsFor(ground: Ground, actor: Member | null): Promise<Things> {
  const { site, article: articleId, photo: photoId } = ground;
  const other = await site.member();
  const owner = actor ?? other;
  return {
    article: () => articleId,
    photo: () => photoId,
    game: () => ground.game,
    own: () => owner.id,
    ownEmail: () => owner.email,
    other: () => other.id,
    draft: () => writeArticle(site, { published: false }),
    waitingPhoto: () => addPhoto(site, { by: other, approved: false }),
    ownPhoto: () => addPhoto(site, { by: owner, approved: false }),
    ownComment: () => writeComment(site, { articleId, by: owner }),
    othersComment: () => writeComment(site, { articleId, by: other }),
    ownPhotoComment: () => addPhotoComment(site, { photoId, by: owner }),
    othersPhotoComment: () => addPhotoComment(site, { photoId, by: other }),
    waitingCheckIn: () => addCheckIn(ground, other),
    question: () => addQuestion(site, other),
    sanction: () => addSanction(site, other),
    filter: () => addFilter(site),
    ownHeldPost: () => addHeldPost(site, owner),
    ownLeague: async () => (await addLeague(site, owner)).id,
    ownLeagueMessage: () => addLeagueMessage(site, owner),
    invitation: async () => (await addLeague(site, other)).inviteCode,
    report: () => addReport(site, owner, other),
    liveShow: () => addContent(site, { type: 'live' }),
    ownMessage: () => addMessage(site, owner),
    othersMessage: () => addMessage(site, other),
    ownLineup: () => addLineup(ground, owner),
  };
}

/** A text with `<names>` of things in it, made and filled in. */
export async function filledIn(text: string, things: Things): Promise<string> {
  let filled = text;
  for (const name of new Set(text.match(/(?<=<)\w+(?=>)/g))) {
    const value = String(await things[name]!());
    filled = filled.replaceAll(`<${name}>`, value);
  }
  return filled;
}

/** A member on whom moderators have imposed that. Returns its id. */
export async function addSanction(
  site: Site,
  { id }: Pick<Member, 'id'>,
  kind: SanctionKind = 'WARNING',
): Promise<number> {
  const em = site.em();
  const createdAt = site.clock.now();
  const sanction = em.create(Sanction, {
    user: em.getReference(User, id),
    kind,
    reason: 'spam',
    createdAt,
    endsAt: endOf(kind, createdAt),
  });
  await em.flush();
  return sanction.id;
}

async function addHeldPost(site: Site, { id }: Member): Promise<number> {
  const em = site.em();
  const held = em.create(HeldPost, {
    ...{
      user: em.getReference(User, id),
      kind: 'CHAT_MESSAGE',
      text: 'Hi',
      clientId: randomUUID(),
    },
    createdAt: site.clock.now(),
  });
  await em.flush();
  return held.id;
}

async function addFilter(site: Site): Promise<number> {
  const em = site.em();
  const values = { name: 'F', rule: 'LINKS', action: 'MARK', isOn: false } as const;
  const filter = em.create(Filter, { ...values, updatedAt: site.clock.now() });
  await em.flush();
  return filter.id;
}

async function addMessage(site: Site, by: Member): Promise<number> {
  const em = site.em();
  const now = site.clock.now();
  const message = em.create(ChatMessage, {
    user: em.getReference(User, by.id),
    message: 'First down',
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  return message.id;
}

async function addCheckIn({ site, game }: Ground, by: Member): Promise<number> {
  const em = site.em();
  const checkIn = em.create(CheckIn, {
    user: em.getReference(User, by.id),
    game: em.getReference(Game, game),
    location: 'Lot J',
    createdAt: site.clock.now(),
  });
  await em.flush();
  return checkIn.id;
}

async function addQuestion(site: Site, by: Member): Promise<number> {
  const em = site.em();
  const question = em.create(Question, {
    user: em.getReference(User, by.id),
    question: 'Who starts on Sunday?',
    createdAt: site.clock.now(),
  });
  await em.flush();
  return question.id;
}

async function addReport(site: Site, by: Member, about: Member): Promise<number> {
  const em = site.em();
  const report = em.create(ContentReport, {
    contentType: 'chat_message',
    contentId: await addMessage(site, about),
    reason: 'spam',
    reporter: em.getReference(User, by.id),
    createdAt: site.clock.now(),
  });
  await em.flush();
  return report.id;
}

async function addLineup({ site, game, lineup }: Ground, by: Member): Promise<number> {
  const em = site.em();
  const submitted = em.create(FantasyLineup, {
    ...lineup,
    user: em.getReference(User, by.id),
    game: em.getReference(Game, game),
    week: 11,
    season: 2025,
    submittedAt: site.clock.now(),
  });
  await em.flush();
  return submitted.id;
}
