/** A live list in one browser, with the server and the connection that a test plays for it. */
import { jest } from '@jest/globals';
import { setLiveState } from '../live/live-status.ts';
import { followList } from '../live/list/follow.ts';
import type { Change, ListPolicy, Member, Row } from '../live/list/list.ts';
import { readAround, readLatest, readNewer, readOlder } from '../live/list/read.ts';
import type { Listener, Page, PageRequest } from '../live/list/source.ts';
import { createListStore } from '../live/list/store.ts';

/** What the server has of a row, of whatever kind. */
export interface Stored {
  readonly id: number;
  readonly text: string;
  readonly likeCount: number;
  readonly revision: number;
  readonly userId: number;
  readonly clientId: string | null;
  readonly createdAt: string;
}

export interface Kind<R extends Row> {
  readonly policy: ListPolicy<R>;
  readonly rowOf: (stored: Stored, user: Member, isLikedByMe: boolean | null) => R;
  /** The change that the event brings; null where the list leaves it to the cache. */
  readonly change: (
    kind: 'POSTED' | 'EDITED' | 'LIKED' | 'DELETED' | 'RESTORED',
    stored: Stored,
    user: Member,
  ) => Change<R> | null;
  /** What can be seen of a row. */
  readonly seen: (row: R) => unknown;
  /** Rows may be inserted between older ones. */
  readonly isAnywhere?: boolean;
}

/** While the connection is open no event is later than this, in ms. */
const LATEST = 1000;

const MEMBERS = [1, 2, 3];
type Feed = 'rows' | 'members';

