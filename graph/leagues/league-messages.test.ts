import { LEAGUE_MESSAGE_MAX_LENGTH } from '../../schema/fantasy/league-messages.ts';
import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addSanction } from '../testing/worlds/permission-world.ts';
import { LeagueMember } from './league-member.entity.ts';
import { LeagueMessage } from './league-message.entity.ts';
import { League } from './league.entity.ts';

const Post = graphql(/* GraphQL */ `
  mutation LeagueMessagesTestPost($leagueId: Int!, $text: String!, $clientId: String) {
    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {
      message {
        id
        text
        clientId
        user {
          name
        }
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation LeagueMessagesTestDelete($id: Int!) {
    deleteLeagueMessage(input: { id: $id }) {
      deletedId
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query LeagueMessagesTestRead($leagueId: Int!, $last: Int, $before: String) {
    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {
      nodes {
        id
        text
      }
      pageInfo {
        hasPreviousPage
        startCursor
      }
    }
  }
`);
const EVENTS = `subscription ($leagueId: Int!) {
  leagueMessageEvents(leagueId: $leagueId) { kind message { text } }
}`;
interface Event {
  readonly leagueMessageEvents: { readonly kind: string; readonly message: { text: string } };
}

let site: Site;
/** Mia owns the league that Otis is in; Ana is in another one. */
let mia: Member;
let otis: Member;
let ana: Member;
let leagueId: number;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().nativeDelete(User, { name: /^(Mia|Otis|Ana)/ });
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
  ana = await site.member({ name: 'Ana Arrow' });
  leagueId = await leagueOf(mia, otis);
  await leagueOf(ana);
});

async function leagueOf(...members: readonly Member[]): Promise<number> {
  const em = site.em();
  const league = em.create(League, {
    ...{ name: 'Office', inviteCode: `${members[0]!.id}` },
    createdAt: site.clock.now(),
  });
  for (const { id } of members) {
    const user = em.getReference(User, id);
    em.create(LeagueMember, { league, user, joinedAt: site.clock.now() });
    await em.flush();
  }
  return league.id;
}

