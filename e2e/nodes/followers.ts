import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { endClient } from '../../graph/testing/end-client.ts';
import { openStream } from '../../graph/testing/event-source.ts';
import { type Row, TOPICS, type TopicName } from './topics.ts';

/** A program that follows every topic, as /developers tells it to: read, then follow, then resume. */
export interface Follower {
  /** It has read everything once. */
  readonly started: Promise<void>;
  /** What it shows of a topic, in the order of ids, in words. */
  shown(topic: TopicName): readonly string[];
  /** Events it received twice, and when. */
  readonly duplicates: readonly { readonly event: string; readonly at: number }[];
  stop(): void;
}

interface Where {
  readonly url: string;
  readonly variables: object;
}

interface Result {
  readonly data?: unknown;
  readonly extensions: { readonly position: string; readonly reset?: boolean };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
const epochOf = (position: string) => position.split(':')[0];

/** Copies of a topic's rows, from responses and from events. */
class Copy {
  readonly rows = new Map<number, Row>();
  readonly duplicates: { event: string; at: number }[] = [];
  position = '';
  /** Stops what it is still asking. */
  readonly stopping = new AbortController();
  private readonly gone = new Set<number>();
  private readonly received = new Set<string>();
  /** Ids that events were about while a response was on its way: they are newer than it. */
  private touched = new Set<number>();

  private readonly topic: TopicName;
  private readonly where: Where;

  constructor(topic: TopicName, where: Where) {
    this.topic = topic;
    this.where = where;
  }

  take({ data, extensions }: Result): void {
    this.position = extensions.position;
    if (extensions.reset) {
      void this.read();
      return;
    }
    const { kind, row } = TOPICS[this.topic].changeOf(data);
    this.touched.add(row.id);
    const event = `${this.topic} ${kind} ${row.id}`;
    if (kind === 'POSTED' && this.received.has(event))
      this.duplicates.push({ event, at: Date.now() });
    this.received.add(event);
    if (kind === 'DELETED') {
      this.gone.add(row.id);
      this.rows.delete(row.id);
    } else this.put(row);
  }

  /** Reads everything; again where the response is older than the reset that asks for it. */
  async read(): Promise<void> {
    for (;;) {
      const touched = (this.touched = new Set());
      const asked = this.position;
      const read = await this.readAll();
      if (!read) return;
      const { rows, position } = read;
      if (asked !== '' && epochOf(position) !== epochOf(asked)) {
        await moment();
        continue;
      }
      // A later reset reads for this one, too.
      if (touched !== this.touched) return;
      const ids = new Set(rows.map(({ id }) => id));
      for (const id of [...this.rows.keys()])
        if (!ids.has(id) && !touched.has(id)) this.rows.delete(id);
      for (const row of rows) if (!touched.has(row.id) || row.revision > 0) this.put(row);
      this.position ||= position;
      return;
    }
  }

  private put(row: Row): void {
    const known = this.rows.get(row.id);
    if (this.gone.has(row.id) || (known && known.revision > row.revision)) return;
    this.rows.set(row.id, row);
  }

  private async readAll() {
    const rows: Row[] = [];
    let after: string | null = null;
    let position = '';
    do {
      const response = await this.ask(after);
      if (!response) return undefined;
      const { data, extensions } = response;
      rows.push(...TOPICS[this.topic].rowsOf(data));
      // The first page is the oldest: all that happened up to its position is in all of them.
      position ||= extensions.position;
      const { pageInfo } = (data as { list?: { pageInfo: PageInfo } }).list ?? {};
      after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return { rows, position };
  }

  /** Asks until a node answers; undefined once it is stopped. */
  private async ask(after: string | null): Promise<Result | undefined> {
    const variables = { ...this.where.variables, after };
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const response = await fetch(this.where.url, {
        signal,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: TOPICS[this.topic].query, variables }),
      })
        .then((each) => each.json() as Promise<Partial<Result> & { errors?: unknown }>)
        .catch(() => undefined);
      if (response?.data && !response.errors) return response as Result;
      await moment();
    }
    return undefined;
  }
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string;
}

/** How a copy gets its events; the function that is returned ends it. */
type Follow = (topic: TopicName, copy: Copy) => () => void;

function follow(where: Where, byEach: Follow): Follower {
  const topics = Object.keys(TOPICS) as TopicName[];
  const copies = new Map(topics.map((topic) => [topic, new Copy(topic, where)]));
  const stops: (() => void)[] = [];
  const start = async (topic: TopicName, copy: Copy) => {
    await copy.read();
    stops.push(byEach(topic, copy));
  };
  return {
    started: Promise.all([...copies].map(([topic, copy]) => start(topic, copy))).then(() => {}),
    shown: (topic) =>
      [...copies.get(topic)!.rows.values()]
        .sort((one, other) => one.id - other.id)
        .map(({ id, text, likes }) => `${id} ${text} ${likes}`),
    get duplicates() {
      return [...copies.values()].flatMap(({ duplicates }) => duplicates);
    },
    stop() {
      for (const stop of stops) stop();
      for (const { stopping } of copies.values()) stopping.abort();
    },
  };
}

/** One WebSocket for all topics. */
export function followBySocket(where: Where): Follower {
  const client = createClient({
    url: where.url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async () => void (await moment()),
  });
  const follower = follow(where, (topic, copy) => {
    const wanted = {
      query: TOPICS[topic].subscription,
      variables: variablesOf(topic, where),
      extensions: { after: copy.position },
    };
    return client.subscribe(wanted, {
      next(result) {
        copy.take(result as unknown as Result);
        wanted.extensions.after = copy.position;
      },
      error: () => {},
      complete: () => {},
    });
  });
  return {
    ...follower,
    get duplicates() {
      return follower.duplicates;
    },
    stop() {
      follower.stop();
      endClient(client);
    },
  };
}

/** A stream of server-sent events for each topic. */
export const followByEvents = (where: Where): Follower =>
  follow(where, (topic, copy) => {
    const state = { isOver: false, cut: () => {} };
    const search = new URLSearchParams({
      query: TOPICS[topic].subscription,
      variables: JSON.stringify(variablesOf(topic, where)),
    });
    const once = async () => {
      const stream = await openStream(`${where.url}/stream?${search.toString()}`, {
        headers: { 'last-event-id': copy.position },
      });
      state.cut = stream.cut;
      for (let block = await stream.next(); block; block = await stream.next())
        if (block.event === 'next') copy.take(JSON.parse(block.data!) as Result);
    };
    void (async () => {
      while (!state.isOver) {
        await once().catch(() => undefined);
        await moment();
      }
    })();
    return () => {
      state.isOver = true;
      state.cut();
    };
  });

/** Only the comments are those of something. */
const variablesOf = (topic: TopicName, { variables }: Where) =>
  (topic === 'comments' ? variables : {}) as Record<string, unknown>;
