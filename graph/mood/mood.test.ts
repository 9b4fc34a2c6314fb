import { MOOD_DESCRIPTION_MAX, MOOD_TEXTS } from '../../schema/mood.ts';
import { RATE_LIMIT_RULES } from '../core/limits/rate-limit-rules.ts';
import { graphql } from '../gql/gql.ts';
import { statementsOf } from '../testing/statements.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { FanMood } from './fan-mood.entity.ts';

const Submit = graphql(/* GraphQL */ `
  mutation MoodTestSubmit($input: SubmitMoodInput!) {
    submitMood(input: $input) {
      mood {
        id
        user {
          id
        }
        moodLevel
        moodDescription
        season
        gameWeek
        tierLevel
        submittedAt
        updatedAt
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query MoodTestRead {
    communityMood {
      season
      gameWeek
      average
      moods
      revision
    }
    myMood {
      moodLevel
      moodDescription
    }
  }
`);
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site.em().getConnection().execute('delete from fan_moods; delete from games');
});

const submit = (actor: Actor, moodLevel: number, moodDescription?: string | null) =>
  actor.run(Submit, { input: { moodLevel, moodDescription } });
const read = async (actor = site.as(null)) => (await actor.run(Read)).data!;
const saveGame = async (week: number, kickoffAt: string, more: object = {}) => {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  const admin = site.as(await site.admin());
  expect((await admin.run(SAVE_GAME, { input: { ...input, ...more } })).errors).toBeUndefined();
};

test('a member submits a mood, and everyone sees the average', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  expect(await read()).toEqual({
    communityMood: { season: 2025, gameWeek: 11, average: null, moods: 0, revision: 0 },
    myMood: null,
  });

  const fan = await site.member();
  const { data } = await submit(site.as(fan), 8, '  This defense! 🧡 \n');
  expect(data?.submitMood?.mood).toEqual({
    id: expect.any(Number) as number,
    user: { id: fan.id },
    moodLevel: 8,
    moodDescription: 'This defense! 🧡',
    season: 2025,
    gameWeek: 11,
    tierLevel: 1,
    submittedAt: site.clock.now(),
    updatedAt: site.clock.now(),
  });
  await submit(site.as(await site.member()), 5);
  expect(await read()).toMatchObject({ communityMood: { average: 6.5, moods: 2 }, myMood: null });
  expect(await read(site.as(fan))).toMatchObject({
    myMood: { moodLevel: 8, moodDescription: 'This defense! 🧡' },
  });
});

test('submitting again in the same week replaces it', async () => {
  const fan = site.as(await site.member());
  const first = (await submit(fan, 3, 'That kick...')).data!.submitMood!.mood;
  site.clock.advance(3_600_000);
  const second = (await submit(fan, 9)).data!.submitMood!.mood;
  expect(second).toMatchObject({
    id: first.id,
    moodLevel: 9,
    moodDescription: null,
    submittedAt: first.submittedAt,
    updatedAt: site.clock.now(),
  });
  expect(await site.em().count(FanMood)).toBe(1);
  expect(await read()).toMatchObject({ communityMood: { average: 9, moods: 1 } });
});

describe('the week that counts', () => {
  const week = async () => {
    const { season, gameWeek } = (await read()).communityMood;
    return [season, gameWeek];
  };

  test('is that of the next game, and of today’s game until midnight in Denver', async () => {
    await saveGame(11, '2025-11-16T21:25:00Z');
    await saveGame(12, '2025-11-23T21:25:00Z');
    expect(await week()).toEqual([2025, 11]);
    await saveGame(10, '2025-11-09T21:25:00Z', { result: 'W', score: '24-17' });
    expect(await week()).toEqual([2025, 11]);

    site.clock.set('2025-11-17T06:59:59Z');
    expect(await week()).toEqual([2025, 11]);
    site.clock.set('2025-11-17T07:00:00Z');
    expect(await week()).toEqual([2025, 12]);
  });

  test('stays that of a game that was won today', async () => {
    await saveGame(11, '2025-11-16T18:05:00Z', { result: 'W', score: '24-17' });
    await saveGame(12, '2025-11-23T21:25:00Z');
    expect(await week()).toEqual([2025, 11]);
  });

  test('is none while no game is planned, and not that of an exhibition of the demo', async () => {
    expect(await week()).toEqual([2025, 0]);
    await saveGame(13, '2025-11-30T21:25:00Z');
    await site
      .em()
      .getConnection()
      .execute(
        `insert into games (week, season, opponent, is_home, kickoff_at, external_id)
         values (0, 2025, 'Chicago Bears', true, '2025-11-16T22:00:00Z', 'demo:2025-11-16')`,
      );
    expect(await week()).toEqual([2025, 13]);
  });

  test('starts without moods; those of the week before stay as they were', async () => {
    await saveGame(11, '2025-11-16T21:25:00Z');
    await saveGame(12, '2025-11-23T21:25:00Z');
    const fan = site.as(await site.member());
    await submit(fan, 2, 'Ugh');
    site.clock.set('2025-11-18T19:00:00Z');
    expect(await read(fan)).toMatchObject({
      communityMood: { gameWeek: 12, average: null, moods: 0 },
      myMood: null,
    });
    await submit(fan, 7);
    expect(await site.em().find(FanMood, {}, { orderBy: { gameWeek: 'asc' } })).toMatchObject([
      { gameWeek: 11, moodLevel: 2 },
      { gameWeek: 12, moodLevel: 7 },
    ]);
  });
});

