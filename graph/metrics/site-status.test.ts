import { graphql } from '../gql/gql.ts';
import { createMail } from '../core/mail/mail.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { GAME_DAY } from '../testing/worlds/sanctions.ts';

const Status = graphql(/* GraphQL */ `
  query SiteStatusTest {
    siteStatus {
      version
      parts {
        part
        state
      }
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite({ now: GAME_DAY });
});
afterAll(() => site.stop());

async function troubled(of = site): Promise<string[]> {
  of.clock.advance(2_000);
  const { data } = await of.as(null).run(Status);
  return data!.siteStatus.parts.filter(({ state }) => state === 'TROUBLED').map(({ part }) => part);
}

test('everybody reads that all parts work, and which version it is', async () => {
  const { data } = await site.as(null).run(Status);
  expect(data!.siteStatus.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(data!.siteStatus.parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'PAGES WORKING',
    'LIVE WORKING',
    'SCORES WORKING',
    'EMAIL WORKING',
  ]);
});

test('a game whose feed is away has trouble with its scores', async () => {
  site.clock.set('2025-11-16T22:00:00Z');
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  const em = site.em();
  await em.execute(
    `insert into live_game_states (game_id, period, display_clock, our_score, their_score, is_final, is_by_hand)
     values (?, 2, '10:00', 7, 3, false, false)`,
    [gameId],
  );
  await em.execute(
    `insert into game_feeds (game_id, failures, good_at, next_at) values (?, 3, ?, now())`,
    [gameId, new Date('2025-11-16T21:30:00Z')],
  );
  expect(await troubled()).toEqual(['SCORES']);
});

test('Redis that can’t be reached is trouble with what is live', async () => {
  const own = await startSite({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  expect(await troubled(own)).toEqual(['LIVE']);
  await own.stop();
});

test('a mail server that is away is trouble until a mail gets through; a refused address is none', async () => {
  let fault: object | undefined = { code: 'ESOCKET', syscall: 'connect' };
  const mail = createMail({
    env: { smtpUrl: undefined, dataDir: 'unused', publicUrl: undefined },
    logger: { warn: () => undefined, error: () => undefined },
    transport: {
      close: () => undefined,
      send: () =>
        fault ? Promise.reject(Object.assign(new Error('no'), fault)) : Promise.resolve(),
    },
  });
  const message = { to: 'fay@fans.example', subject: 'Hi', text: 'Hi' };
  const send = () => mail.sendNow(message as never).catch(() => undefined);
  expect(mail.isTroubled()).toBe(false);
  await send();
  expect(mail.isTroubled()).toBe(true);
  fault = undefined;
  await send();
  expect(mail.isTroubled()).toBe(false);
  fault = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' };
  await send();
  expect(mail.isTroubled()).toBe(false);
});
