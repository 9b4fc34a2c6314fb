import { REACTABLE_KINDS, type ReactableKind, type Reaction } from '../../schema/reactions.ts';
import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { waitingForLock } from '../testing/locks.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { newThings } from '../testing/worlds/likeable-things.ts';

const Set = graphql(/* GraphQL */ `
  mutation SetReactionTest($input: SetReactionInput!) {
    setReaction(input: $input) {
      reactable {
        __typename
        id
        reactions {
          reaction
          count
        }
        myReactions
      }
    }
  }
`);
const Chat = graphql(/* GraphQL */ `
  query ReactionsOfChatTest {
    chat(last: 1) {
      nodes {
        id
        reactions {
          reaction
          count
        }
        myReactions
      }
    }
  }
`);
const EVENTS =
  'subscription { chatEvents { kind message { id revision reactions { reaction count } myReactions } } }';

let site: Site;
let admin: Member;
let things: ReturnType<typeof newThings>;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  things = newThings(site, admin);
});
afterAll(() => site.stop());

interface Given {
  readonly kind: ReactableKind;
  readonly id: number;
  readonly reaction?: Reaction;
  readonly isGiven?: boolean;
}

/** The thing after the reaction, or the code of the refusal. */
async function react(who: Member | null, { reaction = 'FIRE', isGiven = true, ...of }: Given) {
  const input = { ...of, reaction, isGiven };
  const { data, errors } = await site.as(who).run(Set, { input });
  return data?.setReaction?.reactable ?? errors?.[0]?.extensions.code;
}

interface Heard {
  readonly chatEvents: {
    readonly kind: string;
    readonly message: {
      readonly id: number;
      readonly revision: number;
      readonly reactions: readonly { readonly reaction: Reaction; readonly count: number }[];
    };
  };
}

describe.each(REACTABLE_KINDS)('%s', (kind) => {
  test('members react in several ways, everyone counts once for each, and each takes theirs back', async () => {
    const id = await things[kind]();
    const [mia, otis] = [await site.member(), await site.member()];
    await react(mia, { kind, id, reaction: 'HORSE' });
    expect(await react(mia, { kind, id })).toMatchObject({
      id,
      reactions: [
        { reaction: 'FIRE', count: 1 },
        { reaction: 'HORSE', count: 1 },
      ],
      myReactions: ['FIRE', 'HORSE'],
    });
    await react(otis, { kind, id });
    expect(await react(otis, { kind, id })).toMatchObject({
      reactions: [
        { reaction: 'FIRE', count: 2 },
        { reaction: 'HORSE', count: 1 },
      ],
      myReactions: ['FIRE'],
    });
    await react(mia, { kind, id, isGiven: false });
    expect(await react(mia, { kind, id, reaction: 'HORSE', isGiven: false })).toMatchObject({
      reactions: [{ reaction: 'FIRE', count: 1 }],
      myReactions: [],
    });
    expect(await react(mia, { kind, id, reaction: 'HORSE', isGiven: false })).toMatchObject({
      reactions: [{ reaction: 'FIRE', count: 1 }],
    });
  });

  test('visitors can’t react, and what is not there can’t be reacted to', async () => {
    const id = await things[kind]();
    expect(await react(null, { kind, id })).toBe('UNAUTHENTICATED');
    expect(await react(admin, { kind, id: 1_000_000 })).toBe('NOT_FOUND');
  });

  test('thirty reactions at once are all counted', async () => {
    const id = await things[kind]();
    const fans = await Promise.all(Array.from({ length: 30 }, () => site.member()));
    await Promise.all(fans.map((fan) => react(fan, { kind, id })));
    expect(await react(admin, { kind, id, reaction: 'SHOCK' })).toMatchObject({
      reactions: [
        { reaction: 'FIRE', count: 30 },
        { reaction: 'SHOCK', count: 1 },
      ],
    });
  });
});

test('each reads their own reactions, and visitors the counts', async () => {
  const id = await things.CHAT_MESSAGE();
  const fan = await site.member();
  await react(fan, { kind: 'CHAT_MESSAGE', id, reaction: 'APPLAUSE' });
  const shownTo = async (who: Member | null) => (await site.as(who).run(Chat, {})).data!.chat.nodes;
  const reactions = [{ reaction: 'APPLAUSE', count: 1 }];
  expect(await shownTo(fan)).toEqual([{ id, reactions, myReactions: ['APPLAUSE'] }]);
  expect(await shownTo(admin)).toEqual([{ id, reactions, myReactions: [] }]);
  expect(await shownTo(null)).toEqual([{ id, reactions, myReactions: [] }]);
});

test('many reactions come to open pages in few events, and the last has them all', async () => {
  const id = await things.CHAT_MESSAGE();
  const { next } = await subscribeAs<Heard>(site, null, EVENTS);
  const fans = await Promise.all(Array.from({ length: 40 }, () => site.member()));
  await Promise.all(fans.map((fan) => react(fan, { kind: 'CHAT_MESSAGE', id, reaction: 'TEARS' })));
  const heard: Heard['chatEvents'][] = [];
  while (heard.at(-1)?.message.reactions[0]?.count !== 40) heard.push((await next()).chatEvents);
  const reacted = heard.filter(({ kind, message }) => kind === 'REACTED' && message.id === id);
  expect(reacted.length).toBeLessThan(20);
  expect(reacted.at(-1)?.message).toMatchObject({ reactions: [{ reaction: 'TEARS', count: 40 }] });
  expect(reacted.at(-1)?.message).toHaveProperty('myReactions', null);
  const revisions = reacted.map(({ message }) => message.revision);
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
});

test('of two nodes that publish a message at once, the later event has the reactions of both', async () => {
  const id = await things.CHAT_MESSAGE();
  const [mia, otis] = [await site.member(), await site.member()];
  // What earlier tests did is published by then.
  await site.server.settled();
  const { next } = await subscribeAs<Heard>(site, null, EVENTS);
  await site.em().transactional(async (tx) => {
    // The other node has stored one, and is about to publish it.
    await tx.execute(
      `insert into game_chat_reactions (message_id, user_id, reaction) values (${id}, ${otis.id}, 'HORSE')`,
    );
    await tx.execute(`update game_chat_messages set revision = revision + 1 where id = ${id}`);
    await react(mia, { kind: 'CHAT_MESSAGE', id });
    await waitingForLock(site);
  });
  expect((await next()).chatEvents.message).toMatchObject({
    id,
    revision: 2,
    reactions: [
      { reaction: 'FIRE', count: 1 },
      { reaction: 'HORSE', count: 1 },
    ],
  });
});

test('a reaction that changes nothing is not published', async () => {
  const id = await things.CHAT_MESSAGE();
  const fan = await site.member();
  // What earlier tests did is published by then.
  await site.server.settled();
  const { next } = await subscribeAs<Heard>(site, null, EVENTS);
  await react(fan, { kind: 'CHAT_MESSAGE', id, isGiven: false });
  await react(fan, { kind: 'CHAT_MESSAGE', id });
  expect((await next()).chatEvents.message).toMatchObject({ id, revision: 1 });
});

test('with a deleted member their reactions go', async () => {
  const id = await things.COMMENT();
  const fan = await site.member();
  await react(fan, { kind: 'COMMENT', id });
  await site.em().nativeDelete(User, { id: fan.id });
  expect(await react(admin, { kind: 'COMMENT', id, reaction: 'HORSE' })).toMatchObject({
    reactions: [{ reaction: 'HORSE', count: 1 }],
  });
});
