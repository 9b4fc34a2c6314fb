import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AVATAR_ADDRESS_MAX_BYTES,
  AVATAR_ADDRESS_TEXTS,
} from '../../../schema/accounts/avatar-address.ts';
import { IMAGE_TEXTS } from '../../../schema/photos/image-texts.ts';
import { Image } from '../../core/images/image.entity.ts';
import { jobContext } from '../../testing/job-context.ts';
import { endlessGif, jpeg } from '../../testing/worlds/pictures.ts';
import { type PictureHost, startPictureHosts } from '../../testing/servers/picture-host.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { AvatarSource } from './avatar-source.entity.ts';
import { fetchForeignAvatars } from './foreign-avatars.service.ts';
import { User } from '../users/user.entity.ts';

const OURS = /^\/uploads\/avatar-[0-9a-f]{32}\.jpg$/;
const HOUR = 3_600_000;

let site: Site;
/** Outside, as far as this site knows. */
let outside: PictureHost;
/** A private service that the server can reach. */
let intranet: PictureHost;
beforeAll(async () => {
  [outside, intranet] = (await startPictureHosts(2)) as [PictureHost, PictureHost];
  site = await startSite({ env: { AVATAR_HOSTS: outside.host, RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([outside.stop(), intranet.stop()]);
});

const edit = (member: Member, values: object) =>
  site.as(member).fetch(`/api/users/${member.id}/profile`, {
    method: 'PUT',
    body: { name: member.name, email: member.email, ...values },
  });
async function set(member: Member, avatarUrl: string) {
  const response = await edit(member, { avatarUrl });
  const body = (await response.json()) as { avatarUrl?: string; message?: string };
  return { status: response.status, ...body };
}
const refused = (message: string) => ({ status: 400, message });
const avatarOf = async ({ id }: Member) => (await site.em().findOneOrFail(User, id)).avatarUrl;
const uploads = () => readdir(join(site.server.services.env.dataDir, 'uploads')).catch(() => []);

test('a picture elsewhere is fetched once, and everybody is shown our copy', async () => {
  const member = await site.member();
  const address = outside.serve('/me.jpg', await jpeg({ width: 900, height: 600 }));
  const saved = await set(member, address);
  expect(saved).toMatchObject({ status: 200, avatarUrl: expect.stringMatching(OURS) });
  const seen = await site.as(null).fetch(`/api/users/${member.id}`);
  expect(await seen.json()).toMatchObject({ avatarUrl: saved.avatarUrl });
  expect((await site.as(null).fetch(saved.avatarUrl!)).status).toBe(200);
  expect(outside.called).toEqual(['/me.jpg']);
});

test('saving a profile without changing its avatar fetches nothing', async () => {
  const member = await site.member();
  const address = outside.serve('/same.jpg', await jpeg());
  const { avatarUrl } = await set(member, address);
  expect(await set(member, avatarUrl!)).toMatchObject({ status: 200, avatarUrl });
  expect(await set(member, address)).toMatchObject({ status: 200, avatarUrl });
  expect(await (await edit(member, { bio: 'Hi' })).json()).toMatchObject({ avatarUrl });
  expect(outside.called.filter((path) => path === '/same.jpg')).toHaveLength(1);
  expect((await site.as(null).fetch(avatarUrl!)).status).toBe(200);
});

test('the previous copy and its files are deleted when another one replaces it, and when it is removed', async () => {
  const member = await site.member();
  const first = await set(member, outside.serve('/first.jpg', await jpeg()));
  const second = await set(member, outside.serve('/second.jpg', await jpeg()));
  expect((await site.as(null).fetch(first.avatarUrl!)).status).toBe(404);
  expect((await edit(member, { avatarUrl: '' })).status).toBe(200);
  expect((await site.as(null).fetch(second.avatarUrl!)).status).toBe(404);
  expect(await site.em().count(AvatarSource, { user: member.id })).toBe(0);
});

test('redirects are followed twice, and no further', async () => {
  const member = await site.member();
  outside.serve('/end.jpg', await jpeg());
  outside.redirect('/near', '/end.jpg');
  const far = outside.redirect('/far', `https://${outside.host}/near`);
  expect(await set(member, far)).toMatchObject({ status: 200 });
  const loop = outside.redirect('/loop', '/loop');
  expect(await set(member, loop)).toMatchObject(refused(AVATAR_ADDRESS_TEXTS.failed));
  expect(outside.called.filter((path) => path === '/loop')).toHaveLength(3);
});

test('the server never calls into its own network, neither directly nor after a redirect', async () => {
  const member = await site.member();
  const inside = intranet.serve('/secret.jpg', await jpeg());
  const { port } = new URL(inside);
  for (const address of [
    inside,
    inside.replace('127.0.0.1', 'localhost'),
    inside.replace('127.0.0.1', '[::1]'),
    `https://127.0.0.1/`,
    'https://localhost./',
    `https://name:word@${intranet.host}/secret.jpg`,
    outside.redirect('/to-private', inside),
    outside.redirect('/to-plain', `http://127.0.0.1:${port}/secret.jpg`),
    outside.redirect('/to-file', 'file:///etc/passwd'),
  ])
    expect(await set(member, address)).toMatchObject(refused(AVATAR_ADDRESS_TEXTS.failed));
  expect(intranet.called).toEqual([]);
  expect(await avatarOf(member)).toBeNull();
});

test('a host that is slow is hung up on', async () => {
  const member = await site.member();
  const hungUp = new Promise<void>((resolve) =>
    outside.serve('/slow.jpg', (response) => {
      response.on('close', resolve).writeHead(200).write('GIF89a');
    }),
  );
  const saving = set(member, `https://${outside.host}/slow.jpg`);
  await hungUp;
  expect(await saving).toMatchObject(refused(AVATAR_ADDRESS_TEXTS.failed));
}, 60_000);

test('a file that is too large, no picture, missing or endless is refused, and nothing changes', async () => {
  const member = await site.member();
  const before = [await uploads(), await site.em().count(Image)];
  const large = new Uint8Array(AVATAR_ADDRESS_MAX_BYTES);
  const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [address, message] of [
    [outside.serve('/large.jpg', large), AVATAR_ADDRESS_TEXTS.tooLarge],
    [outside.serve('/page.jpg', page), AVATAR_ADDRESS_TEXTS.noPicture],
    [`https://${outside.host}/missing.jpg`, AVATAR_ADDRESS_TEXTS.failed],
    [outside.serve('/endless.gif', endlessGif(10_000)), IMAGE_TEXTS.tooManyFrames],
  ] as const)
    expect(await set(member, address)).toMatchObject(refused(message));
  expect(await avatarOf(member)).toBeNull();
  expect([await uploads(), await site.em().count(Image)]).toEqual(before);
});

test('when the e-mail is refused, no picture is stored', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const before = [await uploads(), await site.em().count(Image)];
  const avatarUrl = outside.serve('/conflict.jpg', await jpeg());
  expect((await edit(member, { avatarUrl, email: other.email })).status).toBe(409);
  expect([await uploads(), await site.em().count(Image)]).toEqual(before);
});

test('fetching counts as uploading', async () => {
  const member = await site.member();
  const missing = `https://${outside.host}/missing.jpg`;
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await set(member, missing)).status);
  expect(statuses).toEqual([...new Array<number>(20).fill(400), 429]);
});

