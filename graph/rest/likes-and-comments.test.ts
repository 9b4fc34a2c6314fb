import { readFile, writeFile } from 'node:fs/promises';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';
import { type Site, startSite } from '../testing/site.ts';

/** `RECORD=1` records the responses again, for a change of the documents themselves. */
const RECORDED = new URL('recorded/likes-and-comments.txt', import.meta.url);

type Call = (method: string, path: string, body?: object) => Promise<Response>;

let site: Site;
let callers: Readonly<Record<string, Call>>;
/** Ids by their placeholder in a path. */
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  site = await startSite();
  const fan = await site.member({ name: 'Fay', email: 'fay@example.org' });
  const writer = await site.member({ name: 'Dana', email: 'dana@example.org' });
  const owner = await site.member({ name: 'Otto', email: 'otto@example.org' });
  const admin = await site.admin();
  const program = await programOf(site, owner, 'write');
  const as =
    (who: typeof fan | null): Call =>
    (method, path, body) =>
      site.as(who).fetch(path, { method, ...(body && { body }) });
  callers = {
    visitor: as(null),
    member: as(fan),
    token: (method, path, body) => program.rest(path, { method, ...(body && { body }) }),
    admin: as(admin),
  };
  const article = await writeArticle(site);
  const photo = await addPhoto(site, { by: writer });
  const sent = await site
    .as(admin)
    .run<{ sendChatMessage: { id: number } }, object>(
      'mutation { sendChatMessage(message: "Touchdown!") { id } }',
    );
  ids = {
    article,
    photo,
    draft: await writeArticle(site, { published: false }),
    waiting: await addPhoto(site, { by: writer, approved: false }),
    comment: await writeComment(site, { articleId: article, by: writer }),
    remark: await addPhotoComment(site, { photoId: photo, by: writer }),
    message: sent.data!.sendChatMessage.id,
    nothing: 9999,
  };
});
afterAll(() => site.stop());

const LIKES = [
  'POST /api/articles/<article>/like',
  'GET /api/articles/<article>/like-status',
  'GET /api/articles/<article>/like-count',
  'POST /api/comments/<comment>/like',
  'GET /api/comments/<comment>/like-status',
  'GET /api/comments/<article>',
  'POST /api/fan-zone-photos/<photo>/like',
  'GET /api/fan-zone-photos/<photo>/like-status',
  'GET /api/fan-zone-photos/<photo>/like-count',
  'GET /api/fan-zone/photos/<photo>',
  'GET /api/fan-zone/photos',
  'POST /api/fan-zone/photos/comments/<remark>/like',
  'GET /api/fan-zone/photos/<photo>/comments',
  'POST /api/game-chat/messages/<message>/like',
  'GET /api/game-chat/messages',
  'GET /api/blog-posts/<article>',
];

const NOT_THERE = [
  'POST /api/articles/<draft>/like',
  'GET /api/articles/<draft>/like-status',
  'GET /api/articles/<nothing>/like-count',
  'POST /api/comments/<nothing>/like',
  'GET /api/comments/<nothing>/like-status',
  'GET /api/comments/0/like-status',
  'GET /api/comments/abc/like-status',
  'GET /api/comments/<draft>',
  'POST /api/fan-zone-photos/<waiting>/like',
  'GET /api/fan-zone-photos/<waiting>/like-status',
  'GET /api/fan-zone-photos/<nothing>/like-count',
  'POST /api/fan-zone/photos/comments/<nothing>/like',
  'GET /api/fan-zone/photos/<waiting>/comments',
  'POST /api/game-chat/messages/<nothing>/like',
  'DELETE /api/comments/<nothing>',
  'DELETE /api/fan-zone/photos/comments/<nothing>',
];

/** Posting, editing and deleting; `<own>` is what the caller posted first. */
const WRITING = [
  'POST /api/comments {"articleId":"<article>","content":"  First! "}',
  'PUT /api/comments/<own> {"content":"Second!"}',
  'PUT /api/comments/<own> {}',
  'PUT /api/comments/<comment> {"content":"Mine now"}',
  'POST /api/comments {"articleId":"<article>","content":" "}',
  'POST /api/comments {"articleId":"<draft>","content":"Hi"}',
  'POST /api/comments {"articleId":"x","content":"Hi"}',
  'POST /api/comments {"articleId":"<article>","content":"Hi","userId":9999}',
  'DELETE /api/comments/<own>',
  'POST /api/fan-zone/photos/<photo>/comments {"content":"Loud!","clientId":"once"}',
  'POST /api/fan-zone/photos/<photo>/comments {"content":"Loud!","clientId":"once"}',
  'PUT /api/fan-zone/photos/comments/<own> {"content":"Louder!"}',
  'PUT /api/fan-zone/photos/comments/<remark> {"content":"Mine now"}',
  'POST /api/fan-zone/photos/<photo>/comments {"content":""}',
  'POST /api/fan-zone/photos/<photo>/comments {"content":"Hi","photoId":9999}',
  'POST /api/fan-zone/photos/<waiting>/comments {"content":"Hi"}',
  'DELETE /api/fan-zone/photos/comments/<own>',
];

/** Last, because it is deleted with them. */
const CLEARING = [
  'DELETE /api/comments/<comment>',
  'DELETE /api/fan-zone/photos/comments/<remark>',
];

test('likes and comments return over REST byte by byte what was recorded', async () => {
  const lines: string[] = [];
  async function say(who: string, line: string, own?: number) {
    const idOf = (name: string) => String(name === 'own' ? (own ?? 9999) : ids[name]);
    const [, method = '', path = '', json] = /^(\S+) (\S+) ?(.*)$/.exec(line)!;
    const body =
      json && json.replace(/"<(\w+)>"|<(\w+)>/g, (_all, a, b) => idOf((a ?? b) as string));
    const response = await callers[who]!(
      method,
      path.replace(/<(\w+)>/g, (_all, name: string) => idOf(name)),
      body ? (JSON.parse(body) as object) : undefined,
    );
    const text = await response.text();
    lines.push(`${who}: ${line}`, `  ${response.status} ${text}`);
    return response.status === 201 ? (JSON.parse(text) as { id: number }).id : own;
  }
  for (const who of Object.keys(callers)) {
    // Twice, so that each like is given, seen and taken back; the admin's stay.
    for (const line of [...LIKES, ...LIKES]) await say(who, line);
    for (const line of NOT_THERE) await say(who, line);
    let own: number | undefined;
    for (const line of WRITING) own = await say(who, line, own);
    for (const line of LIKES) if (line.startsWith('POST')) await say(who, line);
  }
  for (const who of Object.keys(callers)) for (const line of LIKES) await say(who, line);
  for (const who of Object.keys(callers)) for (const line of CLEARING) await say(who, line);

  const answers = `${lines.join('\n')}\n`;
  if (process.env.RECORD) await writeFile(RECORDED, answers);
  expect(answers.split('\n')).toEqual((await readFile(RECORDED, 'utf8')).split('\n'));
});
