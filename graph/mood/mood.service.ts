import { type Selectable, sql } from 'kysely';
import {
  type CommunityMoodView,
  type FanMoodView,
  type GameMoodView,
  MOOD_DAYS,
  type MoodDayView,
  submitMoodInput,
  type SubmitMoodInput,
} from '../../schema/mood.ts';
import { SMALLEST_GROUP } from '../../schema/site/metrics.ts';
import { addDays, mountainDate } from '../../schema/time/clock.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { gameOfWeek, isNoDemo, type Today, todayAt } from '../games/game-day.ts';

const MOOD = [
  ...(['id', 'userId', 'moodLevel', 'moodDescription', 'season'] as const),
  ...(['gameWeek', 'tierLevel', 'submittedAt', 'updatedAt'] as const),
] as const;

interface Now extends Today {
  /** That counts while no game is planned. */
  readonly season: number;
}

type Week = Pick<CommunityMoodView, 'season' | 'gameWeek'>;

const nowOf = (ctx: Context): Now => ({ ...todayAt(ctx.now()), season: ctx.site.season });

/** The week that counts now. Out of season all moods of the break count as one week. */
const weekIn = (of: Slots<Now>) =>
  db.selectNoFrom(({ fn, lit, selectFrom }) => [
    fn.coalesce(selectFrom(gameOfWeek(of).as('g')).select('g.season'), of.season).as('ofSeason'),
    fn.coalesce(selectFrom(gameOfWeek(of).as('g')).select('g.week'), lit(0)).as('ofWeek'),
  ]);

const readTally = statement((of: Slots<Now>) =>
  db
    .selectFrom(weekIn(of).as('w'))
    .leftJoin('fanMoodTallies as t', (join) =>
      join.onRef('t.season', '=', 'w.ofSeason').onRef('t.gameWeek', '=', 'w.ofWeek'),
    )
    .select(['w.ofSeason as season', 'w.ofWeek as gameWeek', 't.moods', 't.total', 't.revision']),
);

/** How the members feel about the week that counts now. */
export async function communityMood(ctx: Context): Promise<CommunityMoodView> {
  const [tally] = await readTally(ctx.em, nowOf(ctx));
  const { season, gameWeek, moods, total, revision } = tally!;
  const average = moods !== null && total !== null && moods > 0 ? total / moods : null;
  return { season, gameWeek, average, moods: moods ?? 0, revision: revision ?? 0 };
}

const readGameTally = statement(({ gameId }: Slots<{ gameId: number }>) =>
  db
    .selectFrom('fanMoodTallies as t')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('games')
          .select(['season', 'week'])
          .where('id', '=', gameId)
          .where(({ ref }) => isNoDemo(ref('externalId')))
          .as('g'),
      (join) => join.onRef('t.season', '=', 'g.season').onRef('t.gameWeek', '=', 'g.week'),
    )
    .select(['t.moods', 't.total']),
);

/** How the members felt in the week of a game; null where they said nothing, or the game counts for no week. */
export async function gameMood({ em }: Context, gameId: number): Promise<GameMoodView | null> {
  const [tally] = await readGameTally(em, { gameId });
  if (!tally || tally.moods === 0) return null;
  return { average: tally.total / tally.moods, moods: tally.moods };
}

const readMood = statement((of: Slots<Now & { userId: number }>) =>
  db
    .selectFrom('fanMoods as m')
    .innerJoin(weekIn(of).as('w'), (join) =>
      join.onRef('m.season', '=', 'w.ofSeason').onRef('m.gameWeek', '=', 'w.ofWeek'),
    )
    .select(MOOD)
    .where('userId', '=', of.userId),
);

/** The viewer's mood for the current week; null for visitors and while none was submitted. */
export async function myMood(ctx: Context): Promise<FanMoodView | null> {
  if (!ctx.viewer) return null;
  const [mood] = await readMood(ctx.em, { ...nowOf(ctx), userId: ctx.viewer.id });
  return mood ? moodView(mood) : null;
}

const readDays = statement((of: Slots<Week>) =>
  db
    .selectFrom('fanMoodDays')
    .select(['moods', 'total', sql<string>`day::text`.as('day')])
    .where('season', '=', of.season)
    .where('gameWeek', '=', of.gameWeek)
    .orderBy('day', 'desc')
    // One more: where the days that are shown begin, the day before may still count.
    .limit(MOOD_DAYS + 1),
);

/** How the average of a week moved from day to day: its last days until today, oldest first. */
export async function moodDays(ctx: Context, { season, gameWeek }: Week): Promise<MoodDayView[]> {
  const rows = await readDays(ctx.em, { season, gameWeek });
  const today = mountainDate(ctx.now());
  const days = Array.from({ length: MOOD_DAYS }, (_, ago) => addDays(today, -ago)).reverse();
  return days.flatMap((day) => {
    // A day without a change ends as the one before it.
    const last = rows.find((row) => row.day <= day);
    if (!last) return [];
    const { moods, total } = last;
    return [{ day, average: moods < SMALLEST_GROUP ? null : total / moods }];
  });
}

interface Submitted extends Now {
  readonly userId: number;
  readonly moodLevel: number;
  readonly moodDescription: string | null;
  readonly at: string;
}

const storeMood = statement((of: Slots<Submitted>) =>
  db
    .insertInto('fanMoods')
    .columns([
      ...(['season', 'gameWeek', 'userId', 'moodLevel'] as const),
      ...(['moodDescription', 'submittedAt', 'updatedAt'] as const),
    ])
    .expression(({ selectFrom }) =>
      selectFrom(weekIn(of).as('w'))
        .select(['w.ofSeason', 'w.ofWeek', of.userId.as('userId'), of.moodLevel.as('moodLevel')])
        .select([of.moodDescription.as('moodDescription'), of.at.as('submittedAt')])
        .select(of.at.as('updatedAt')),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'season', 'gameWeek']).doUpdateSet({
        moodLevel: ({ ref }) => ref('excluded.moodLevel'),
        moodDescription: ({ ref }) => ref('excluded.moodDescription'),
        updatedAt: ({ ref }) => ref('excluded.updatedAt'),
      }),
    )
    .returning(MOOD),
);

/** Submits the viewer's mood for the current week. Submitting again replaces it. */
export async function submitMood(ctx: Context, raw: SubmitMoodInput): Promise<FanMoodView> {
  const viewer = ctx.require('mood.submit');
  const { moodLevel, moodDescription } = submitMoodInput.parse(raw);
  await limitContent(ctx, 'mood');
  const [mood] = await storeMood(ctx.em, {
    ...nowOf(ctx),
    userId: viewer.id,
    moodLevel,
    moodDescription: moodDescription || null,
    at: ctx.now().toISOString(),
  });
  ctx.publish('mood.changed', await communityMood(ctx));
  return moodView(mood!);
}

type MoodRow = Pick<Selectable<Tables['fanMoods']>, (typeof MOOD)[number]>;

const moodView = (row: MoodRow): FanMoodView => ({
  ...row,
  submittedAt: new Date(row.submittedAt),
  updatedAt: new Date(row.updatedAt),
});
