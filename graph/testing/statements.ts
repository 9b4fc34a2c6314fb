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

export const sentBy = async (site: Site, work: () => Promise<unknown>): Promise<Sent[]> =>
  (await roundTripsBy(site, work)).flat();

/**
 * How often the site waits for its database while `work` runs, from any request: statements that are sent before any
 * result of the one before has arrived are one round trip. BEGIN and COMMIT count like other statements.
 */
export const roundTripsOf = async (site: Site, work: () => Promise<unknown>): Promise<number> =>
  (await roundTripsBy(site, work)).length;

async function roundTripsBy(site: Site, work: () => Promise<unknown>): Promise<Sent[][]> {
  const connection = site.server.orm.em.getConnection();
  const pool = (await connection.getNativeClient()) as unknown as {
    Client: { prototype: { query: Query } };
  };
  const client = pool.Client.prototype;
  const { query } = client;
  const trips: Sent[][] = [];
  let isAnswered = true;
  const answered = () => void (isAnswered = true);
  client.query = function noted(...args) {
    const [first, values] = args;
    const { text, values: own } =
      typeof first === 'string' ? { text: first } : (first as Partial<Sent>);
    if (isAnswered) trips.push([]);
    isAnswered = false;
    trips.at(-1)!.push({
      text: String(text),
      values: own ?? (Array.isArray(values) ? values : []),
    });
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...given: unknown[]) => {
        answered();
        Reflect.apply(callback, undefined, given);
      };
    const result: unknown = Reflect.apply(query, this, args);
    if (result instanceof Promise) result.then(answered, answered);
    return result;
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return trips;
}
