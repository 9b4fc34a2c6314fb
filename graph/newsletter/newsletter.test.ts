import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEWSLETTER_TEXTS } from '../../schema/news/newsletter.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { sendNewsletters } from './deliver.service.ts';

const Send = graphql(/* GraphQL */ `
  mutation NewsletterTestSend($input: SendNewsletterInput!) {
    sendNewsletter(input: $input) {
      newsletter {
        id
        subject
        sentBy
        total
        finishedAt
      }
    }
  }
`);

const Test = graphql(/* GraphQL */ `
  mutation NewsletterTestTest($input: SendTestNewsletterInput!) {
    sendTestNewsletter(input: $input) {
      sentTo
    }
  }
`);

const Preview = graphql(/* GraphQL */ `
  query NewsletterTestPreview($content: String!) {
    previewNewsletter(content: $content) {
      body
      text
      foot {
        unsubscribe
      }
    }
  }
`);

let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite({ env: { POSTAL_ADDRESS: '1 Mile High Way, Denver' } });
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(() => site.stop());
beforeEach(() =>
  site
    .em()
    .execute('truncate newsletters, newsletter_deliveries, newsletter_addresses, subscribers'),
);

const subscribe = (email: string) =>
  site
    .em()
    .execute(
      `insert into subscribers (name, email, birthday, confirmed_at) values ('R', ?, '1990-01-01', now())`,
      [email],
    );
const audience = async () =>
  (await admin.run('{ newsletterAudience }')).data as { newsletterAudience: number };
const letter = (values: object = {}) => ({ subject: 'Week 11', content: 'Hello *all*', ...values });
const wake = () => sendNewsletters(jobContext(site.server));
async function outbox(): Promise<string[]> {
  const folder = join(site.server.services.env.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

test('subscribers and members get it, each address once regardless of case', async () => {
  const fan = await site.member({ email: 'Both@Example.org' });
  await subscribe('both@example.org');
  await subscribe('only@example.org');
  expect(await audience()).toEqual({ newsletterAudience: 3 });
  const { data } = await admin.run(Send, { input: letter() });
  expect(data!.sendNewsletter!.newsletter).toMatchObject({
    subject: 'Week 11',
    sentBy: 'Ada Admin',
    total: 3,
    finishedAt: null,
  });
  const rows = await site
    .em()
    .execute<{ email: string }[]>('select email from newsletter_deliveries order by lower(email)');
  expect(rows.map(({ email }) => email.toLowerCase())).toEqual([
    'both@example.org',
    ada.email,
    'only@example.org',
  ]);
  await site
    .as(fan)
    .run('mutation { setNewsletterOptOut(input: { hasOptedOut: true }) { hasOptedOut } }');
  expect(await audience()).toEqual({ newsletterAudience: 2 });
});

test('sent by two admins at once it is one newsletter; sent again later it is another', async () => {
  const otis = await site.member({ email: 'otis@example.org', isAdmin: true });
  const both = await Promise.all([
    admin.run(Send, { input: letter({ subject: 'Twice' }) }),
    site.as(otis).run(Send, { input: letter({ subject: 'Twice' }) }),
  ]);
  const ids = new Set(both.map(({ data }) => data!.sendNewsletter!.newsletter.id));
  expect(ids.size).toBe(1);
  site.clock.advance(10 * 60_000 + 1);
  const { data } = await admin.run(Send, { input: letter({ subject: 'Twice' }) });
  expect(ids).not.toContain(data!.sendNewsletter!.newsletter.id);
  const acts = await site.em().find(AuditEntry, { action: 'newsletter.send' });
  expect(acts.filter(({ details }) => details.subject === 'Twice')).toHaveLength(2);
});

test.each([
  [{ subject: ' ' }, NEWSLETTER_TEXTS.subject],
  [{ content: '\n\n' }, NEWSLETTER_TEXTS.content],
  [{ subject: 'Hello\r\nBcc: all@example.org' }, 'Some characters are not allowed here'],
  [{ subject: 'x'.repeat(151) }, NEWSLETTER_TEXTS.subjectTooLong],
  [{ content: 'x'.repeat(100_001) }, NEWSLETTER_TEXTS.contentTooLong],
])('%o is refused, over REST as well', async (values, message) => {
  const { errors } = await admin.run(Send, { input: letter(values) });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  const response = await admin.fetch('/api/admin/newsletter', { body: letter(values) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
});

test('over REST an admin sends it; others are refused', async () => {
  const body = letter({ subject: 'By REST' });
  const fan = await site.member();
  expect((await site.as(null).fetch('/api/admin/newsletter', { body })).status).toBe(401);
  expect((await site.as(fan).fetch('/api/admin/newsletter', { body })).status).toBe(403);
  expect((await site.em().execute('select 1 from newsletters')).length).toBe(0);
  const response = await admin.fetch('/api/admin/newsletter', { body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    subject: 'By REST',
    message: 'Newsletter sent successfully!',
  });
});

test('a test mail goes only to the admin, and is not stored', async () => {
  await subscribe('reader@example.org');
  const { data } = await admin.run(Test, { input: letter({ subject: 'Try' }) });
  expect(data).toEqual({ sendTestNewsletter: { sentTo: ada.email } });
  const mails = await outbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`To: ${ada.email}`);
  expect(mails[0]).toContain('Subject: [Test] Try');
  expect(await site.em().execute('select 1 from newsletters')).toEqual([]);
});

test('HTML is escaped; the footer names the sender and says what the site is', async () => {
  const content = '# Hi\n\n<script>alert(1)</script>\n\n[Read](/articles/1)\n\n- one\n- two';
  const { data } = await admin.run(Preview, { content });
  expect(JSON.stringify(data!.previewNewsletter.body)).not.toContain('script"');
  expect(data!.previewNewsletter.text).toContain(`Read (${site.server.url}/articles/1)`);
  expect(data!.previewNewsletter.text).toContain('- one\n- two');
  expect(data!.previewNewsletter.text).toContain('Orange Weekly, 1 Mile High Way, Denver');
  expect(data!.previewNewsletter.foot.map(({ unsubscribe }) => unsubscribe)).toEqual([
    'Unsubscribe',
    'Cancelar la suscripción',
  ]);
  await admin.run(Send, { input: letter({ subject: 'A < B', content }) });
  await wake();
  const mail = (await outbox()).find((source) => source.includes('Subject: A < B'))!;
  expect(mail).not.toContain('<script>');
  expect(mail).toContain('1 Mile High Way, Denver');
});

test('progress is published to admins only', async () => {
  const heard: unknown[] = [];
  const stop = site.server.events.on('newsletter.changed', (event) => heard.push(event));
  const { data } = await admin.run(Send, { input: letter({ subject: 'Heard' }) });
  await wake();
  stop();
  const newsletterId = data!.sendNewsletter!.newsletter.id;
  expect(heard).toEqual([{ newsletterId }, { newsletterId }]);
  const socket = await site.as(await site.member()).socket();
  await expect(
    socket.iterate({ query: 'subscription { newsletterEvents { id } }' }).next(),
  ).resolves.toMatchObject({ value: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
});
