import type { Site } from './site.ts';

type Query = (this: unknown, ...args: unknown[]) => unknown;

/** The statements that the site sends to its database while `work` runs, whoever sends them. */
export async function statementsOf(site: Site, work: () => Promise<unknown>): Promise<string[]> {
  const connection = site.server.orm.em.getConnection();
  const pool = (await connection.getNativeClient()) as unknown as {
    Client: { prototype: { query: Query } };
  };
  const client = pool.Client.prototype;
  const { query } = client;
  const sent: string[] = [];
  client.query = function noted(...args) {
    const [first] = args;
    sent.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}
