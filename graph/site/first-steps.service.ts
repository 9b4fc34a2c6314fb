import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstStepsView,
  type TriedStep,
} from '../../schema/site/first-steps.ts';
import { ownProfiles } from '../../schema/site/profiles.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { AppSetting } from '../core/database/app-setting.entity.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { inLanguage } from '../core/language.ts';
import { mailFault } from '../core/mail/mail-fault.ts';

const HIDDEN = 'firstSteps.hidden';
const keyOf = (step: TriedStep) => `firstSteps.${step}`;
const SUBJECT = { subjectType: 'AppSetting', subjectId: null } as const;

/** What is missing on a new site. Null for the demo, and once an admin has hidden them. */
export async function firstSteps(ctx: Context): Promise<FirstStepsView | null> {
  ctx.require('site.configure');
  const [there, tried] = await Promise.all([whatIsThere(ctx), readTried(ctx)]);
  if (ctx.env.demo || tried.has(HIDDEN)) return null;
  const isTried = (step: TriedStep) => tried.get(keyOf(step)) === targetOf(ctx, step);
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    LINKS: ownProfiles(ctx.site).length > 0,
    ...there,
    MAIL: hasMailServer(ctx) && isTried('MAIL'),
    STORAGE: isTried('STORAGE'),
    BACKUPS: isTried('BACKUPS'),
  };
  return {
    steps: FIRST_STEPS.map((step) => ({ step, isDone: isDone[step] })),
    hasMailServer: hasMailServer(ctx),
  };
}

const hasMailServer = ({ env }: Context) => env.smtpUrl !== undefined;

async function whatIsThere(ctx: Context) {
  const [there] = await rowsOf(
    ctx.em,
    db.selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('contentFeeds').select('id').where('isHidden', '=', false)).as('SHOWS'),
      exists(selectFrom('fantasyPlayers').select('id')).as('ROSTER'),
      exists(selectFrom('games').select('id')).as('GAME'),
      exists(selectFrom('blogPosts').select('id').where('published', '=', true)).as('ARTICLE'),
    ]),
  );
  const { SHOWS, ROSTER, GAME, ARTICLE } = there!;
  return {
    SHOWS: Boolean(SHOWS),
    ROSTER: Boolean(ROSTER),
    GAME: Boolean(GAME),
    ARTICLE: Boolean(ARTICLE),
  };
}

async function readTried(ctx: Context): Promise<ReadonlyMap<string, unknown>> {
  const rows = await ctx.em.fork().find(AppSetting, { key: { $like: 'firstSteps.%' } });
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What was tried: another mail server or another storage is to be tried again. It is no secret, but its address has one. */
function targetOf({ env }: Context, step: TriedStep): string {
  const address = { MAIL: env.smtpUrl, STORAGE: env.storageUrl, BACKUPS: undefined }[step];
  return createHash('sha256')
    .update(address ?? '')
    .digest('base64url');
}

/** Does what the step is about, and remembers that it worked. An admin's word counts for backups, which leave the site. */
export async function tryFirstStep(ctx: Context, step: TriedStep): Promise<FirstStepsView | null> {
  ctx.require('site.configure');
  if (step === 'MAIL') await sendTestMail(ctx);
  if (step === 'STORAGE') await storeTestFile(ctx);
  await remember(ctx, keyOf(step), targetOf(ctx, step));
  return firstSteps(ctx);
}

/** For owners who don't need what is left. */
export async function hideFirstSteps(ctx: Context): Promise<void> {
  ctx.require('site.configure');
  await remember(ctx, HIDDEN, true);
}

async function remember(ctx: Context, key: string, value: unknown): Promise<void> {
  await ctx.em.transactional(async (tx) => {
    await tx.upsert(AppSetting, { key, value, updatedAt: ctx.now() });
    const step = key.replace('firstSteps.', '');
    const action = key === HIDDEN ? 'firstSteps.hide' : 'firstSteps.try';
    recordAct(ctx, { action, ...SUBJECT, details: key === HIDDEN ? {} : { step } }, tx);
  });
}

async function sendTestMail(ctx: Context): Promise<void> {
  if (!hasMailServer(ctx)) throw refuse('firstSteps.noMailServer');
  const viewer = ctx.requireViewer();
  const [admin] = await rowsOf(
    ctx.em,
    db.selectFrom('users').select('email').where('id', '=', viewer.id),
  );
  const say = inLanguage(ctx.language);
  try {
    await ctx.mail.sendNow({
      to: admin!.email,
      subject: say('Test email from {site}', { site: ctx.site.name }),
      text: `${say('If you can read this, {site} can send email.', { site: ctx.publicUrl })}\n`,
    });
  } catch (error) {
    throw refuse('firstSteps.mailNotSent', { reply: mailFault(error).reply });
  }
}

async function storeTestFile(ctx: Context): Promise<void> {
  const name = `${randomUUID()}.txt`;
  const path = await ctx.files.save(name, new TextEncoder().encode(name));
  try {
    const stored = await ctx.files.open(path);
    if (!stored || (await text(stored)) !== name) throw refuse('firstSteps.notStored');
  } finally {
    await ctx.files.remove([path]);
  }
}
