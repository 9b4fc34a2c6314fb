import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fromBuffer, type ZipFile } from 'yauzl';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { Comment } from '../articles/comment.entity.ts';
import { Article } from '../articles/article.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { OWN_ROWS } from './own-rows.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

const open = promisify((content: Buffer, done: (error: Error | null, zip: ZipFile) => void): void =>
  fromBuffer(content, { lazyEntries: true }, done),
);

/** The files of a zip: name to content. */
async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(content);
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: { fileName: string }) => {
      zip.openReadStream(entry as never, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}

const download = (actor: Actor, headers = {}) => actor.fetch('/my-data.zip', { headers });

async function exportOf(member: Member) {
  const response = await download(site.as(member));
  expect(response.status).toBe(200);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

const rowsIn = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)!.toString()) as Record<string, unknown>[];

test('the export has all data of the member, pictures too, and nothing of others', async () => {
  const [member, other] = [await site.member({ name: 'Rosa Röd' }), await site.member()];
  const content = await jpeg({ width: 400, height: 300 });
  const body = formWith(content, { fields: { category: 'tailgate', description: 'Lot J' } });
  await site.as(member).fetch('/api/fan-zone/photos', { body });
  const photoId = await addPhoto(site, { by: other });
  await addPhotoComment(site, { photoId, by: member });
  await addPhotoComment(site, { photoId, by: other });
  await site.as(member).fetch('/api/questions', { body: { question: 'Who starts?' } });
  await site.as(other).fetch('/api/questions', { body: { question: 'Who rests?' } });
  await site.as(member).fetch(`/api/fan-zone-photos/${photoId}/like`, { body: {} });

  const files = await exportOf(member);
  expect([...files.keys()].filter((name) => !name.startsWith('pictures/')).sort()).toEqual(
    ['README.txt', ...OWN_ROWS.map(({ file }) => file)].sort(),
  );
  expect(rowsIn(files, 'profile.json')).toMatchObject([
    {
      id: member.id,
      name: 'Rosa Röd',
      email: member.email,
      createdAt: site.clock.now().toISOString(),
    },
  ]);
  expect(rowsIn(files, 'questions.json')).toMatchObject([{ question: 'Who starts?' }]);
  expect(rowsIn(files, 'photo-comments.json')).toMatchObject([{ photoId, content: 'Great one' }]);
  expect(rowsIn(files, 'likes-of-photos.json')).toMatchObject([{ targetId: photoId }]);
  expect(rowsIn(files, 'moods.json')).toEqual([]);
  const [photo] = rowsIn(files, 'photos.json');
  const picture = files.get((photo!.imageUrl as string).replace('/uploads/', 'pictures/'));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 400 });

  const everything = [...files.values()].map((one) => one.toString()).join();
  expect(everything).not.toMatch(/argon2id|token_?hash|(?<!api[- ])tokens?\b|Who rests/i);
  expect(files.get('README.txt')!.toString()).toContain('pictures/');
});

test('rows of several pages are exported once each and in order', async () => {
  const member = await site.member();
  const articleId = await writeArticle(site);
  const em = site.em();
  for (let count = 0; count < 1001; count++)
    em.create(Comment, {
      article: em.getReference(Article, articleId),
      user: em.getReference(User, member.id),
      content: `Comment ${count}`,
      createdAt: site.clock.now(),
      updatedAt: site.clock.now(),
    });
  await em.flush();
  const comments = rowsIn(await exportOf(member), 'article-comments.json');
  expect(comments.map(({ content }) => content)).toEqual(
    Array.from({ length: 1001 }, (_, count) => `Comment ${count}`),
  );
  expect(comments[0]).toMatchObject({ articleTitle: 'Bo Nix and the two-minute drill' });
});

test('only signed-in members can download it, not by a link on another site, and three times an hour', async () => {
  const member = await site.member();
  expect((await download(site.as(null))).status).toBe(401);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await download(site.as(member), foreign)).status).toBe(401);
  for (let times = 0; times < 3; times++) {
    const answer = await download(site.as(member));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=my-data.zip');
    await answer.arrayBuffer();
  }
  const refused = await download(site.as(member));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await text(refused.body as never)).toContain('Too many attempts');
});

/** Columns that refer to a member and are not exported, and why. */
const LEFT_OUT = [
  // Steps of a sign-in, deleted within minutes.
  'passkey_challenges.user_id',
  'pending_sign_ins.user_id',
  // When the last chat message was posted; the message has the same time.
  'game_chat_turns.user_id',
  // Decisions of an admin about other members' content.
  'content_reports.reviewed_by_id',
  'sanctions.sanctioned_by_id',
  'sanctions.lifted_by_id',
  'removed_posts.removed_by_id',
  // Which waiting post a moderator has taken, for a few minutes.
  'moderation_claims.moderator_id',
  // Another member muted this one, which only that member knows.
  'muted_members.muted_id',
  // Sent by an admin on behalf of the site.
  'newsletters.sent_by_id',
  'breaking_news.sent_by_id',
  'pinned_lines.pinned_by_id',
  // Computed from the lineups.
  'fantasy_leaderboards.first_place_user_id',
  'fantasy_leaderboards.second_place_user_id',
  'fantasy_leaderboards.third_place_user_id',
];

test('every table that refers to a member is in the export, or on the list of exceptions', async () => {
  const found = await site.em().execute<{ owner: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname as owner
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  const known = [...OWN_ROWS.map(({ owner }) => owner), ...LEFT_OUT].filter(
    (owner) => owner !== 'users.id',
  );
  expect(found.map(({ owner }) => owner).sort()).toEqual(known.sort());
});
