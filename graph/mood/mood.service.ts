import type { Selectable } from 'kysely';
import {
  type CommunityMoodView,
  type FanMoodView,
  submitMoodInput,
  type SubmitMoodInput,
} from '../../schema/mood.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { findSeasonWeek, type SeasonWeek } from '../games/game-day.ts';
import { FanMoodTally } from './fan-mood-tally.entity.ts';

/** How the members feel about the week that counts now. */
export async function communityMood(ctx: Context): Promise<CommunityMoodView> {
  return moodOf(ctx, await weekNow(ctx));
}

/** The viewer's mood for the current week; null for visitors and while none was submitted. */
export async function myMood(ctx: Context): Promise<FanMoodView | null> {
  if (!ctx.viewer) return null;
  const { season, week } = await weekNow(ctx);
  const [mood] = await rowsOf(
    ctx.em,
    db
      .selectFrom('fanMoods')
      .select(MOOD)
      .where('userId', '=', ctx.viewer.id)
      .where('season', '=', season)
      .where('gameWeek', '=', week),
  );
  return mood ? moodView(mood) : null;
}

/** Submits the viewer's mood for the current week. Submitting again replaces it. */
export async function submitMood(ctx: Context, raw: SubmitMoodInput): Promise<FanMoodView> {
  const viewer = ctx.require('mood.submit');
  const { moodLevel, moodDescription } = submitMoodInput.parse(raw);
  await limitContent(ctx, 'mood');
  const { season, week } = await weekNow(ctx);
  const now = ctx.now().toISOString();
  const [mood] = await rowsOf(
    ctx.em,
    db
      .insertInto('fanMoods')
      .values({
        userId: viewer.id,
        season,
        gameWeek: week,
        moodLevel,
        moodDescription: moodDescription || null,
        submittedAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'season', 'gameWeek']).doUpdateSet({
          moodLevel: ({ ref }) => ref('excluded.moodLevel'),
          moodDescription: ({ ref }) => ref('excluded.moodDescription'),
          updatedAt: ({ ref }) => ref('excluded.updatedAt'),
        }),
      )
      .returning(MOOD),
  );
  ctx.publish('mood.changed', await moodOf(ctx, { season, week }));
  return moodView(mood!);
}

/** Out of season all moods of the break count as one week. */
const weekNow = async (ctx: Context): Promise<SeasonWeek> =>
  (await findSeasonWeek(ctx.em, ctx.now())) ?? { season: ctx.env.season, week: 0 };

async function moodOf(ctx: Context, { season, week }: SeasonWeek): Promise<CommunityMoodView> {
  const tally = await ctx.em.fork().findOne(FanMoodTally, { season, gameWeek: week });
  const { moods, total, revision } = tally ?? { moods: 0, total: 0, revision: 0 };
  return { season, gameWeek: week, average: moods > 0 ? total / moods : null, moods, revision };
}

const MOOD = [
  ...(['id', 'userId', 'moodLevel', 'moodDescription', 'season'] as const),
  ...(['gameWeek', 'tierLevel', 'submittedAt', 'updatedAt'] as const),
] as const;
type MoodRow = Pick<Selectable<Tables['fanMoods']>, (typeof MOOD)[number]>;

const moodView = (row: MoodRow): FanMoodView => ({
  ...row,
  submittedAt: new Date(row.submittedAt),
  updatedAt: new Date(row.updatedAt),
});
