import { LINEUP_TEXTS, SLOTS } from '../../../schema/fantasy/lineup.ts';
import {
  addGame,
  addTeam,
  lineupOf,
  type PlayerName,
  SUBMIT,
} from '../../testing/worlds/fantasy.ts';
import { waitingForLock } from '../../testing/locks.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { FantasyLineup } from './fantasy-lineup.entity.ts';
import { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

const KICKOFF = '2025-11-16T21:25:00.000Z';
const SWITCH =
  'mutation ($isOpen: Boolean!) { setFantasyOpenToAll(input: { isOpen: $isOpen }) { isOpen } }';
const MINE = 'query ($gameId: Int!) { myLineup(gameId: $gameId) { lineupName } }';
const UPDATE = `mutation ($id: Int!, $input: LineupInput!) { updateLineup(input: { id: $id, lineup: $input }) { lineup { lineupName } } }`;

let site: Site;
let ids: Record<PlayerName, string>;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  ids = await addTeam(site);
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.clock.set('2025-11-16T19:00:00Z'));

const submit = (who: Member, gameId: number | null, change: Record<string, string> = {}) =>
  site.as(who).run(SUBMIT, { gameId, input: lineupOf(ids, change) });
const codeOf = ({ errors }: { errors?: readonly { extensions?: object; message: string }[] }) =>
  errors && [(errors[0]!.extensions as { code: string }).code, errors[0]!.message];

describe('who may play', () => {
  test('while the switch is off, admins only', async () => {
    const [gameId, member] = [await addGame(site, KICKOFF), await site.member()];
    expect(codeOf(await submit(member, gameId))).toEqual([
      'FORBIDDEN',
      LINEUP_TEXTS.comingSoon(2025),
    ]);
    expect((await submit(admin, gameId)).errors).toBeUndefined();
    expect(
      (await site.as(null).run(SUBMIT, { gameId, input: lineupOf(ids) })).errors,
    ).toBeDefined();
  });

  test('once an admin opens it, every member, and the act is on record', async () => {
    const [gameId, member] = [await addGame(site, KICKOFF), await site.member()];
    await site.as(admin).run(SWITCH, { isOpen: true });
    expect((await submit(member, gameId)).errors).toBeUndefined();
    await site.as(admin).run(SWITCH, { isOpen: false });
    expect(codeOf(await submit(member, gameId))).toEqual([
      'FORBIDDEN',
      LINEUP_TEXTS.comingSoon(2025),
    ]);
    expect(codeOf(await site.as(member).run(SWITCH, { isOpen: true }))?.[0]).toBe('FORBIDDEN');
  });
});

describe('the lock', () => {
  test('falls at the very instant of kickoff, and says so', async () => {
    const gameId = await addGame(site, KICKOFF);
    site.clock.set(new Date(Date.parse(KICKOFF) - 1).toISOString());
    expect((await submit(admin, gameId)).errors).toBeUndefined();
    site.clock.set(KICKOFF);
    expect(codeOf(await submit(admin, gameId, { lineupName: 'Late' }))).toEqual([
      'FORBIDDEN',
      LINEUP_TEXTS.locked,
    ]);
    const mine = await site.as(admin).run(MINE, { gameId });
    expect(mine.data).toMatchObject({ myLineup: { lineupName: 'High Voltage' } });
  });

  test('applies to a lineup that waited for the lock past kickoff', async () => {
    const gameId = await addGame(site, KICKOFF);
    const em = site.em();
    await em.begin();
    await em
      .getConnection()
      .execute(
        'select 1 from games where id = ? for update',
        [gameId],
        'all',
        em.getTransactionContext(),
      );
    const waiting = submit(admin, gameId);
    await waitingForLock(site);
    site.clock.set(KICKOFF);
    await em.commit();
    expect(codeOf(await waiting)).toEqual(['FORBIDDEN', LINEUP_TEXTS.locked]);
  });

  test('moves with the kickoff', async () => {
    const gameId = await addGame(site, KICKOFF);
    site.clock.set(KICKOFF);
    expect((await submit(admin, gameId)).errors).toBeDefined();
    await site.em().nativeUpdate(Game, gameId, { kickoffAt: new Date('2025-11-17T01:20:00Z') });
    expect((await submit(admin, gameId)).errors).toBeUndefined();
  });

  test('after the game the refusal says to return on Tuesday', async () => {
    const gameId = await addGame(site, '2025-11-09T21:25:00Z', { result: 'W', score: '10-7' });
    const response = await site.as(null).fetch(`/api/fantasy/game/${gameId}/status`);
    expect(await response.json()).toEqual({
      isOpen: false,
      reason: LINEUP_TEXTS.gameOver,
      nextOpenDate: '2025-11-11T07:00:00.000Z',
    });
  });
});

