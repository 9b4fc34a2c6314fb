import { User } from '../accounts/users/user.entity.ts';
import { browser, outbox } from '../testing/browser.ts';
import { linkIn, useLink } from '../testing/worlds/email-links.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { sendNewsletters } from './deliver.service.ts';

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());

const SEND =
  'mutation { sendNewsletter(input: { subject: "On its way", content: "Hello" }) { newsletter { total } } }';
const audience = async () => (await admin.run('{ newsletterAudience }')).data;
const provenMembers = () =>
  site.em().count(User, { recoveryEmail: null, emailProvenAt: { $ne: null } });

test('an unproven address gets none; one that subscribed does', async () => {
  expect(await audience()).toEqual({ newsletterAudience: await provenMembers() });
  const before = await provenMembers();
  const stranger = { name: 'Pat', email: 'stranger@example.org', password: 'sunday night' };
  await browser(site).post('/api/auth/signup', stranger);
  const mover = await site.member();
  expect(await audience()).toEqual({ newsletterAudience: before + 1 });
  await admin.run(SEND);
  const body = { name: mover.name, email: 'elsewhere@example.org' };
  await site.as(mover).fetch(`/api/users/${mover.id}/profile`, { method: 'PUT', body });
  expect(await audience()).toEqual({ newsletterAudience: before });
  await sendNewsletters(jobContext(site.server));
  const letters = async () => (await outbox(site)).filter((mail) => mail.includes('On its way'));
  for (const email of [stranger.email, mover.email, body.email])
    expect((await letters()).join()).not.toContain(email);

  for (const email of [stranger.email, body.email])
    await useLink(site, await linkIn(site, email, '/email/confirm'));
  expect(await audience()).toEqual({ newsletterAudience: before + 2 });
  await site
    .em()
    .execute(
      "insert into subscribers (name, email, birthday, confirmed_at) values ('R', 'asked@example.org', '1990-01-01', now())",
    );
  expect(await audience()).toEqual({ newsletterAudience: before + 3 });
});
