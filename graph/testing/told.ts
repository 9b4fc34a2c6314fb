import { isDeepStrictEqual } from 'node:util';
import type { Member, Site } from './site.ts';
import { ACKNOWLEDGED, standing } from './standing.ts';

/** What a subscription tells somebody, once it stands. */
export async function toldTo(site: Site, who: Member | null, query: string) {
  const socket = await site.as(who).socket();
  const stands = standing(socket);
  const events = socket.iterate({ query, ...ACKNOWLEDGED });
  let first: ReturnType<typeof events.next> | undefined = events.next();
  await stands;
  const next = async (): Promise<unknown> => {
    const event = first ?? events.next();
    first = undefined;
    return ((await event).value as { data: unknown }).data;
  };
  return {
    /** The data of the next event. */
    next,
    /** What is shared is told a moment later, so what happened just before may still come. */
    async until(wanted: object): Promise<void> {
      while (!isDeepStrictEqual(await next(), wanted));
    },
  };
}
