import { SUBSCRIBER_TEXTS } from '../../../schema/news/subscriber-shape.ts';
import { graphql } from '../../gql/gql.ts';
import type { SubscribeInput } from '../../gql/graphql.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { jobContext } from '../../testing/job-context.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { linkIn, mailsTo, openLink, useLink } from '../../testing/worlds/email-links.ts';
import { sendNewsletters } from '../deliver.service.ts';
import { CONFIRM_PATH } from './confirm-path.ts';
import { mailSubscribers } from './mail-subscribers.service.ts';

const Subscribe = graphql(/* GraphQL */ `
  mutation SubscribeTestSubscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      email
    }
  }
`);

const DAY = 86_400_000;

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate subscribers, newsletter_addresses'));

let people = 0;
const newEmail = () => `Rosa.${(people += 1)}@example.org`;
const input = (values: Partial<SubscribeInput> = {}): SubscribeInput => ({
  name: 'Rosa',
  email: 'rosa@example.org',
  birthday: '1990-02-28',
  ...values,
});
const ask = async (values: Partial<SubscribeInput>) => {
  const { data, errors } = await site.as(null).run(Subscribe, { input: input(values) });
  expect(errors).toBeUndefined();
  return data!.subscribe!.email;
};
const work = (at = site) => mailSubscribers(jobContext(at.server));
/** Asks, and gets the link that is mailed. */
async function linkFor(email: string, values: Partial<SubscribeInput> = {}) {
  await ask({ email, ...values });
  await work();
  return linkIn(site, email, CONFIRM_PATH);
}
const audience = async () => {
  const { data } = await site.as(admin).run('{ newsletterAudience }');
  return (data as { newsletterAudience: number }).newsletterAudience;
};
interface Row {
  name: string;
  team: string;
  isConfirmed: boolean;
}
const rows = () =>
  site
    .em()
    .execute<Row[]>(
      `select name, favorite_team as team, confirmed_at is not null as "isConfirmed" from subscribers order by id`,
    );

test('no one gets a newsletter before the link in the mail was opened and its button pressed', async () => {
  const email = newEmail();
  const before = await audience();
  const watcher = await subscribeAs(
    site,
    admin,
    'subscription { subscriberEvents { subscriberId } }',
  );
  const link = await linkFor(email, { favoriteTeam: 'Chicago Bears' });
  await watcher.next();
  expect(await audience()).toBe(before);
  const page = await openLink(site, link);
  expect(page.status).toBe(200);
  expect(page.html).toContain('R…@example.org');
  expect(page.html).not.toContain(email);
  expect(page.html).toContain(`<form method="post" action="${link}">`);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await rows()).toEqual([{ name: 'Rosa', team: 'Chicago Bears', isConfirmed: false }]);

  const done = await useLink(site, link);
  expect(done.html).toContain("You're subscribed");
  await watcher.next();
  expect(await audience()).toBe(before + 1);
  // Twice is the same.
  expect((await useLink(site, link)).status).toBe(200);
  expect(await audience()).toBe(before + 1);

  const send =
    'mutation { sendNewsletter(input: { subject: "For the confirmed", content: "Hi" }) { newsletter { id } } }';
  const waiting = newEmail();
  await linkFor(waiting);
  await site.as(admin).run(send);
  await sendNewsletters(jobContext(site.server));
  const gets = async (to: string) =>
    (await mailsTo(site, to)).some((mail) => mail.includes('For the confirmed'));
  expect(await gets(email)).toBe(true);
  expect(await gets(waiting)).toBe(false);
});

test('the team is Denver unless another is chosen', async () => {
  await ask({ email: newEmail(), favoriteTeam: null });
  expect((await rows())[0]).toMatchObject({ team: 'Denver Broncos' });
});

test('the answer and the mail are the same whether the address is known or not', async () => {
  const email = newEmail();
  const first = await linkFor(email);
  await useLink(site, first);
  const member = await site.member({ email: newEmail() });
  for (const to of [email, email.toUpperCase(), member.email, newEmail()]) {
    expect(await ask({ email: to })).toBe(to);
    await work();
  }
  const subjects = (await mailsTo(site, email)).map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
  expect(subjects).toEqual(Array.from({ length: 3 }, () => 'Confirm your newsletter subscription'));
  // What the form was sent is never in a mail: the recipient may be a stranger.
  await ask({ email: newEmail(), name: 'Win a prize at evil.example' });
  await work();
  expect((await mailsTo(site, `rosa.${people}@example.org`)).join()).not.toContain('evil');
});

test('what was confirmed is not changed by who asks again; what was not is replaced', async () => {
  const email = newEmail();
  const first = await linkFor(email, { name: 'Typo' });
  const second = await linkFor(email, { name: 'Rosa Vega' });
  // Only the newest link works.
  expect((await useLink(site, first)).status).toBe(404);
  await useLink(site, second);
  await linkFor(email, { name: 'Mallory', favoriteTeam: 'Dallas Cowboys' });
  expect(await rows()).toEqual([{ name: 'Rosa Vega', team: 'Denver Broncos', isConfirmed: true }]);
});

