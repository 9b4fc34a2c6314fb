import { browser } from '../../testing/browser.ts';
import { type Site, startSite } from '../../testing/site.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { ensureAdmin } from '../admin.service.ts';

const CHANGES = 'subscription { memberChanged { id name avatarType favoriteTeam isAdmin } }';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('open pages get the new name and avatar of a member, and nothing private', async () => {
  const member = await site.member({ name: 'Otis Orange' });
  const visitor = await subscribeAs(site, null, CHANGES);
  const edit = async (input: object) => {
    const { errors } = await site
      .as(member)
      .run(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }',
        {
          input: { name: 'Bo Blue', email: member.email, ...input },
        },
      );
    expect(errors).toBeUndefined();
  };
  await edit({ favoriteTeam: 'Chicago Bears' });
  const seen = {
    id: member.id,
    name: 'Bo Blue',
    avatarType: 'DEFAULT',
    favoriteTeam: 'Chicago Bears',
    isAdmin: false,
  };
  expect(await visitor.next()).toEqual({ memberChanged: seen });
  // Saving without a change publishes nothing.
  await edit({ favoriteTeam: 'Chicago Bears' });
  const { errors } = await site
    .as(member)
    .run('mutation { updateAvatar(input: { avatarType: ORANGE_NAVY }) { user { id } } }');
  expect(errors).toBeUndefined();
  expect(await visitor.next()).toEqual({ memberChanged: { ...seen, avatarType: 'ORANGE_NAVY' } });
  const asked = await (
    await site.as(null).socket()
  )
    .iterate({ query: 'subscription { memberChanged { email } }' })
    .next()
    .catch((error: unknown) => error);
  expect(JSON.stringify(asked)).toContain('email');
  expect(JSON.stringify(asked)).not.toContain(member.email);
});

test('sign-ups, changes and deletions are published to admins only', async () => {
  const admin = await site.admin();
  const fan = await site.member();
  const refused = await (
    await site.as(fan).socket()
  )
    .iterate({ query: 'subscription { userEvents { userId } }' })
    .next();
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  const received = await subscribeAs(site, admin, 'subscription { userEvents { userId } }');
  const { body } = await browser(site).post('/api/auth/signup', {
    name: 'New Fan',
    email: 'new@example.org',
    password: 'correct horse',
    favoriteTeam: 'Denver Broncos',
    country: 'United States',
  });
  const { id } = body as { id: number };
  expect(await received.next()).toEqual({ userEvents: { userId: id } });
  await site.as(admin).run(`mutation { deleteUser(input: { id: ${id} }) { deletedId } }`);
  expect(await received.next()).toEqual({ userEvents: { userId: id } });
});

test('an admin promoted at a start is published to the other nodes', async () => {
  const member = await site.member();
  const ensure = () =>
    ensureAdmin(site.em(), { email: member.email, password: 'promoted now' }, site.clock.now());
  expect(await ensure()).toBe(member.id);
  expect(await ensure()).toBeNull();
});
