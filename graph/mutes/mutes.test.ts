import { MUTE_LIMITS } from '../../schema/mutes.ts';
import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { MutedMember } from './muted-member.entity.ts';
import { MutedWord } from './muted-word.entity.ts';

graphql(/* GraphQL */ `
  fragment MutesTest on OwnMutes {
    members {
      name
    }
    words {
      text
      until
    }
  }
`);
const Own = graphql(/* GraphQL */ `
  query MutesTestOwn {
    me {
      mutes {
        ...MutesTest
      }
    }
  }
`);
const Of = graphql(/* GraphQL */ `
  query MutesTestOf($id: Int!) {
    user(id: $id) {
      mutes {
        ...MutesTest
      }
    }
  }
`);
const Mute = graphql(/* GraphQL */ `
  mutation MutesTestMute($userId: Int!) {
    muteMember(input: { userId: $userId }) {
      mutes {
        ...MutesTest
      }
    }
  }
`);
const Unmute = graphql(/* GraphQL */ `
  mutation MutesTestUnmute($userId: Int!) {
    unmuteMember(input: { userId: $userId }) {
      mutes {
        ...MutesTest
      }
    }
  }
`);
const MuteWord = graphql(/* GraphQL */ `
  mutation MutesTestMuteWord($text: String!, $duration: MuteDuration!) {
    muteWord(input: { text: $text, duration: $duration }) {
      mutes {
        ...MutesTest
      }
    }
  }
`);
const UnmuteWord = graphql(/* GraphQL */ `
  mutation MutesTestUnmuteWord($id: Int!) {
    unmuteWord(input: { id: $id }) {
      mutes {
        ...MutesTest
      }
    }
  }
`);

let site: Site;
let mia: Member;
let otis: Member;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-27T19:00:00Z');
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
});

const own = async (member: Member) => (await site.as(member).run(Own)).data?.me?.mutes;
const refusalOf = async (result: Promise<{ errors?: readonly { message: string }[] }>) =>
  (await result).errors?.[0]?.message;

test('a member mutes another and shows them again; no other member learns of it', async () => {
  const muted = await site.as(mia).run(Mute, { userId: otis.id });
  expect(muted.data?.muteMember?.mutes.members).toEqual([{ name: 'Otis Orange' }]);
  // Sent twice because the first response was lost.
  await site.as(mia).run(Mute, { userId: otis.id });
  expect(await own(mia)).toEqual({ members: [{ name: 'Otis Orange' }], words: [] });

  expect(await own(otis)).toEqual({ members: [], words: [] });
  for (const other of [otis, await site.admin(), null])
    expect((await site.as(other).run(Of, { id: mia.id })).data).toEqual({ user: { mutes: null } });

  const unmuted = await site.as(mia).run(Unmute, { userId: otis.id });
  expect(unmuted.data?.unmuteMember?.mutes.members).toEqual([]);
});

test('the last muted member comes first, and one who leaves the site leaves the list', async () => {
  const ana = await site.member({ name: 'Ana Arrow' });
  for (const { id } of [otis, ana]) await site.as(mia).run(Mute, { userId: id });
  expect((await own(mia))?.members).toEqual([{ name: 'Ana Arrow' }, { name: 'Otis Orange' }]);
  await site.em().nativeDelete(User, { id: ana.id });
  expect((await own(mia))?.members).toEqual([{ name: 'Otis Orange' }]);
});

test('a word is muted until it is over, by the clock', async () => {
  await site.as(mia).run(MuteWord, { text: ' Raiders ', duration: 'DAY' });
  await site.as(mia).run(MuteWord, { text: 'chief*', duration: 'UNTIL_MONDAY' });
  await site.as(mia).run(MuteWord, { text: 'bandwagon', duration: 'FOREVER' });
  const monday = new Date('2025-12-01T07:00:00Z');
  expect((await own(mia))?.words).toEqual([
    { text: 'bandwagon', until: null },
    { text: 'chief*', until: monday },
    { text: 'Raiders', until: new Date('2025-11-28T19:00:00Z') },
  ]);
  site.clock.set('2025-11-28T19:00:00Z');
  expect((await own(mia))?.words.map(({ text }) => text)).toEqual(['bandwagon', 'chief*']);
});