/** A server, a connection and a browser that the test plays. */
export function play<R extends Row>({ policy, rowOf, change, isAnywhere }: Kind<R>) {
  let now = 1_000_000;
  let nextId = 1;
  let rows: Stored[] = [];
  let removed: Stored[] = [];
  const users = new Map(
    MEMBERS.map((id): [number, Member] => [
      id,
      {
        id,
        name: `Fan ${id}`,
        favoriteTeam: 'Denver Broncos',
        avatarUrl: null,
        avatarType: 'DEFAULT',
        isAdmin: false,
        isMvp: false,
      },
    ]),
  );
  const asRow = (stored: Stored) => rowOf(stored, users.get(stored.userId)!, false);
  const sorted = () => rows.map(asRow).sort(policy.compare);

  let listener: Listener<Change<R>> | undefined;
  /** Feeds whose connection stands. */
  const subscribed = new Set<Feed>();
  const changedAt = { rows: 0, members: 0 };
  /** What was published; a position is a place in it. */
  const log: { feed: Feed; event: Change<R> | null; at: number }[] = [];
  /** Where each feed goes on; undefined before it was subscribed to. */
  const positions: Record<Feed, number | undefined> = { rows: undefined, members: undefined };
  function publish(feed: Feed, event: Change<R> | null) {
    changedAt[feed] = now;
    log.push({ feed, event, at: now });
  }
  const nextOf = (feed: Feed) => {
    const from = positions[feed];
    if (!listener || !subscribed.has(feed) || from === undefined) return undefined;
    const place = log.findIndex((entry, index) => index >= from && entry.feed === feed);
    return place < 0 ? undefined : { place, ...log[place]! };
  };
  /** Tells the listener that its feed stands. */
  function connect(feed: Feed) {
    if (!listener) return;
    if (positions[feed] === undefined) {
      // One reader delivers to both feeds: what was published before comes before the confirmation.
      hearAll(now);
      positions[feed] = log.length;
      listener.subscribed(changedAt[feed]);
      return;
    }
    while (nextOf(feed)) hear(feed);
    listener.resumed();
  }

  /** Responses in flight: the server's state when they were requested. */
  const pending: { arrive: () => void; fail: () => void }[] = [];
  function readPage({ first, olderThan, from, newerThan }: PageRequest): Promise<Page<R>> {
    const all = sorted();
    const placeOf = ({ id, cursor }: { id: number; cursor?: string }) => {
      if (!cursor) return { id };
      const [createdAt = ''] = cursor.split(' ');
      return { id, createdAt };
    };
    const below = (place: object) => (row: R) => policy.compare(row, placeOf(place as R) as R) > 0;
    const above = (place: object) => (row: R) => policy.compare(row, placeOf(place as R) as R) < 0;
    const found = newerThan
      ? all.filter(above(newerThan)).slice(-first)
      : all
          .filter((row) => !olderThan || below(olderThan)(row))
          .filter((row) => !from || !above(from)(row))
          .slice(0, first);
    const page = { rows: found, asOf: now, position: String(log.length), total: all.length };
    return new Promise((resolve, reject) =>
      pending.push({ arrive: () => resolve(page), fail: () => reject(new Error('away')) }),
    );
  }

  const store = createListStore(policy);
  const follow = followList(store, {
    readPage,
    listen(given, after) {
      listener = given;
      for (const feed of ['rows', 'members'] as const) {
        if (after !== undefined) positions[feed] = Number(after);
        if (subscribed.has(feed)) connect(feed);
      }
      return () => (listener = undefined);
    },
  });
  const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % (from.length || 1)];

  function revise(n: number, kind: 'EDITED' | 'LIKED', values: Partial<Stored>) {
    const one = pick(rows, n);
    if (!one) return;
    const next = { ...one, ...values, revision: one.revision + 1 };
    rows = rows.map((row) => (row === one ? next : row));
    publish('rows', change(kind, next, users.get(next.userId)!));
  }

  function add(n: number, clientId: string | null = null): Stored {
    const id = nextId++;
    const at = isAnywhere ? (n * 7919) % 100_000 : id;
    const stored = {
      id,
      text: `text ${id}`,
      likeCount: 0,
      revision: 0,
      userId: pick([...users.keys()], n)!,
      clientId,
      createdAt: new Date(at * 1000).toISOString(),
    };
    rows.push(stored);
    publish('rows', change('POSTED', stored, users.get(stored.userId)!));
    return stored;
  }

  function hear(feed: Feed) {
    const next = nextOf(feed);
    if (!next) return;
    positions[feed] = next.place + 1;
    if (next.event) listener?.event(next.event);
  }
  function hearAll(until: number) {
    for (const feed of ['rows', 'members'] as const)
      while ((nextOf(feed)?.at ?? Infinity) <= until) hear(feed);
  }

  const acts = {
    add: (n: number) => void add(n),
    addMany: (n: number) => void Array.from({ length: 1 + (n % 12) }, (_, each) => add(n + each)),
    edit: (n: number) => revise(n, 'EDITED', { text: `edited at ${now}` }),
    like: (n: number) => revise(n, 'LIKED', { likeCount: n }),
    remove(n: number) {
      const one = pick(rows, n);
      if (!one) return;
      rows = rows.filter((row) => row !== one);
      removed.push(one);
      publish('rows', change('DELETED', one, users.get(one.userId)!));
    },
    /** Puts a removed row back where it was. */
    restore(n: number) {
      const one = pick(removed, n);
      const user = one && users.get(one.userId);
      if (!one || !user) return;
      removed = removed.filter((row) => row !== one);
      rows.push(one);
      rows.sort((a, b) => a.id - b.id);
      publish('rows', change('RESTORED', one, user));
    },
    rename(n: number) {
      const member = { ...pick([...users.values()], n)!, name: `Renamed at ${now}` };
      users.set(member.id, member);
      publish('members', { type: 'member-changed', member });
    },
    deleteMember(n: number) {
      // One stays, to write.
      if (users.size < 2 || n % 4 > 0) return;
      const userId = pick([...users.keys()], n)!;
      users.delete(userId);
      rows = rows.filter((row) => row.userId !== userId);
      publish('members', { type: 'member-deleted', userId });
    },
    hear: (n: number) => hear(n % 3 === 0 ? 'members' : 'rows'),
    reconnect(n: number) {
      const feed = n % 2 === 0 ? 'rows' : 'members';
      if (subscribed.has(feed)) return;
      subscribed.add(feed);
      if (subscribed.size === 2) setLiveState('connected');
      connect(feed);
    },
    /** Another life of the log begins while the connection is lost. */
    lose() {
      acts.cut();
      positions.rows = undefined;
      positions.members = undefined;
    },
    cut() {
      subscribed.clear();
      setLiveState('reconnecting');
    },
    arrive: (n: number) => pending.splice(n % (pending.length || 1), 1)[0]?.arrive(),
    fail: (n: number) => n % 3 === 0 && pending.splice(n % (pending.length || 1), 1)[0]?.fail(),
    older: () => void (store.get().isLoaded && readOlder(store, readPage).catch(() => undefined)),
    reveal: () => store.dispatch({ type: 'revealed' }),
    move(n: number) {
      if (!policy.isEnteredAnywhere || !store.get().isLoaded) return;
      const one = pick(rows, n);
      const moves = [
        () => readLatest(store, readPage),
        () => (store.get().hasNewer ? readNewer(store, readPage) : Promise.resolve()),
        () => (one ? readAround(store, readPage, one.id) : Promise.resolve()),
      ];
      void pick(moves, n)!().catch(() => undefined);
    },
    post(n: number) {
      const clientId = `post ${nextId}`;
      store.dispatch({ type: 'sending', clientId, text: 'mine' });
      const stored = add(n, clientId);
      if (n % 3 === 0) store.dispatch({ type: 'failed', clientId });
      else store.dispatch({ type: 'answered', row: asRow(stored) });
    },
  };

  return {
    store,
    stop: follow.stop,
    acts,
    sorted,
    async pass(ms: number) {
      now += ms;
      hearAll(now - LATEST);
      await jest.advanceTimersByTimeAsync(ms);
    },
    isQuiet: () => pending.length === 0,
    isStored: (clientId: string) => rows.some((row) => row.clientId === clientId),
    hearAll: () => hearAll(now),
    arriveAll() {
      for (const { arrive } of pending.splice(0)) arrive();
    },
  };
}
export type Played<R extends Row> = ReturnType<typeof play<R>>;

/** A list that still asks after so many answers would ask for ever. */
const MOST_ANSWERS = 10_000;

/** Everything in flight arrives. */
export async function deliver<R extends Row>({ pass, hearAll, arriveAll, isQuiet }: Played<R>) {
  for (let answers = 0; answers === 0 || !isQuiet(); answers++) {
    if (answers > MOST_ANSWERS) throw new Error('The list asks again for ever');
    hearAll();
    arriveAll();
    await pass(10);
  }
}

/** The connection is open, and nothing happens any more. */
export async function settle<R extends Row>(played: Played<R>) {
  played.acts.reconnect(0);
  played.acts.reconnect(1);
  await deliver(played);
  // The longest wait until what failed is tried again.
  await played.pass(80_000);
  await deliver(played);
}
