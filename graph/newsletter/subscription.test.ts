import { jobContext } from '../testing/job-context.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { sendNewsletters } from './deliver.service.ts';
import { addressTokens } from './subscription.service.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate newsletter_addresses, subscribers'));

const tokenOf = async (email: string) =>
  (await addressTokens(jobContext(site.server).em, [email]))[0]!.token;
const link = (token: string, path = 'unsubscribe') => `/newsletter/${path}?token=${token}`;
const audience = async () => {
  const { data } = await site.as(admin).run('{ newsletterAudience }');
  return (data as { newsletterAudience: number }).newsletterAudience;
};
const subscribe = (email: string) =>
  site
    .em()
    .execute(
      `insert into subscribers (name, email, birthday, confirmed_at) values ('R', ?, '1990-01-01', now())`,
      [email],
    );
const isOut = async (member: Member) =>
  (await site.as(member).run('{ isOptedOutOfNewsletter }')).data as object;

test('opening the page changes nothing; its button unsubscribes and subscribes again, without JavaScript', async () => {
  await subscribe('Reader@example.org');
  const token = await tokenOf('reader@example.org');
  const before = await audience();
  const look = await site.as(null).fetch(link(token));
  const page = await look.text();
  expect(look.status).toBe(200);
  expect(look.headers.get('referrer-policy')).toBe('no-referrer');
  expect(look.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('r…@example.org');
  expect(page).not.toContain('reader@example.org');
  expect(page).toContain(`<form method="post" action="${link(token)}">`);
  expect(await audience()).toBe(before);

  const done = await site.as(null).fetch(link(token), { method: 'POST' });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain(`action="${link(token, 'subscribe')}"`);
  expect(await audience()).toBe(before - 1);
  await site.as(null).fetch(link(token, 'subscribe'), { method: 'POST' });
  expect(await audience()).toBe(before);
});

test('the page is in the language of the browser, and caches vary by it', async () => {
  await subscribe('lectora@example.org');
  const token = await tokenOf('lectora@example.org');
  const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };
  const look = await site.as(null).fetch(link(token), { headers });
  expect(look.headers.get('vary')).toContain('Accept-Language');
  const page = await look.text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('l…@example.org</strong> recibe nuestro boletín.');
  expect(page).toContain('Cancelar la suscripción</button>');
  const done = await site.as(null).fetch(link(token), { method: 'POST', headers });
  expect(await done.text()).toContain('Tu suscripción está cancelada');
  const unknown = await site.as(null).fetch(link('x'), { headers });
  expect(await unknown.text()).toContain('Este enlace no es válido');

  const french = { 'accept-language': 'fr-FR,fr;q=0.9' };
  const english = await site.as(null).fetch(link(token), { headers: french });
  expect(await english.text()).toMatch(/<html lang="en">[^]*You're unsubscribed/);
});

test('mail programs unsubscribe with one click, from any origin and repeatedly', async () => {
  await subscribe('click@example.org');
  const token = await tokenOf('click@example.org');
  const before = await audience();
  for (let click = 0; click < 2; click++) {
    const response = await site.as(null).fetch(link(token), {
      body: 'List-Unsubscribe=One-Click',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      redirect: 'error',
    });
    expect(response.status).toBe(200);
  }
  expect(await audience()).toBe(before - 1);
});

test.each(['', 'x', '0'.repeat(64), "' or true --"])('token %j gets a 404', async (token) => {
  for (const method of ['GET', 'POST'])
    expect((await site.as(null).fetch(link(encodeURIComponent(token)), { method })).status).toBe(
      404,
    );
});

test('a member opts out and in again', async () => {
  const fan = await site.member();
  const before = await audience();
  expect(await isOut(fan)).toEqual({ isOptedOutOfNewsletter: false });
  await site
    .as(fan)
    .run('mutation { setNewsletterOptOut(input: { hasOptedOut: true }) { hasOptedOut } }');
  expect(await isOut(fan)).toEqual({ isOptedOutOfNewsletter: true });
  expect(await audience()).toBe(before - 1);
  await site
    .as(fan)
    .run('mutation { setNewsletterOptOut(input: { hasOptedOut: false }) { hasOptedOut } }');
  expect(await isOut(fan)).toEqual({ isOptedOutOfNewsletter: false });
  expect(await audience()).toBe(before);
});

test('a member who unsubscribed by the link of a mail stays unsubscribed with another address', async () => {
  const fan = await site.member({ email: 'first@example.org' });
  const before = await audience();
  await site.as(null).fetch(link(await tokenOf('first@example.org')), { method: 'POST' });
  expect(await isOut(fan)).toEqual({ isOptedOutOfNewsletter: true });
  await site.em().execute(`update users set email = 'second@example.org' where id = ${fan.id}`);
  expect(await isOut(fan)).toEqual({ isOptedOutOfNewsletter: true });
  expect(await audience()).toBe(before - 1);
  await site
    .as(fan)
    .run('mutation { setNewsletterOptOut(input: { hasOptedOut: false }) { hasOptedOut } }');
  expect(await audience()).toBe(before);
});

describe('a member who is deleted', () => {
  const addresses = () =>
    site
      .em()
      .execute<{ email: string; isOut: boolean }[]>(
        `select email, opted_out_at is not null as "isOut" from newsletter_addresses order by 1`,
      );
  const leave = async (member: Member) => {
    const query =
      'mutation ($password: String!) { deleteOwnAccount(input: { proof: { currentPassword: $password } }) { isDeleted } }';
    const { errors } = await site.as(member).run(query, { password: TEST_PASSWORD });
    expect(errors).toBeUndefined();
  };

  test('their address is deleted, and the one that they had when they opted out', async () => {
    const fan = await site.member({ email: 'Former@example.org' });
    await tokenOf(fan.email);
    await site
      .as(fan)
      .run('mutation { setNewsletterOptOut(input: { hasOptedOut: true }) { hasOptedOut } }');
    await site.em().execute(`update users set email = 'Now@example.org' where id = ${fan.id}`);
    const token = await tokenOf('now@example.org');
    const other = await site.member({ email: 'other@example.org' });
    await tokenOf(other.email);
    const { status } = await site
      .as(admin)
      .fetch(`/api/admin/users/${fan.id}`, { method: 'DELETE' });
    expect(status).toBe(200);
    expect(await addresses()).toEqual([{ email: 'other@example.org', isOut: false }]);
    expect((await site.as(null).fetch(link(token))).status).toBe(404);
    await leave(other);
    expect(await addresses()).toEqual([]);
  });

  test('a separate subscription stays, opted out if it was', async () => {
    const emails = ['In@example.org', 'Out@example.org'];
    for (const email of emails) {
      await subscribe(email);
      const member = await site.member({ email: email.toLowerCase() });
      await tokenOf(email);
      if (email.startsWith('Out'))
        await site
          .as(member)
          .run('mutation { setNewsletterOptOut(input: { hasOptedOut: true }) { hasOptedOut } }');
      const before = await audience();
      await leave(member);
      expect(await audience()).toBe(before);
    }
    expect(await addresses()).toEqual([
      { email: 'in@example.org', isOut: false },
      { email: 'out@example.org', isOut: true },
    ]);
  });

  test('a newsletter in progress skips them, and their deliveries are deleted', async () => {
    const fan = await site.member();
    const send =
      'mutation ($input: SendNewsletterInput!) { sendNewsletter(input: $input) { newsletter { id } } }';
    const post = async (subject: string) =>
      expect(
        (await site.as(admin).run(send, { input: { subject, content: 'Go!' } })).errors,
      ).toBeUndefined();
    const run = () => sendNewsletters(jobContext(site.server));
    const states = () =>
      site
        .em()
        .execute<{ state: string }[]>(
          'select state from newsletter_deliveries where email = ? order by id',
          [fan.email],
        );
    await post('Week 12');
    await run();
    expect(await states()).toEqual([{ state: 'sent' }]);
    await post('Week 13');
    await leave(fan);
    expect(await states()).toEqual([{ state: 'waiting' }]);
    await run();
    expect(await states()).toEqual([]);
    const query = '{ newsletters { nodes { subject skipped } } }';
    const { newsletters } = (await site.as(admin).run(query)).data as {
      newsletters: { nodes: { subject: string; skipped: number }[] };
    };
    expect(newsletters.nodes[0]).toEqual({ subject: 'Week 13', skipped: 1 });
    expect((await addresses()).map(({ email }) => email)).not.toContain(fan.email);
  });
});

test('signed-out visitors have nothing to opt out of', async () => {
  const { errors } = await site
    .as(null)
    .run('mutation { setNewsletterOptOut(input: { hasOptedOut: true }) { hasOptedOut } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