test('a word that is muted again gets the new time, and one of the list is unmuted', async () => {
  await site.as(mia).run(MuteWord, { text: 'Fútbol', duration: 'DAY' });
  await site.as(mia).run(MuteWord, { text: 'futbol', duration: 'FOREVER' });
  await site.as(mia).run(MuteWord, { text: 'futbol*', duration: 'FOREVER' });
  expect((await own(mia))?.words).toEqual([
    { text: 'futbol*', until: null },
    { text: 'Fútbol', until: null },
  ]);
  const [word] = await site.em().find(MutedWord, { user: mia.id });
  // Not another member's.
  await site.as(otis).run(UnmuteWord, { id: word!.id });
  expect((await own(mia))?.words).toHaveLength(2);
  await site.as(mia).run(UnmuteWord, { id: word!.id });
  await site.as(mia).run(UnmuteWord, { id: word!.id });
  expect((await own(mia))?.words).toHaveLength(1);
});

test('what can’t be muted is refused in words', async () => {
  const asMia = site.as(mia);
  expect(await refusalOf(asMia.run(Mute, { userId: mia.id }))).toBe('You can’t mute yourself.');
  expect(await refusalOf(asMia.run(Mute, { userId: 2_000_000_000 }))).toBe(
    'This member no longer exists.',
  );
  const wordRefusal = (text: string) => refusalOf(asMia.run(MuteWord, { text, duration: 'DAY' }));
  expect(await wordRefusal('  ')).toBe('Enter a word or phrase');
  expect(await wordRefusal('x'.repeat(MUTE_LIMITS.word + 1))).toBe('Use 60 characters or less');
  expect(await wordRefusal('🏈!*')).toBe('A muted word needs a letter or digit');
  expect(await refusalOf(site.as(null).run(Mute, { userId: otis.id }))).toBe(
    'You must be signed in to do that.',
  );
});

test('a list can be full; what is over doesn’t count', async () => {
  const em = site.em();
  const user = em.getReference(User, mia.id);
  const createdAt = site.clock.now();
  for (let n = 0; n < MUTE_LIMITS.words; n++)
    em.create(MutedWord, { user, text: `word ${n}`, until: null, createdAt });
  const crowd = await Promise.all(
    Array.from({ length: 3 }, (_, n) => site.member({ name: `Fan ${n}` })),
  );
  for (const { id } of crowd)
    em.create(MutedMember, { user, muted: em.getReference(User, id), createdAt });
  await em.flush();
  const full = () => site.as(mia).run(MuteWord, { text: 'one more', duration: 'FOREVER' });
  expect(await refusalOf(full())).toBe('You can mute up to 100 words. Remove one first.');
  await em.nativeUpdate(MutedWord, { user, text: 'word 7' }, { until: createdAt });
  expect((await full()).errors).toBeUndefined();
});

test('two words at once leave a list that is not too long', async () => {
  const em = site.em();
  const user = em.getReference(User, mia.id);
  for (let n = 1; n < MUTE_LIMITS.words; n++)
    em.create(MutedWord, { user, text: `word ${n}`, until: null, createdAt: site.clock.now() });
  await em.flush();
  const results = await Promise.all(
    ['one', 'two', 'three'].map((text) =>
      site.as(mia).run(MuteWord, { text, duration: 'FOREVER' }),
    ),
  );
  expect(results.filter(({ errors }) => errors)).toHaveLength(2);
  expect((await own(mia))?.words).toHaveLength(MUTE_LIMITS.words);
});

test('the member’s other pages hear of it, and no one else’s', async () => {
  const EVENTS = 'subscription { ownMuteEvents { mutes { members { name } words { text } } } }';
  const mine = await subscribeAs(site, mia, EVENTS);
  const others = await subscribeAs(site, otis, EVENTS);
  await site.as(mia).run(Mute, { userId: otis.id });
  expect(await mine.next()).toEqual({
    ownMuteEvents: { mutes: { members: [{ name: 'Otis Orange' }], words: [] } },
  });
  await site.as(otis).run(MuteWord, { text: 'chiefs', duration: 'DAY' });
  expect(await others.next()).toEqual({
    ownMuteEvents: { mutes: { members: [], words: [{ text: 'chiefs' }] } },
  });
});
