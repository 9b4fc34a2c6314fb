import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import type { SetInboxChoiceInput } from '../gql/graphql.ts';
import { sendDuePushes } from '../notices/send-pushes.service.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { addPhoto } from '../testing/worlds/photos.ts';
import { NO_PUSHES, sendNews, SUBSCRIBE_TO_PUSH } from '../testing/worlds/pushes.ts';
import { GAME_DAY } from '../testing/worlds/sanctions.ts';

const Choose = graphql(/* GraphQL */ `
  mutation InboxChoicesTest($input: SetInboxChoiceInput!) {
    setInboxChoice(input: $input) {
      inbox {
        choices {
          kind
          channel
          isOn
        }
      }
    }
  }
`);
const Quiet = graphql(/* GraphQL */ `
  mutation InboxChoicesTestQuiet($duration: QuietDuration) {
    setDoNotDisturb(input: { duration: $duration }) {
      inbox {
        doNotDisturbUntil
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query InboxChoicesTestRead {
    ownInbox {
      unreadCount
      doNotDisturbUntil
      items {
        kind
        text
        path
      }
    }
  }
`);
const SAY =
  'mutation ($message: String!) { postChatMessage(input: { message: $message }) { message { id } } }';

let push: PushService;
let site: Site;
let gameId: number;
let mia: Member;
let otis: Member;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ now: GAME_DAY, env: { PUSH_HOSTS: push.host } });
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});
beforeEach(async () => {
  site.clock.set(GAME_DAY);
  push.received.length = 0;
  for (const table of ['game_chat_messages, game_chat_turns', 'push_notices'])
    await site.em().execute(`truncate ${table} cascade`);
  await site.em().nativeDelete(User, { name: /^(Mia|Otis)/ });
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
  const input = { ...NO_PUSHES, breakingNews: true, ...push.browser() };
  await site.as(otis).run(SUBSCRIBE_TO_PUSH, { input });
});

/** Sends what is due to the push service. */
async function pushed() {
  await site.server.settled();
  await sendDuePushes(jobContext(site.server));
}
async function say(message: string) {
  site.clock.advance(5_000);
  expect((await site.as(mia).run(SAY, { message })).errors).toBeUndefined();
  await pushed();
}
const words = () => push.received.map(({ message }) => message as { title: string; body: string });
const choose = (
  kind: SetInboxChoiceInput['kind'],
  channel: SetInboxChoiceInput['channel'],
  isOn: boolean,
) => site.as(otis).run(Choose, { input: { kind, channel, isOn } });
const inbox = async () => (await site.as(otis).run(Read)).data!.ownInbox;

test('a mention is pushed to the browsers of its member, once, and only if they want that', async () => {
  await say('Look, @Otis Orange');
  expect(words()).toMatchObject([
    { title: 'Mia Mile mentioned you in the chat', body: 'Look, @Otis Orange' },
  ]);
  await say('What a catch');
  expect(words()).toHaveLength(1);
  await choose('MENTION', 'PUSH', false);
  await say('Otis? @Otis Orange');
  expect(words()).toHaveLength(1);
  expect((await inbox()).unreadCount).toBe(2);
});

test('who is mentioned again and again is not notified each time', async () => {
  for (let time = 1; time <= 8; time += 1) await say(`@Otis Orange ${time}`);
  expect(words()).toHaveLength(5);
  site.clock.advance(600_000);
  await say('@Otis Orange at last');
  expect(words()).toHaveLength(6);
});

test('while a member is not to be disturbed nothing is pushed; news comes afterwards, if it is still news', async () => {
  const { data } = await site.as(otis).run(Quiet, { duration: 'HOUR' });
  expect(data!.setDoNotDisturb!.inbox.doNotDisturbUntil).toEqual(new Date('2025-11-16T20:00:00Z'));
  await sendNews(site, 'Traded!');
  await say('Look, @Otis Orange');
  expect(words()).toEqual([]);
  expect((await inbox()).unreadCount).toBe(1);
  site.clock.advance(3_600_000);
  await pushed();
  expect(words().map(({ body }) => body)).toEqual(['Traded!']);
  expect((await inbox()).doNotDisturbUntil).toBeNull();
});

test('who is disturbed again gets what came last', async () => {
  await site.as(otis).run(Quiet, { duration: 'WEEK' });
  await say('Look, @Otis Orange');
  await site.as(otis).run(Quiet, { duration: null });
  await say('There, @Otis Orange?');
  const bodies = words().map(({ body }) => body);
  expect(bodies.sort()).toEqual(['Look, @Otis Orange', 'There, @Otis Orange?']);
});

test('what a member does not want in the inbox is not in it and does not count, on any page', async () => {
  const { next } = await subscribeAs(site, otis, 'subscription { ownInboxEvents { unreadCount } }');
  await say('Look, @Otis Orange');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  await choose('MENTION', 'SITE', false);
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 0 } });
  expect((await inbox()).items).toEqual([]);
  await choose('MENTION', 'SITE', true);
  expect((await inbox()).items).toHaveLength(1);
});

test('a comment that mentions the member comes as a comment where they don’t want mentions', async () => {
  const photoId = await addPhoto(site, { by: otis });
  await site
    .as(mia)
    .run(
      `mutation { postPhotoComment(input: { photoId: ${photoId}, content: "Hi @Otis Orange" }) { comment { id } } }`,
    );
  const kinds = async () => (await inbox()).items.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['MENTION']);
  await choose('MENTION', 'SITE', false);
  expect(await kinds()).toEqual(['COMMENT']);
  await choose('COMMENT', 'SITE', false);
  expect(await kinds()).toEqual([]);
});

test('what moderators say can’t be turned off', async () => {
  const { errors } = await choose('SANCTION', 'SITE', false);
  expect(errors![0]!.extensions.key).toBe('inbox.noSuchChoice');
  const { data } = await choose('SANCTION', 'MAIL', true);
  expect(data!.setInboxChoice!.inbox.choices.filter(({ kind }) => kind === 'SANCTION')).toEqual([
    { kind: 'SANCTION', channel: 'MAIL', isOn: true },
  ]);
});

test('the points of a lineup are in the inbox once its game is scored', async () => {
  await site.em().execute(
    `insert into fantasy_lineups (user_id, game_id, week, season, lineup_name, wide_receiver1, wide_receiver2,
      running_back, tight_end, flex, idp, captain, total_points, is_scored)
      values (?, ?, 11, 2025, 'Orange', '1', '2', '3', '4', '5', '6', '1', 85.3, true)`,
    [otis.id, gameId],
  );
  expect((await inbox()).items).toEqual([]);
  await site.em().execute(
    `insert into fantasy_game_status (game_id, week, season, scoring_completed, scoring_completed_at)
      values (?, 11, 2025, true, ?)`,
    [gameId, new Date(GAME_DAY)],
  );
  expect((await inbox()).items).toEqual([
    { kind: 'LINEUP', text: '85.30', path: '/fan-zone?tab=fantasy' },
  ]);
});
