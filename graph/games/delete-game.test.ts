import { GAME_TEXTS } from '../../schema/games/game-texts.ts';
import { CheckIn } from '../checkins/check-in.entity.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { createContext } from '../core/context.ts';
import { User } from '../accounts/users/user.entity.ts';
import { addGame, addTeam, lineupOf, SUBMIT, uploadSheet } from '../testing/worlds/fantasy.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { deleteGame } from './delete-game.service.ts';
import { Game } from './game.entity.ts';

const TODAY = '2025-11-16T21:25:00Z';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site.em().execute('truncate games, season_records, game_chat_messages cascade');
});

const DELETE = 'mutation ($id: Int!) { deleteGame(input: { id: $id }) { deletedId } }';
const SAVE = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const remove = (id: number, by: Member | null = admin) => site.as(by).run(DELETE, { id });
const refusal = async (id: number, by: Member | null = admin) => {
  const { errors } = await remove(id, by);
  return [errors?.[0]?.extensions.code, errors?.[0]?.message];
};
const isThere = async (id: number) => (await site.em().count(Game, { id })) === 1;
const input = (values: object = {}) => ({
  week: 11,
  season: 2025,
  opponent: 'Kansas City Chiefs',
  isHome: true,
  kickoffAt: TODAY,
  ...values,
});
async function save(values: object = {}): Promise<number> {
  const { data, errors } = await site.as(admin).run(SAVE, { input: input(values) });
  expect(errors).toBeUndefined();
  return (data as { saveGame: { id: number } }).saveGame.id;
}
const shown = async () => {
  const query = `{ nextGame { id } games { id } lastCompletedGame { id } liveGame { gameId }
    seasonRecord { wins losses } chatStatus { isOpen } search(query: "Chiefs") { totalCount } }`;
  const response = await site.as(null).fetch('/graphql', { body: { query } });
  return ((await response.json()) as { data: object }).data;
};

test('a game that was entered by mistake disappears from every page', async () => {
  const id = await save({ result: 'W', score: '24-17' });
  expect(await shown()).toMatchObject({
    games: [{ id }],
    lastCompletedGame: { id },
    seasonRecord: { wins: 1 },
    chatStatus: { isOpen: true },
    search: { totalCount: 1 },
  });
  const events: unknown[] = [];
  const stop = site.server.events.on('game.changed', (event) => events.push(event));
  expect((await remove(id)).data).toEqual({
    deleteGame: { deletedId: id },
  });
  stop();
  expect(events).toEqual([{ gameId: id }]);
  expect(await shown()).toMatchObject({
    games: [],
    nextGame: null,
    lastCompletedGame: null,
    liveGame: null,
    seasonRecord: { wins: 0, losses: 0 },
    chatStatus: { isOpen: false },
    search: { totalCount: 0 },
  });
  const [act] = await site.em().find(AuditEntry, { action: 'game.delete', subjectId: id });
  expect(act).toMatchObject({
    actorId: admin.id,
    details: { opponent: 'Kansas City Chiefs', week: 11, season: 2025 },
  });
});

test('stats that admins uploaded for it are deleted too', async () => {
  await addTeam(site);
  const id = await addGame(site, '2025-11-09T21:25:00Z', { result: 'W', score: '24-17' });
  expect((await uploadSheet(site, admin, id, [['Jarrell Oakes', 61, 2, 0]])).status).toBe(200);
  expect((await remove(id)).data).toEqual({
    deleteGame: { deletedId: id },
  });
  expect(await site.em().execute('select 1 from player_game_stats')).toEqual([]);
});

describe('a game can’t be deleted when members have made something for it:', () => {
  test('check-ins', async () => {
    const id = await save();
    const em = site.em();
    em.create(CheckIn, {
      user: em.getReference(User, (await site.member()).id),
      game: em.getReference(Game, id),
      location: 'Lot J',
      createdAt: site.clock.now(),
    });
    await em.flush();
    expect(await refusal(id)).toEqual(['CONFLICT', GAME_TEXTS.hasCheckIns]);
    expect(await isThere(id)).toBe(true);
  });

  test('lineups', async () => {
    const ids = await addTeam(site);
    const id = await save();
    const { errors } = await site.as(admin).run(SUBMIT, { gameId: id, input: lineupOf(ids) });
    expect(errors).toBeUndefined();
    expect(await refusal(id)).toEqual(['CONFLICT', GAME_TEXTS.hasLineups]);
    expect(await isThere(id)).toBe(true);
  });

  test('the chat of its day, unless it is that of another game', async () => {
    const id = await save();
    const { errors } = await site
      .as(await site.member())
      .run('mutation { sendChatMessage(message: "Go") { id } }');
    expect(errors).toBeUndefined();
    expect(await refusal(id)).toEqual(['CONFLICT', GAME_TEXTS.hasChat]);
    const other = await save({ week: 12, kickoffAt: '2025-11-23T21:25:00Z' });
    expect((await remove(other)).data).toEqual({
      deleteGame: { deletedId: other },
    });
    await save({ opponent: 'Las Vegas Raiders', kickoffAt: '2025-11-17T01:20:00Z' });
    expect((await remove(id)).data).toEqual({
      deleteGame: { deletedId: id },
    });
  });
});

test('a game that the demo would enter again stays, until there is another one on its day', async () => {
  const values = { externalId: 'demo:2025-11-16', week: 0, opponent: 'Chicago Bears' };
  const id = await addGame(site, TODAY, values);
  const services = { ...site.server.services };
  const contextWith = (sportsProvider: 'demo' | 'espn') =>
    createContext(
      site.em(),
      { ...services, env: { ...services.env, sportsProvider } },
      {
        viewer: { id: admin.id, isAdmin: true },
        sessionId: null,
        requestId: 'test',
        address: '127.0.0.1',
        userAgent: undefined,
        language: 'en',
        cookie: undefined,
      },
    );
  await expect(deleteGame(contextWith('demo'), id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: GAME_TEXTS.isDemo,
  });
  await save({ kickoffAt: '2025-11-17T01:20:00Z' });
  expect(await deleteGame(contextWith('demo'), id)).toBe(true);
  const past = await addGame(site, '2025-11-02T21:25:00Z', {
    ...values,
    externalId: 'demo:2025-11-02',
  });
  expect(await deleteGame(contextWith('demo'), past)).toBe(true);
  const nobodys = await addGame(site, '2025-11-16T20:25:00Z', values);
  expect(await deleteGame(contextWith('espn'), nobodys)).toBe(true);
});

test('only admins, only what is there, and of two at once one', async () => {
  const id = await save();
  expect((await refusal(id, await site.member()))[0]).toBe('FORBIDDEN');
  expect((await refusal(id, null))[0]).toBe('UNAUTHENTICATED');
  expect(await isThere(id)).toBe(true);
  const codes = await Promise.all([refusal(id), refusal(id), refusal(id)]);
  expect(codes.map(([code]) => code ?? 'done').sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'done']);
  expect(await refusal(id)).toEqual(['NOT_FOUND', GAME_TEXTS.unknown]);
  const { errors } = await site.as(admin).run(SAVE, { input: input({ id }) });
  expect(errors?.[0]).toMatchObject({
    message: GAME_TEXTS.unknown,
    extensions: { code: 'NOT_FOUND' },
  });
});