const keyOf = ({ errors }: { errors?: readonly { extensions: { key?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions.key;
const post = (by: Member, text: string, clientId?: string) =>
  site.as(by).run(Post, { leagueId, text, clientId });
const posted = async (by: Member, text: string, clientId?: string) =>
  (await post(by, text, clientId)).data!.postLeagueMessage!.message;
const textsFor = async (who: Member) =>
  (await site.as(who).run(Read, { leagueId })).data!.leagueMessages.nodes.map(({ text }) => text);
const follow = (who: Member) => subscribeAs<Event>(site, who, EVENTS, { leagueId });

test('members read what they write, live and page by page', async () => {
  const { next } = await follow(otis);
  expect(await posted(mia, '  Go!  ')).toMatchObject({ text: 'Go!', user: { name: 'Mia Mile' } });
  expect(await next()).toEqual({
    leagueMessageEvents: { kind: 'POSTED', message: { text: 'Go!' } },
  });
  for (const text of ['One', 'Two', 'Three']) await posted(otis, text);
  const newest = await site.as(mia).run(Read, { leagueId, last: 2 });
  const { nodes, pageInfo } = newest.data!.leagueMessages;
  expect(nodes.map(({ text }) => text)).toEqual(['Two', 'Three']);
  expect(pageInfo.hasPreviousPage).toBe(true);
  const before = pageInfo.startCursor;
  const older = await site.as(mia).run(Read, { leagueId, last: 2, before });
  expect(older.data!.leagueMessages.nodes.map(({ text }) => text)).toEqual(['Go!', 'One']);
});

test('for anyone else there is nothing: not to read, to write, to delete or to follow', async () => {
  const { id } = await posted(mia, 'Secret');
  for (const outsider of [ana, await site.admin(), await site.moderator()]) {
    expect(await textsFor(outsider)).toEqual([]);
    expect(keyOf(await post(outsider, 'Hi'))).toBe('league.gone');
    expect(keyOf(await site.as(outsider).run(Delete, { id }))).toBe('league.messageGone');
  }
  const { next } = await follow(ana);
  await posted(otis, 'Also secret');
  const em = site.em();
  const values = { league: leagueId, user: ana.id, joinedAt: site.clock.now() };
  em.create(LeagueMember, values as never);
  await em.flush();
  await posted(mia, 'Welcome');
  expect((await next()).leagueMessageEvents.message.text).toBe('Welcome');
});

test('who is removed from a league gets nothing more by an open subscription', async () => {
  const { next } = await follow(otis);
  await site.em().nativeDelete(LeagueMember, { league: leagueId, user: otis.id });
  await posted(mia, 'Without him');
  const em = site.em();
  const values = { league: leagueId, user: otis.id, joinedAt: site.clock.now() };
  em.create(LeagueMember, values as never);
  await em.flush();
  await posted(mia, 'He is back');
  expect((await next()).leagueMessageEvents.message.text).toBe('He is back');
});

test('sent twice, one after the other or at once, a message is stored once', async () => {
  const first = await posted(mia, 'Once', 'one');
  expect(await posted(mia, 'Once', 'one')).toEqual(first);
  const both = await Promise.all([posted(mia, 'Both', 'two'), posted(mia, 'Both', 'two')]);
  expect(both[0]).toEqual(both[1]);
  expect(await textsFor(otis)).toEqual(['Once', 'Both']);
});

test('each deletes their own messages, the owner of the league any', async () => {
  const own = await posted(otis, 'Mine');
  const hers = await posted(mia, 'Hers');
  const another = await posted(otis, 'Rude');
  expect(keyOf(await site.as(otis).run(Delete, { id: hers.id }))).toBe('access.notAllowed');
  const { next } = await follow(otis);
  await site.as(otis).run(Delete, { id: own.id });
  await site.as(mia).run(Delete, { id: another.id });
  for (const text of ['Mine', 'Rude'])
    expect(await next()).toEqual({ leagueMessageEvents: { kind: 'DELETED', message: { text } } });
  expect(keyOf(await site.as(mia).run(Delete, { id: own.id }))).toBe('league.messageGone');
  expect(await textsFor(mia)).toEqual(['Hers']);
});

test('what is blank or too long is refused in words, and so is who writes too much', async () => {
  const refusalOf = async (text: string) => (await post(mia, text)).errors?.[0]?.message;
  expect(await refusalOf(' \n')).toBe('Write something first');
  expect(await refusalOf('x'.repeat(LEAGUE_MESSAGE_MAX_LENGTH + 1))).toBe(
    'A message has at most 500 characters.',
  );
  const many = await Promise.all(Array.from({ length: 31 }, (_, at) => post(mia, `${at}`)));
  const refused = many.filter(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  expect(refused[0]!.errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('who is muted on the site reads a league and does not write in it', async () => {
  await posted(mia, 'Hi');
  await addSanction(site, otis, 'MUTE_DAY');
  expect(keyOf(await post(otis, 'But'))).toBe('sanction.muted');
  expect(await textsFor(otis)).toEqual(['Hi']);
});

test('who is late gets what others wrote of a moment they have seen, and their own', async () => {
  site.clock.set('2025-11-16T22:00:00Z');
  await posted(mia, 'Before the touchdown');
  site.clock.set('2025-11-16T22:01:00Z');
  await posted(mia, 'Touchdown!');
  const late = async (query: string) => {
    const response = await site
      .as(otis)
      .fetch('/graphql', { body: { query, extensions: { behind: 45 } } });
    return (await response.json()) as { data: { leagueMessages: { nodes: { text: string }[] } } };
  };
  await late(
    `mutation { postLeagueMessage(input: { leagueId: ${leagueId}, text: "Third down" }) { message { id } } }`,
  );
  const { data } = await late(`{ leagueMessages(leagueId: ${leagueId}) { nodes { text } } }`);
  expect(data.leagueMessages.nodes.map(({ text }) => text)).toEqual([
    'Before the touchdown',
    'Third down',
  ]);
});

test('messages go with their sender’s account, and with the league', async () => {
  await posted(otis, 'Mine');
  await posted(mia, 'Hers');
  const count = () => site.em().count(LeagueMessage, { league: leagueId });
  await site.em().nativeDelete(User, { id: otis.id });
  expect(await count()).toBe(1);
  await site.as(mia).run(`mutation { leaveLeague(input: { id: ${leagueId} }) { leftId } }`);
  expect(await count()).toBe(0);
});
