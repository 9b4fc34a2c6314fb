import { type RawBuilder, sql } from 'kysely';
import {
  type CommunityMoodView,
  type FanMoodView,
  submitMoodInput,
  type SubmitMoodInput,
} from '../../schema/mood.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { findSeasonWeek, type SeasonWeek } from '../games/game-day.ts';
import { FanMoodTally } from './fan-mood-tally.entity.ts';

/** How the members feel about the week that counts now. */
export async function communityMood(ctx: Context): Promise<CommunityMoodView> {
  return moodOf(ctx, await weekNow(ctx));
}

/** What the viewer told of the week that counts now; null for visitors and for those who have not told yet. */
export async function myMood(ctx: Context): Promise<FanMoodView | null> {
  if (!ctx.viewer) return null;
  const { season, week } = await weekNow(ctx);
  const [mood] = await rowsOf(
    ctx.em,
    sql<MoodRow>`
    select ${MOOD_COLUMNS} from fan_moods
    where user_id = ${ctx.viewer.id} and season = ${season} and game_week = ${week}`,
  );
  return mood ? moodView(mood) : null;
}

/** Tells how one feels about the week that counts now. Telling again replaces it. */
export async function submitMood(ctx: Context, raw: SubmitMoodInput): Promise<FanMoodView> {
  const viewer = ctx.require('mood.submit');
  const { moodLevel, moodDescription } = submitMoodInput.parse(raw);
  await limitContent(ctx, 'mood');
  const { season, week } = await weekNow(ctx);
  const now = ctx.now().toISOString();
  const [mood] = await rowsOf(
    ctx.em,
    sql<MoodRow>`
    insert into fan_moods (user_id, season, game_week, mood_level, mood_description, submitted_at, updated_at)
    values (${viewer.id}, ${season}, ${week}, ${moodLevel}, ${moodDescription || null}, ${now}, ${now})
    on conflict (user_id, season, game_week) do update set
      mood_level = excluded.mood_level, mood_description = excluded.mood_description, updated_at = excluded.updated_at
    returning ${MOOD_COLUMNS}`,
  );
  ctx.publish('mood.changed', await moodOf(ctx, { season, week }));
  return moodView(mood!);
}

/** Out of season the moods of the whole break are told together. */
const weekNow = async (ctx: Context): Promise<SeasonWeek> =>
  (await findSeasonWeek(ctx.em, ctx.now())) ?? { season: ctx.env.season, week: 0 };

async function moodOf(ctx: Context, { season, week }: SeasonWeek): Promise<CommunityMoodView> {
  const tally = await ctx.em.fork().findOne(FanMoodTally, { season, gameWeek: week });
  const { moods, total, revision } = tally ?? { moods: 0, total: 0, revision: 0 };
  return { season, gameWeek: week, average: moods > 0 ? total / moods : null, moods, revision };
}

type MoodRow = Omit<FanMoodView, 'submittedAt' | 'updatedAt'> & {
  submittedAt: Date | string;
  updatedAt: Date | string;
};

const MOOD_COLUMNS: RawBuilder<unknown> = sql`
  id, user_id as "userId", mood_level as "moodLevel", mood_description as "moodDescription", season,
  game_week as "gameWeek", tier_level as "tierLevel", submitted_at as "submittedAt", updated_at as "updatedAt"`;

const moodView = (row: MoodRow): FanMoodView => ({
  ...row,
  submittedAt: new Date(row.submittedAt),
  updatedAt: new Date(row.updatedAt),
});