test.each([[0], [11], [-1], [1_000_000]])('a level of %d is refused', async (level) => {
  const { errors } = await submit(site.as(await site.member()), level);
  expect(errors?.[0]).toMatchObject({
    message: MOOD_TEXTS.level,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a description may be as long as the limit, and no longer', async () => {
  const fan = site.as(await site.member());
  expect((await submit(fan, 5, '😀'.repeat(MOOD_DESCRIPTION_MAX / 2))).errors).toBeUndefined();
  expect((await submit(fan, 5, 'x'.repeat(MOOD_DESCRIPTION_MAX + 1))).errors?.[0]).toMatchObject({
    message: MOOD_TEXTS.descriptionTooLong,
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect((await submit(fan, 5, null)).errors).toBeUndefined();
});

test('a visitor is asked to sign in', async () => {
  const { errors } = await submit(site.as(null), 5);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a member who submits too often has to wait', async () => {
  const fan = site.as(await site.member());
  for (let count = 0; count < RATE_LIMIT_RULES.mood.points; count += 1) await submit(fan, 5);
  expect((await submit(fan, 10)).errors?.[0]?.extensions).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(await read(fan)).toMatchObject({ myMood: { moodLevel: 5 } });
});

test('deleting a member deletes their moods', async () => {
  const [fan, other] = [await site.member(), await site.member()];
  await submit(site.as(fan), 1);
  await submit(site.as(other), 10);
  await site.em().getConnection().execute('delete from users where id = ?', [fan.id]);
  expect(await read()).toMatchObject({ communityMood: { average: 10, moods: 1 } });
});

test('200 members submit at once, and again: the last published average matches the stored moods', async () => {
  const fans = await Promise.all(Array.from({ length: 200 }, () => site.member()));
  const levels = fans.map((_fan, index) => 1 + ((index * 7) % 10));
  const published: { average: number | null; revision: number; moods: number }[] = [];
  const stop = site.server.events.on('mood.changed', (mood) => published.push(mood));
  const results = await Promise.all([
    ...fans.map((fan, index) => submit(site.as(fan), levels[index]!)),
    ...fans.slice(0, 50).map((fan) => submit(site.as(fan), 10)),
  ]);
  stop();
  expect(results.flatMap(({ errors }) => errors ?? [])).toEqual([]);

  const stored = await site.em().find(FanMood, {});
  const average = stored.reduce((sum, { moodLevel }) => sum + moodLevel, 0) / stored.length;
  expect(stored).toHaveLength(200);
  expect(await read()).toMatchObject({ communityMood: { average, moods: 200 } });
  const last = published.toSorted((one, other) => one.revision - other.revision).at(-1);
  expect(last).toMatchObject({ average, moods: 200 });
});

test('reading costs one statement, however many moods there are', async () => {
  for (let count = 0; count < 5; count += 1) await submit(site.as(await site.member()), 5);
  const sent = await statementsOf(site, () => site.as(null).run('{ communityMood { average } }'));
  expect(sent).toHaveLength(1);
});

test('the new average is published to all subscribers', async () => {
  const events = await subscribeAs(
    site,
    null,
    'subscription { communityMood { average moods gameWeek } }',
  );
  await submit(site.as(await site.member()), 4);
  await submit(site.as(await site.member()), 5);
  expect([await events.next(), await events.next()]).toEqual([
    { communityMood: { average: 4, moods: 1, gameWeek: 0 } },
    { communityMood: { average: 4.5, moods: 2, gameWeek: 0 } },
  ]);
});

describe('over REST', () => {
  const call = async (actor: Actor, path: string, body?: unknown) => {
    const response = await actor.fetch(path, body === undefined ? {} : { body });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const average = () => call(site.as(null), '/api/fan-mood/community-average');

  test('the average, null while there are no moods', async () => {
    expect(await average()).toMatchObject({ status: 200, body: { average: null, moods: 0 } });
    const fan = await site.member();
    const body = { userId: fan.id, moodLevel: '7', moodDescription: 'Calm, for me.' };
    expect(await call(site.as(fan), '/api/fan-mood', body)).toMatchObject({
      status: 200,
      body: { userId: fan.id, moodLevel: 7, moodDescription: 'Calm, for me.', gameWeek: 0 },
    });
    expect(await average()).toMatchObject({ status: 200, body: { average: 7, moods: 1 } });
  });

  test.each([
    [{}],
    [{ moodLevel: 5.5 }],
    [{ moodLevel: 'high' }],
    [{ moodLevel: 11 }],
    [{ moodLevel: [5] }],
    [{ moodLevel: 5, moodDescription: {} }],
  ])('%j is refused', async (body) => {
    expect(await call(site.as(await site.member()), '/api/fan-mood', body)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) as string },
    });
  });

  test('no one submits for another member, and visitors not at all', async () => {
    const [fan, other] = [await site.member(), await site.member()];
    const body = { moodLevel: 1, userId: other.id };
    expect(await call(site.as(fan), '/api/fan-mood', body)).toMatchObject({ status: 403 });
    expect(await call(site.as(null), '/api/fan-mood', body)).toMatchObject({ status: 401 });
    expect(await site.em().count(FanMood)).toBe(0);
  });
});
