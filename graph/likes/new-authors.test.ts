import { scansOf } from '../testing/scans.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

/** Members who joined after all messages were written. */
const NEWER = 20_000;

const SEND = 'mutation ($message: String!) { sendChatMessage(message: $message) { id } }';
const LIKE =
  'mutation ($id: Int!) { setLike(input: { kind: CHAT_MESSAGE, id: $id, liked: true }) { likeable { id } } }';

let site: Site;
let newest: Member;
beforeAll(async () => {
  site = await startSite();
  const old = await site.admin();
  const em = site.em();
  await em.execute(`insert into game_chat_messages (user_id, message, created_at, updated_at)
    select ${old.id}, 'Message ' || n, now(), now() from generate_series(1, 100) n`);
  await em.execute(`insert into users (name, email, password)
    select 'Fan ' || n, n || '@example.org', 'x' from generate_series(1, ${NEWER}) n`);
  newest = await site.admin();
  await em.execute('vacuum analyze');
});
afterAll(() => site.stop());

test('what the newest of many members wrote is liked without a walk through the members', async () => {
  const sent = await site
    .as(newest)
    .run<{ sendChatMessage: { id: number } }, object>(SEND, { message: 'My first one' });
  const { id } = sent.data!.sendChatMessage;
  const scans = await scansOf(site, () => site.as(newest).run(LIKE, { id }));
  const ofMembers = scans.filter(({ table }) => table === 'users');
  expect(ofMembers.length).toBeGreaterThan(0);
  expect(Math.max(...ofMembers.map(({ rows }) => rows))).toBeLessThan(10);
});
