import { addPhoto } from '../../testing/worlds/photos.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  admin = await site.admin();
});
afterAll(() => site.stop());

const run = async (who: Member, query: string, variables = {}) =>
  expect((await site.as(who).run(query, variables)).errors).toBeUndefined();

describe.each([
  [
    'is deleted by an admin',
    ({ id }: Member) =>
      run(admin, 'mutation ($id: Int!) { deleteUser(input: { id: $id }) { deletedId } }', { id }),
  ],
  [
    'leaves by themselves',
    (member: Member) =>
      run(
        member,
        'mutation ($password: String!) { deleteOwnAccount(input: { proof: { currentPassword: $password } }) { isDeleted } }',
        {
          password: TEST_PASSWORD,
        },
      ),
  ],
])('a member %s: the counts that change by it are published again,', (_how, remove) => {
  let leaver: Member;
  beforeEach(async () => {
    leaver = await site.member();
  });

  test('questions that wait', async () => {
    const ask =
      'mutation { submitQuestion(input: { question: "Who punts?" }) { question { id } } }';
    const stayer = await site.member();
    await run(stayer, ask);
    await run(leaver, ask);
    await run(leaver, ask.replace('punts', 'kicks'));
    const received = await subscribeAs(
      site,
      admin,
      'subscription { questionEvents { questionId pendingCount } }',
    );
    await remove(leaver);
    expect(await received.next()).toEqual({
      questionEvents: { questionId: null, pendingCount: 1 },
    });
    await run(admin, 'mutation ($id: Int!) { deleteUser(input: { id: $id }) { deletedId } }', {
      id: stayer.id,
    });
  });

  test('photos that wait', async () => {
    await addPhoto(site, { by: leaver, approved: false });
    const received = await subscribeAs(
      site,
      admin,
      'subscription { pendingPhotoEvents { photoId } }',
    );
    await remove(leaver);
    expect(await received.next()).toEqual({ pendingPhotoEvents: { photoId: null } });
    const { data } = await site.as(admin).run('{ pendingPhotoCount }');
    expect(data).toEqual({ pendingPhotoCount: 0 });
  });

  test('moods of the week, to everybody', async () => {
    const stayer = await site.member();
    await run(leaver, 'mutation { submitMood(input: { moodLevel: 10 }) { mood { id } } }');
    await run(stayer, 'mutation { submitMood(input: { moodLevel: 4 }) { mood { id } } }');
    const received = await subscribeAs(
      site,
      null,
      'subscription { communityMood { average moods } }',
    );
    await remove(leaver);
    await received.until({ communityMood: { average: 4, moods: 1 } });
    await run(admin, 'mutation ($id: Int!) { deleteUser(input: { id: $id }) { deletedId } }', {
      id: stayer.id,
    });
  });
});