describe('the content of a lineup', () => {
  test.each(SLOTS.filter((slot) => slot !== 'flex'))('no quarterback at %s', async (slot) => {
    const gameId = await addGame(site, KICKOFF);
    const answer = await submit(admin, gameId, {
      [slot]: ids['Tobin Marsh'],
      captain: ids['Amari Stokes-Bell'],
    });
    expect(codeOf(answer)).toEqual(['BAD_USER_INPUT', LINEUP_TEXTS.notEligible(slot)]);
  });

  test('any back or receiver as flex, any defender as IDP', async () => {
    const gameId = await addGame(site, KICKOFF);
    expect(
      (await submit(admin, gameId, { flex: ids['Micah Tolliver'], idp: ids['Lamont Rivers'] }))
        .errors,
    ).toBeUndefined();
    expect(codeOf(await submit(admin, gameId, { flex: ids['Lamont Rivers'] }))?.[1]).toBe(
      LINEUP_TEXTS.notEligible('flex'),
    );
  });

  test('what is missing is named, part by part, beside the document’s sentence', async () => {
    const gameId = await addGame(site, KICKOFF);
    const { errors } = await submit(admin, gameId, { idp: '', captain: ' ', lineupName: '' });
    expect(errors).toMatchObject([
      {
        message: LINEUP_TEXTS.incomplete.message,
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: {
            idp: 'Missing: IDP',
            captain: 'Missing: captain',
            lineupName: 'Missing: lineup name',
          },
        },
      },
    ]);
  });

  test.each([
    ['no player twice', { flex: '$Terrance Quillen' }, LINEUP_TEXTS.twice],
    ['a captain of its own', { captain: '$Tobin Marsh' }, LINEUP_TEXTS.captain.message],
    ['a name', { lineupName: ' \u200b ' }, LINEUP_TEXTS.incomplete.message],
    ['every slot', { idp: '' }, LINEUP_TEXTS.incomplete.message],
    ['players that exist', { idp: '999999' }, LINEUP_TEXTS.notEligible('idp')],
    ['ids that can be', { idp: '9999999999' }, LINEUP_TEXTS.notEligible('idp')],
  ])('%s', async (_, change, message) => {
    const gameId = await addGame(site, KICKOFF);
    const filled = Object.fromEntries(
      Object.entries(change).map(([slot, value]) => [
        slot,
        value.startsWith('$') ? ids[value.slice(1) as PlayerName] : value,
      ]),
    );
    expect(codeOf(await submit(admin, gameId, filled))).toEqual(['BAD_USER_INPUT', message]);
  });

  test('no player who has left the team', async () => {
    const gameId = await addGame(site, KICKOFF);
    const id = Number(ids['Micah Tolliver']);
    await site.em().nativeUpdate(FantasyPlayer, id, { isActive: false });
    expect(codeOf(await submit(admin, gameId, { flex: String(id) }))?.[1]).toBe(
      LINEUP_TEXTS.notEligible('flex'),
    );
    await site.em().nativeUpdate(FantasyPlayer, id, { isActive: true });
  });

  test('no game', async () => {
    expect(codeOf(await submit(admin, null))).toEqual([
      'BAD_USER_INPUT',
      LINEUP_TEXTS.noGame.message,
    ]);
    expect(codeOf(await submit(admin, 999_999))).toEqual([
      'NOT_FOUND',
      LINEUP_TEXTS.noGame.message,
    ]);
  });
});

describe('one lineup per member and game', () => {
  test('however many tabs submit at once', async () => {
    const gameId = await addGame(site, KICKOFF);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => submit(admin, gameId, { lineupName: `Tab ${at}` })),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await site.em().count(FantasyLineup, { game: gameId })).toBe(1);
  });

  test("no one changes or reads another's", async () => {
    const [gameId, other] = [await addGame(site, KICKOFF), await site.admin()];
    const { data } = await submit(admin, gameId);
    const { id } = (data as { submitLineup: { lineup: { id: number } } }).submitLineup.lineup;
    const input = lineupOf(ids, { lineupName: 'Mine now' });
    expect(codeOf(await site.as(other).run(UPDATE, { id, input }))?.[0]).toBe('FORBIDDEN');
    expect((await site.as(other).run(MINE, { gameId })).data).toEqual({ myLineup: null });
    expect((await site.as(admin).run(UPDATE, { id, input })).data).toEqual({
      updateLineup: { lineup: { lineupName: 'Mine now' } },
    });
    expect(codeOf(await site.as(admin).run(UPDATE, { id: 999_999, input }))?.[0]).toBe('NOT_FOUND');
  });

  test('before the game is scored no list shows what is in it', async () => {
    const gameId = await addGame(site, KICKOFF);
    await submit(admin, gameId);
    const { data } = await site
      .as(admin)
      .run(
        'query ($gameId: Int!) { boardLineups(gameId: $gameId) { nodes { id } } lineupSubmissions(gameId: $gameId) { userName userEmail lineupName } }',
        { gameId },
      );
    expect(data).toEqual({
      boardLineups: { nodes: [] },
      lineupSubmissions: [
        { userName: admin.name, userEmail: admin.email, lineupName: 'High Voltage' },
      ],
    });
  });
});
