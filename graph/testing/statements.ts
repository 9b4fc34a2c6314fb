import type { Site } from './site.ts';

type Query = (this: unknown, ...args: unknown[]) => unknown;

/** A statement as it is sent. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that the site sends to its database while `work` runs, from any request. */
export const statementsOf = async (site: Site, work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(site, work)).map(({ text }) => text);

export async function sentBy(site: Site, work: () => Promise<unknown>): Promise<Sent[]> {
  const connection = site.server.orm.em.getConnection();
  const pool = (await connection.getNativeClient()) as unknown as {
    Client: { prototype: { query: Query } };
  };
  const client = pool.Client.prototype;
  const { query } = client;
  const sent: Sent[] = [];
  client.query = function noted(...args) {
    const [first, values] = args;
    const { text, values: own } =
      typeof first === 'string' ? { text: first } : (first as Partial<Sent>);
    sent.push({ text: String(text), values: own ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}
