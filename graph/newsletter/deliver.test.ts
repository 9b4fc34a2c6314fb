import { pino } from 'pino';
import { readEnv } from '../core/env.ts';
import { graphql } from '../gql/gql.ts';
import { type RunningServer, startServer } from '../serving/server.ts';
import { nodeEnv, startDoomedNode } from '../testing/servers/doomed-node.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { startMailServer, type TestMailServer } from '../testing/servers/smtp.ts';
import { LEASE_MS, sendNewsletters } from './deliver.service.ts';

const Send = graphql(/* GraphQL */ `
  mutation DeliverTestSend($input: SendNewsletterInput!) {
    sendNewsletter(input: $input) {
      newsletter {
        id
        total
      }
    }
  }
`);

const List = graphql(/* GraphQL */ `
  query DeliverTestList {
    newsletters {
      nodes {
        id
        total
        sent
        failed
        skipped
        finishedAt
      }
    }
  }
`);

let post: TestMailServer;
let site: Site;
let other: RunningServer;
let admin: Actor;

beforeAll(async () => {
  post = await startMailServer();
  site = await startSite({ env: { SMTP_URL: post.url } });
  other = await startServer({
    env: readEnv({ ...nodeEnv(site.databaseUrl), SMTP_URL: post.url }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
    hasJobs: false,
  });
  admin = site.as(await site.admin());
});
afterAll(async () => {
  await other.stop();
  await site.stop();
  await post.close();
});
beforeEach(async () => {
  (post.taken as unknown[]).length = 0;
  post.breaksLine = false;
  await site
    .em()
    .execute('truncate newsletters, newsletter_deliveries, newsletter_addresses, subscribers');
});

let count = 0;
/** Creates subscribers and returns their addresses in the order in which they are sent to. */
async function subscribe(howMany: number): Promise<string[]> {
  const emails = Array.from({ length: howMany }, () => `reader${1000 + count++}@example.org`);
  for (const email of emails)
    await site
      .em()
      .execute(
        `insert into subscribers (name, email, birthday, confirmed_at) values ('R', ?, '1990-01-01', now())`,
        [email],
      );
  return emails;
}

let letters = 0;
async function send(): Promise<number> {
  const input = { subject: `Week ${++letters}`, content: 'Go **Broncos**!' };
  const { data, errors } = await admin.run(Send, { input });
  expect(errors).toBeUndefined();
  return data!.sendNewsletter!.newsletter.id;
}

/** Runs the job as when it is woken, on this node or on the other one. */
const wake = (node: RunningServer = site.server) => sendNewsletters(jobContext(node));
const figures = async () => (await admin.run(List)).data!.newsletters.nodes[0];
const arrivals = () => post.taken.map(({ to }) => to).sort();

test('every address gets one mail; the newsletter is done then', async () => {
  const emails = await subscribe(6);
  await send();
  expect(await figures()).toMatchObject({ total: 7, sent: 0, finishedAt: null });
  await wake();
  expect(arrivals()).toEqual([...emails, 'fan1@example.org'].sort());
  expect(await figures()).toMatchObject({ total: 7, sent: 7, failed: 0, skipped: 0 });
  expect((await figures())!.finishedAt).toEqual(site.clock.now());
  await wake();
  expect(post.taken).toHaveLength(7);
});

test('two nodes, woken again and again at the same time, share the work', async () => {
  const emails = await subscribe(30);
  await send();
  await Promise.all([wake(), wake(other), wake(), wake(other)]);
  expect(arrivals()).toEqual([...emails, 'fan1@example.org'].sort());
  expect(await figures()).toMatchObject({ sent: 31, failed: 0 });
});

test('a mail has a text and an HTML part, and the headers for unsubscribing with one click', async () => {
  const [email] = await subscribe(1);
  await send();
  await wake();
  const { source } = post.taken.find(({ to }) => to === email)!;
  const unfolded = source.replaceAll(/\r\n[ \t]/g, ' ');
  expect(unfolded).toMatch(
    /^List-Unsubscribe: <http:\/\/localhost:\d+\/newsletter\/unsubscribe\?token=[0-9a-f]{64}>\r$/m,
  );
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(unfolded).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(source).toContain('Go Broncos!');
  expect(source).toContain('<strong>Broncos</strong>');
  expect(source).toContain('Not affiliated');
});

test('the footer is in English and then in Spanish, each with a link to unsubscribe', async () => {
  const [email] = await subscribe(1);
  await send();
  await wake();
  const { source } = post.taken.find(({ to }) => to === email)!;
  const words = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  for (const part of [
    /Not affiliated[^]*Unsubscribe: http[^]*Recibes este correo[^]*Cancelar la suscripci=C3=B3n: http/,
    /<div class="foot" lang="en">[^]*>Unsubscribe<[^]*<div class="foot" lang="es">[^]*>Cancelar la/,
  ])
    expect(words).toMatch(part);
});

test('an address refused temporarily is retried with growing delays, and finally given up', async () => {
  const [busy, fine] = (await subscribe(2)) as [string, string];
  post.answer(busy, '450 4.2.1 mailbox busy');
  await send();
  await wake();
  expect(arrivals()).toContain(fine);
  expect(await figures()).toMatchObject({ sent: 2, failed: 0, finishedAt: null });

  site.clock.advance(59_000);
  post.answer(busy, undefined);
  await wake();
  expect(arrivals()).not.toContain(busy);
  site.clock.advance(1_000);
  await wake();
  expect(arrivals().filter((to) => to === busy)).toHaveLength(1);
  expect(await figures()).toMatchObject({ sent: 3, failed: 0 });

  post.answer(busy, '450 4.2.1 mailbox busy');
  await send();
  for (let day = 0; day < 6; day++) {
    await wake();
    site.clock.advance(6 * 3_600_000);
  }
  expect(await figures()).toMatchObject({ sent: 2, failed: 1 });
  post.answer(busy, undefined);
});

test('the next newsletter skips an address that does not exist', async () => {
  const [gone] = (await subscribe(2)) as [string, string];
  post.answer(gone, '550 5.1.1 no such user');
  await send();
  await wake();
  expect(await figures()).toMatchObject({ total: 3, sent: 2, failed: 1 });
  const [row] = await site
    .em()
    .execute<{ fault: string }[]>("select fault from newsletter_deliveries where state = 'failed'");
  expect(row!.fault).toBe('550 5.1.1 EENVELOPE');
  post.answer(gone, undefined);
  await send();
  expect(await figures()).toMatchObject({ total: 2 });
});

test('while the mail server is unreachable every delivery is retried', async () => {
  await subscribe(3);
  await send();
  const away = await startServer({
    env: readEnv({ ...nodeEnv(site.databaseUrl), SMTP_URL: 'smtp://127.0.0.1:1?ignoreTLS=true' }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
    hasJobs: false,
  });
  for (let minute = 0; minute < 30; minute++) {
    await wake(away);
    site.clock.advance(60_000);
  }
  await away.stop();
  expect(await figures()).toMatchObject({ sent: 0, failed: 0 });
  await wake();
  expect(await figures()).toMatchObject({ sent: 4, failed: 0 });
});

test('when the connection breaks after the text, delivery is uncertain, and the mail is not sent twice', async () => {
  const [email] = await subscribe(1);
  await site.em().execute('delete from newsletter_deliveries');
  post.breaksLine = true;
  await send();
  await wake();
  post.breaksLine = false;
  site.clock.advance(86_400_000);
  await wake();
  expect(arrivals()).not.toContain(email);
  expect(await figures()).toMatchObject({ total: 2, sent: 0, failed: 2 });
});

test('a member who leaves while it is being sent gets no mail', async () => {
  const [gone, stays] = (await subscribe(2)) as [string, string];
  await send();
  await site.em().execute('delete from subscribers where email = ?', [gone]);
  await wake();
  expect(arrivals()).toEqual([stays, 'fan1@example.org'].sort());
  expect(await figures()).toMatchObject({ sent: 2, skipped: 1, failed: 0 });
});

test('a node killed while sending loses track of that mail only, and no recipient gets two', async () => {
  const emails = await subscribe(8);
  const lost = emails[3]!;
  const isDelayed = post.hold(lost);
  await send();
  const doomed = await startDoomedNode({
    databaseUrl: site.databaseUrl,
    now: site.clock.now().toISOString(),
    env: { SMTP_URL: post.url },
  });
  await isDelayed;
  await doomed.kill();
  await wake();
  expect(await figures()).toMatchObject({ finishedAt: null });
  site.clock.advance(LEASE_MS);
  await wake();
  const { total, sent, failed } = (await figures())!;
  // The mails that its other workers were sending may fail as well.
  expect({ total, done: sent + failed }).toEqual({ total: 9, done: 9 });
  expect(failed).toBeGreaterThanOrEqual(1);
  expect(failed).toBeLessThanOrEqual(4);
  expect(new Set(arrivals()).size).toBe(post.taken.length);
  expect(arrivals()).not.toContain(lost);
  const faults = await site
    .em()
    .execute<{ email: string; fault: string }[]>(
      "select email, fault from newsletter_deliveries where state = 'failed'",
    );
  expect(faults).toContainEqual({
    email: lost,
    fault: expect.stringContaining('may have arrived'),
  });
});

test('addresses of a finished newsletter are deleted after a month, its figures stay', async () => {
  await subscribe(2);
  await send();
  await wake();
  site.clock.advance(31 * 86_400_000);
  await wake();
  expect(await site.em().execute('select 1 from newsletter_deliveries')).toEqual([]);
  expect(await figures()).toMatchObject({ total: 3, sent: 3 });
});
