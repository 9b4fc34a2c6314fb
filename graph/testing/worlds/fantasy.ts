import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import { Game } from '../../games/game.entity.ts';
import { workbook } from './sheets.ts';
import type { Member, Site } from '../site.ts';

/** A small team, its games, and lineups of it. */

const TEAM = [
  ['Terrance Quillen', 'WR'],
  ['Kai Lindqvist', 'WR'],
  ['Amari Stokes-Bell', 'WR'],
  ['Jarrell Oakes', 'RB'],
  ['Micah Tolliver', 'RB'],
  ['Beau Hatcher', 'TE'],
  ['Garrett Sloan', 'LB'],
  ['Lamont Rivers', 'CB'],
  ['Tobin Marsh', 'QB'],
] as const;
export type PlayerName = (typeof TEAM)[number][0];

/** Puts the team on the roster; returns ids by name, as text. */
export async function addTeam(site: Site): Promise<Record<PlayerName, string>> {
  const em = site.em();
  const players = TEAM.map(([name, position], at) =>
    em.create(FantasyPlayer, { name, position, jersey: String(10 + at), isStarter: true }),
  );
  await em.flush();
  return Object.fromEntries(players.map(({ name, id }) => [name, String(id)])) as never;
}

/** A game of the season; its kickoff is all that matters. */
export async function addGame(
  site: Site,
  kickoffAt: string,
  values: Partial<Game> = {},
): Promise<number> {
  const em = site.em();
  const game = em.create(Game, {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    ...values,
    kickoffAt: new Date(kickoffAt),
  });
  await em.flush();
  return game.id;
}

/** A lineup that the rules like, with what a test changes. */
export const lineupOf = (
  ids: Record<PlayerName, string>,
  change: Readonly<Record<string, string>> = {},
) => ({
  lineupName: 'High Voltage',
  wideReceiver1: ids['Terrance Quillen'],
  wideReceiver2: ids['Kai Lindqvist'],
  runningBack: ids['Jarrell Oakes'],
  tightEnd: ids['Beau Hatcher'],
  flex: ids['Amari Stokes-Bell'],
  idp: ids['Garrett Sloan'],
  captain: ids['Jarrell Oakes'],
  ...change,
});

export const SUBMIT = `mutation ($gameId: Int, $input: LineupInput!) {
  submitLineup(input: { gameId: $gameId, lineup: $input }) { lineup { id lineupName submittedAt lockedAt picks { slot isCaptain player { id } } } }
}`;

/** A sheet with those yards and catches, uploaded over REST by an admin. */
export async function uploadSheet(
  site: Site,
  admin: Member,
  gameId: number,
  rows: readonly (readonly unknown[])[],
  { fileName = 'stats.xlsx', header = ['Player', 'Rush Yds', 'Rec', 'Solo Tackles'] } = {},
): Promise<Response> {
  const form = new FormData();
  form.set('statsFile', new Blob([new Uint8Array(workbook([header, ...rows]))]), fileName);
  return site.as(admin).fetch(`/api/admin/upload-stats/${gameId}`, { method: 'POST', body: form });
}
