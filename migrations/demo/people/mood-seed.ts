import { FanMood } from '../../../graph/mood/fan-mood.entity.ts';
import { LAST_WEEK, NEXT_WEEK } from '../calendar.ts';
import { chance } from '../random.ts';
import { fansBy, momentBetween, type Stage } from '../stage.ts';

const WORDS: Record<number, readonly string[]> = {
  10: ['Book the parade route.'],
  9: ['Already planning my January.', 'This defense!'],
  8: ['Good. Suspiciously good.', 'Sleeping well, eating well.'],
  7: ['Calm. For me, anyway.', 'One week at a time, they say.'],
  6: ['Hopeful, with a side of nerves.'],
  5: ['Ask me on Sunday.'],
  4: ['That injury report makes me itchy.'],
};

/** How fans felt before the last game, and how they feel before the next one. */
export async function addMoods(stage: Stage): Promise<void> {
  const { tx, calendar, season } = stage;
  const next = chance('moods');
  const rows = [LAST_WEEK, NEXT_WEEK].flatMap((week) => {
    const from = calendar.at(LAST_WEEK, week === LAST_WEEK ? -6 : -2, '08:00');
    const until = week === LAST_WEEK ? calendar.at(LAST_WEEK, -3, '18:00') : calendar.now;
    return fansBy(stage, from)
      .filter(() => next() < 0.75)
      .map(({ id }) => {
        const moodLevel = Math.min(10, 4 + Math.floor(next() * 6.4));
        const words = WORDS[moodLevel]!;
        const submittedAt = momentBetween(from, until, next, calendar);
        return {
          user: id,
          moodLevel,
          moodDescription: next() < 0.6 ? words[Math.floor(next() * words.length)]! : null,
          season,
          gameWeek: week,
          tierLevel: 1,
          submittedAt,
          updatedAt: submittedAt,
        };
      });
  });
  // In the order of time: each day's record is of the moods that are there already.
  await tx.insertMany(
    FanMood,
    rows.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime()),
  );
}
