import { type Member, type Site, startSite } from '../testing/site.ts';

const TOGGLE =
  'mutation ($id: Int!) { setLike(input: { kind: CHAT_MESSAGE, id: $id }) { likeable { isLikedByMe likeCount ... on ChatMessage { revision } } } }';
const READ = 'query { chatMessages(last: 1) { id likeCount isLikedByMe } }';

interface Toggled {
  setLike: { likeable: { isLikedByMe: boolean; likeCount: number; revision: number } };
}

let site: Site;
let admin: Member;
let id: number;

const toggle = async (who: Member | null) =>
  (await site.as(who).run<Toggled, object>(TOGGLE, { id })).data?.setLike.likeable;
const shownTo = async (who: Member | null) =>
  (
    await site
      .as(who)
      .run<{ chatMessages: { likeCount: number; isLikedByMe: boolean }[] }, object>(READ)
  ).data!.chatMessages[0]!;

beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  const sent = await site
    .as(admin)
    .run<{ sendChatMessage: { id: number } }, object>(
      'mutation { sendChatMessage(message: "Touchdown!") { id } }',
    );
  id = sent.data!.sendChatMessage.id;
});
afterAll(() => site.stop());

test('a like is given and taken back; everybody sees the number, each their own heart', async () => {
  const fan = await site.member();
  expect(await toggle(fan)).toMatchObject({ isLikedByMe: true, likeCount: 1 });
  expect(await shownTo(fan)).toMatchObject({ likeCount: 1, isLikedByMe: true });
  expect(await shownTo(admin)).toMatchObject({ likeCount: 1, isLikedByMe: false });
  expect(await shownTo(null)).toMatchObject({ likeCount: 1, isLikedByMe: false });
  expect(await toggle(fan)).toMatchObject({ isLikedByMe: false, likeCount: 0 });
});

test('visitors cannot like, and a deleted message can’t be liked', async () => {
  expect((await site.as(null).run(TOGGLE, { id })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect((await site.as(admin).run(TOGGLE, { id: id + 1 })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('of 1000 toggles in bursts of 200 at once each one counts', async () => {
  const fans = await Promise.all(Array.from({ length: 10 }, () => site.member()));
  const answers: Awaited<ReturnType<typeof toggle>>[] = [];
  // The burst fits into the queue of the pool, so that every toggle gets a response on a slow machine too.
  for (let burst = 0; burst < 5; burst += 1) {
    const toggles = Array.from({ length: 200 }, (_, index) => toggle(fans[index % 10]!));
    answers.push(...(await Promise.all(toggles)));
  }
  expect(answers.every(Boolean)).toBe(true);
  // Every fan toggled a hundred times, which leaves no like; one more toggle by three of them leaves three.
  expect((await shownTo(null)).likeCount).toBe(0);
  await Promise.all(fans.slice(0, 3).map((fan) => toggle(fan)));
  expect((await shownTo(null)).likeCount).toBe(3);
  const revisions = answers.map((answer) => answer!.revision);
  expect(new Set(revisions).size).toBe(1000);
});
