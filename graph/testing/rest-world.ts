import { Game } from '../games/game.entity.ts';
import { REST_ROWS } from '../rest/rows.ts';
import type { RestRow } from '../rest/row.ts';
import { REST_STORY, type Step } from './rest-story.ts';
import { type Actor, type Member, type Site, startSite } from './site.ts';
import { writeArticle } from './worlds/articles.ts';
import { linkIn } from './worlds/email-links.ts';
import { addGame, addTeam, lineupOf, SUBMIT, uploadSheet } from './worlds/fantasy.ts';
import { addContent } from './worlds/shows.ts';

/** A site in the middle of its season, on which the steps of the REST story are played in their order. */
export interface RestWorld {
  readonly site: Site;
  readonly actors: Readonly<Record<Step['who'], Actor>>;
  /** Ids by the names that the story uses. */
  readonly ids: ReadonlyMap<string, unknown>;
  /** Sends the request of a step, by its own actor or with another actor’s headers. */
  send(step: Step, as?: Actor, headers?: Readonly<Record<string, string>>): Promise<Sent>;
  keep(step: Step, json: unknown): void;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly response: Response;
}

interface Season {
  readonly admin: Member;
  /** Has a lineup in a game that was scored. */
  readonly player: Member;
  /** The game that lineups are open for. */
  readonly game: number;
  readonly lineup: object;
}

/** The demo season, as it is at the moment. */
async function demoSeason(site: Site): Promise<Season> {
  const admin = await site.admin();
  const [row] = await site
    .em()
    .execute<[{ id: number }]>('select user_id as id from fantasy_lineups where is_scored limit 1');
  const player = { id: row.id, name: '', email: '', isAdmin: false };
  const lineup = lineupOf(await addTeam(site));
  return { admin, player, game: await addGame(site, '2025-11-17T21:25:00Z'), lineup };
}

/** A season of our own, which nothing but this file changes. */
async function ownSeason(site: Site): Promise<Season> {
  const [admin, player] = [await site.admin(), await site.member({ name: 'Pat Player' })];
  const lineup = lineupOf(await addTeam(site));
  const played = await addGame(site, '2025-11-16T21:25:00Z');
  await site.as(admin).run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
  await site.as(player).run(SUBMIT, { gameId: played, input: lineup });
  site.clock.set('2025-11-17T02:00:00Z');
  await site.em().nativeUpdate(Game, played, { result: 'W', score: '24-17' });
  await uploadSheet(site, admin, played, [
    ['Jarrell Oakes', 61, 2, 0],
    ['Garrett Sloan', 0, 0, 7],
  ]);
  site.clock.set('2025-11-18T20:00:00Z');
  for (const type of ['live', 'youtube', 'youtube', 'podcast'] as const)
    await addContent(site, { type, title: `Broncos, ${type}` });
  await writeArticle(site, { publishedAt: '2025-11-12T19:00:00Z', title: 'Broncos at the bye' });
  const game = await addGame(site, '2025-11-20T21:25:00Z', { week: 12 });
  return { admin, player, game, lineup };
}

/** @param isDemo true: on top of the demo season, which has more of everything and may change */
export async function startRestWorld({ isDemo = false } = {}): Promise<RestWorld> {
  const site = await startSite({ env: { DEMO: isDemo ? '1' : '0' } });
  const fan = await site.member({ name: 'Fay' });
  const { admin, player, game, lineup } = await (isDemo ? demoSeason : ownSeason)(site);
  const actors = {
    visitor: site.as(null),
    fan: site.as(fan),
    admin: site.as(admin),
    player: site.as(player),
  };
  const ids = new Map<string, unknown>([
    ['fan', fan.id],
    ['game', game],
  ]);

  /** A value with its `<names>` replaced by ids, and the lineup where one is wanted. */
  function filled(value: unknown): unknown {
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([name, inner]) => [name, filled(inner)] as const);
      const { lineup: wantsLineup, ...rest } = Object.fromEntries(entries);
      return wantsLineup ? { ...lineup, ...rest } : Array.isArray(value) ? value.map(filled) : rest;
    }
    const name = typeof value === 'string' && /^<(\w+)>$/.exec(value)?.[1];
    return name ? ids.get(name) : value;
  }

  async function findResetToken() {
    const link = await linkIn(site, 'leaver@example.org', '/reset-password');
    ids.set('resetToken', new URLSearchParams(link.split('?')[1]).get('token'));
  }

  return {
    site,
    actors,
    ids,
    async send({ who, call, body, form }, as = actors[who], headers = {}) {
      if (call.endsWith('/reset-password')) await findResetToken();
      const [method = '', address = ''] = call.split(' ');
      const path = address.replace(/<(\w+)>/g, (_all, name: string) => String(ids.get(name)));
      const sent = form ? await form() : filled(body);
      if (sent instanceof FormData)
        for (const [name, value] of [...sent])
          if (typeof value === 'string') sent.set(name, String(filled(value)));
      const response = await as.fetch(path, {
        method,
        headers,
        ...(sent !== undefined && { body: sent }),
      });
      return { method, path: path.split('?')[0]!, response };
    },
    keep({ keep }, json) {
      const [first] = [json].flat() as { id?: unknown }[];
      if (keep !== undefined) ids.set(keep, first?.id);
    },
  };
}

/** The steps of the story with their titles, for `test.each`. */
export const TITLED_STORY = REST_STORY.map(
  (step, at) => [`${at + 1}: ${step.call} by ${step.who}`, step] as const,
);

/** The row that a request reaches: one without parameters first. */
export const rowOf = (method: string, path: string): RestRow | undefined =>
  REST_ROWS.filter((row) => row.method.toUpperCase() === method)
    .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
    .find((row) => new RegExp(`^${row.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