test('who unsubscribed comes back only by a link in their own mailbox', async () => {
  const email = newEmail();
  await useLink(site, await linkFor(email));
  const before = await audience();
  await site
    .em()
    .execute(
      `insert into newsletter_addresses (email, token, opted_out_at) values (?, 'x', now())`,
      [email.toLowerCase()],
    );
  expect(await audience()).toBe(before - 1);
  const link = await linkFor(email);
  expect(await audience()).toBe(before - 1);
  await useLink(site, link);
  expect(await audience()).toBe(before);
});

test('a link works for seven days; then who did not confirm is forgotten, and others keep theirs', async () => {
  const [late, known] = [newEmail(), newEmail()];
  await useLink(site, await linkFor(known, { name: 'Known' }));
  const link = await linkFor(late);
  site.clock.advance(7 * DAY - 1_000);
  expect((await openLink(site, link)).status).toBe(200);
  site.clock.advance(2_000);
  expect((await openLink(site, link)).status).toBe(404);
  expect((await useLink(site, link)).html).toContain("This link isn't valid");
  await work();
  expect(await rows()).toEqual([{ name: 'Known', team: 'Denver Broncos', isConfirmed: true }]);
});

test.each(['', 'x', 'A'.repeat(43), "' or true --"])('the token %j gets a 404', async (token) => {
  const link = `${CONFIRM_PATH}?token=${encodeURIComponent(token)}`;
  expect((await openLink(site, link)).status).toBe(404);
  expect((await useLink(site, link)).status).toBe(404);
});

test('the page is in the language of the browser', async () => {
  const link = await linkFor(newEmail());
  const headers = { 'accept-language': 'es-MX' };
  const page = await site.as(null).fetch(link, { headers });
  expect(await page.text()).toContain('Sí, quiero suscribirme');
});

test.each([
  ['birthday', '', SUBSCRIBER_TEXTS.birthday],
  ['birthday', '1990-02-30', SUBSCRIBER_TEXTS.invalidBirthday],
  ['birthday', '28.2.1990', SUBSCRIBER_TEXTS.invalidBirthday],
  ['birthday', '2999-01-01', SUBSCRIBER_TEXTS.futureBirthday],
  ['name', ' ', SUBSCRIBER_TEXTS.name],
  ['email', '', SUBSCRIBER_TEXTS.email],
  ['email', 'nobody', 'Please enter a valid email address'],
  ['favoriteTeam', 'Boston Bruins', SUBSCRIBER_TEXTS.team],
])('%s %j is refused', async (field, value, message) => {
  const { errors } = await site
    .as(null)
    .run(Subscribe, { input: input({ email: newEmail(), [field]: value }) });
  const issues = errors?.[0]?.extensions.issues as { field: string; message: string }[];
  expect(issues.map((issue) => issue.field)).toEqual([field]);
  if (field !== 'email' || value === '') expect(issues[0]!.message).toBe(message);
  expect(await rows()).toEqual([]);
});

test('anyone who turns 21 today in Denver may subscribe, a day earlier not yet', async () => {
  site.clock.set(new Date('2025-11-17T06:59:00Z'));
  const values = { email: newEmail(), birthday: '2004-11-17' };
  const { errors } = await site.as(null).run(Subscribe, { input: input(values) });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ field: 'birthday', key: 'subscriber.tooYoung' }],
  });
  site.clock.set(new Date('2025-11-17T07:00:00Z'));
  await ask(values);
});

test('an address gets three links a day however many ask, and a network asks five times an hour', async () => {
  const limited = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  try {
    const from = (address: string, email: string) =>
      limited.as(null).fetch('/graphql', {
        body: {
          query: 'mutation ($input: SubscribeInput!) { subscribe(input: $input) { email } }',
          variables: { input: input({ email }) },
        },
        headers: { 'x-forwarded-for': address },
      });
    for (let time = 1; time <= 5; time += 1) {
      const response = await from(`203.0.113.${time}`, 'victim@example.org');
      expect(await response.json()).toMatchObject({
        data: { subscribe: { email: 'victim@example.org' } },
      });
      await work(limited);
    }
    expect(await mailsTo(limited, 'victim@example.org')).toHaveLength(3);
    for (let time = 1; time <= 5; time += 1) await from('198.51.100.7', `a${time}@example.org`);
    const refused = (await (await from('198.51.100.7', 'a6@example.org')).json()) as {
      errors: { extensions: { code: string; retryAfter: number } }[];
    };
    expect(refused.errors[0]!.extensions.code).toBe('TOO_MANY_REQUESTS');
  } finally {
    await limited.stop();
  }
});
