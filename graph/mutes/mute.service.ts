import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import { muteWordInput, type MuteWordInput } from '../../schema/mutes-shape.ts';
import { MUTE_LIMITS, mutedUntil, type MutedWordView } from '../../schema/mutes.ts';
import { foldedWords } from '../../schema/words.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf, type Slots, statement } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { MutedMember } from './muted-member.entity.ts';
import { MutedWord } from './muted-word.entity.ts';

/** What a member has muted: members with the last one first, words in their alphabetical order. */
export interface OwnMutesView {
  /** The server's clock. */
  readonly asOf: Date;
  readonly members: readonly PublicUserView[];
  readonly words: readonly MutedWordView[];
}

/** What the viewer has muted. */
export const ownMutes = (ctx: Context): Promise<OwnMutesView> =>
  mutesOf(ctx.em, ctx.require('mute.manageOwn').id, ctx.now());

const readMutes = statement(({ userId, now }: Slots<{ userId: number; now: string }>) =>
  db.selectNoFrom(({ selectFrom }) => [
    jsonArrayFrom(
      selectFrom('mutedMembers as m')
        .innerJoin('users as u', 'u.id', 'm.mutedId')
        .select(AUTHOR.as('user'))
        .where('m.userId', '=', userId)
        .orderBy('m.id', 'desc'),
    ).as('members'),
    jsonArrayFrom(
      selectFrom('mutedWords as w')
        .select(['w.id', 'w.text', 'w.until'])
        .where('w.userId', '=', userId)
        // A word whose time is over is no longer muted.
        .where(({ eb, or }) => or([eb('w.until', 'is', null), eb('w.until', '>', now)]))
        .orderBy(({ fn }) => fn('lower', ['w.text']))
        .orderBy('w.id'),
    ).as('words'),
  ]),
);

/** In one statement: every page of a member begins with it. */
async function mutesOf(em: EntityManager, userId: number, now: Date): Promise<OwnMutesView> {
  const [found] = await readMutes(em, { userId, now: now.toISOString() });
  return {
    asOf: now,
    members: found!.members.map(({ user }) => user),
    words: found!.words.map(({ until, ...word }) => ({
      ...word,
      until: until === null ? null : new Date(until),
    })),
  };
}

/** Changes what the viewer has muted, one change after the other, and publishes it to their other pages. */
async function change(
  ctx: Context,
  act: (tx: EntityManager, userId: number) => Promise<unknown>,
): Promise<OwnMutesView> {
  const { id: userId } = ctx.require('mute.manageOwn');
  const mutes = await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await act(tx, userId);
    return mutesOf(tx, userId, ctx.now());
  });
  ctx.publish('mutes.changed', { userId });
  return mutes;
}

/** Mutes a member. Safe to repeat. */
export function muteMember(ctx: Context, mutedId: number): Promise<OwnMutesView> {
  return change(ctx, async (tx, userId) => {
    if (mutedId === userId) throw refuse('mute.self');
    const muted = await tx.find(MutedMember, { user: userId }, { fields: ['muted'] });
    if (muted.some((each) => each.muted.id === mutedId)) return;
    if (muted.length >= MUTE_LIMITS.members)
      throw refuse('mute.tooManyMembers', { max: MUTE_LIMITS.members });
    // Locked, so that an account that is just being deleted is refused, too.
    const [member] = await rowsOf(
      tx,
      db.selectFrom('users').select('id').where('id', '=', mutedId).forKeyShare(),
    );
    if (!member) throw refuse('mute.memberGone');
    tx.create(MutedMember, {
      user: tx.getReference(User, userId),
      muted: tx.getReference(User, mutedId),
      createdAt: ctx.now(),
    });
    await tx.flush();
  });
}

/** Shows a member's posts again. Safe to repeat. */
export const unmuteMember = (ctx: Context, mutedId: number): Promise<OwnMutesView> =>
  change(ctx, (tx, userId) => tx.nativeDelete(MutedMember, { user: userId, muted: mutedId }));

/** Mutes a word or phrase for some time; one that is muted already gets the new time. */
export function muteWord(ctx: Context, raw: MuteWordInput): Promise<OwnMutesView> {
  const { text, duration } = muteWordInput.parse(raw);
  const now = ctx.now();
  return change(ctx, async (tx, userId) => {
    await tx.nativeDelete(MutedWord, { user: userId, until: { $lte: now } });
    const words = await tx.find(MutedWord, { user: userId });
    const until = mutedUntil(duration, now);
    const same = words.find((word) => isSameWord(word.text, text));
    if (same) same.until = until;
    else if (words.length >= MUTE_LIMITS.words)
      throw refuse('mute.tooManyWords', { max: MUTE_LIMITS.words });
    else tx.create(MutedWord, { user: tx.getReference(User, userId), text, until, createdAt: now });
    await tx.flush();
  });
}

/** Whether two words match the same texts. */
const isSameWord = (one: string, other: string) =>
  foldedWords(one) === foldedWords(other) && one.endsWith('*') === other.endsWith('*');

/** Shows what has a word again. Safe to repeat. */
export const unmuteWord = (ctx: Context, id: number): Promise<OwnMutesView> =>
  change(ctx, (tx, userId) => tx.nativeDelete(MutedWord, { user: userId, id }));