test("only a picture of the site may be an avatar's path", async () => {
  const member = await site.member();
  for (const path of ['/my-data.zip', '/\\evil.example/x.png', '/uploads/../my-data.zip'])
    expect(await set(member, path)).toMatchObject(
      refused('Avatar address must start with https://'),
    );
  const values = { avatarUrl: 'https://evil.example/pixel.gif' };
  await expect(site.em().nativeUpdate(User, { id: member.id }, values)).rejects.toThrow(
    'users_avatar_url_check',
  );
});

describe('addresses from before', () => {
  const owe = async (address: string) => {
    const member = await site.member();
    const dueAt = site.clock.now();
    await site.em().insert(AvatarSource, { user: member.id, address, dueAt });
    return member;
  };
  const run = () => fetchForeignAvatars(jobContext(site.server), new AbortController().signal);
  const isOwed = async ({ id }: Member) => (await site.em().count(AvatarSource, { user: id })) > 0;

  test('are fetched by a job, and shown from then on', async () => {
    const member = await owe(outside.serve('/old.jpg', await jpeg()));
    const changed: unknown[] = [];
    const stop = site.server.events.on('account.changed', (event) => changed.push(event));
    await run();
    stop();
    expect(await avatarOf(member)).toMatch(OURS);
    expect(changed).toEqual([{ userId: member.id }]);
    await run();
    expect(outside.called.filter((path) => path === '/old.jpg')).toHaveLength(1);
    // It is the member's own: the next one replaces it.
    const url = (await avatarOf(member))!;
    await site.as(member).run('mutation { removeAvatar { user { id } } }');
    expect((await site.as(null).fetch(url)).status).toBe(404);
  });

  test('are forgotten when they lead to no picture', async () => {
    const gone = await owe(`https://${outside.host}/gone.jpg`);
    const inside = await owe(intranet.serve('/old-secret.jpg', await jpeg()));
    const text = await owe(outside.serve('/old.txt', new TextEncoder().encode('not a picture')));
    await run();
    expect(await Promise.all([gone, inside, text].map(isOwed))).toEqual([false, false, false]);
    expect(intranet.called).toEqual([]);
  });

  test('are tried five times while their host is down', async () => {
    const down = outside.serve('/down.jpg', (response) => void response.writeHead(503).end());
    const member = await owe(down);
    const owed = [];
    for (let count = 0; count < 6; count += 1) {
      await run();
      await run();
      owed.push(await isOwed(member));
      site.clock.advance(6 * HOUR);
    }
    expect(owed).toEqual([true, true, true, true, false, false]);
    expect(outside.called.filter((path) => path === '/down.jpg')).toHaveLength(5);
  });

  test('do not replace what the member chose in between', async () => {
    let chosen: string | undefined;
    const picture = await jpeg();
    const newer = outside.serve('/newer.jpg', picture);
    const address = outside.serve('/older.jpg', (response) => {
      void set(member, newer).then(({ avatarUrl }) => {
        chosen = avatarUrl;
        response.writeHead(200).end(picture);
      });
    });
    const member = await owe(address);
    await run();
    expect(chosen).toMatch(OURS);
    expect(await avatarOf(member)).toBe(chosen);
  });
});
