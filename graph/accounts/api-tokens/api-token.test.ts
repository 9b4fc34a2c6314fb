import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { API_TOKEN_TEXTS, type ApiTokenView } from '../../../schema/accounts/api-tokens.ts';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import {
  CREATE_TOKEN,
  openSocket,
  programOf,
  programWith,
} from '../../testing/worlds/api-tokens.ts';
import { browser } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { ApiToken } from './api-token.entity.ts';

const DAY = 86_400_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const graph = async (actor: Actor, query: string, variables?: object) => {
  const response = await actor.fetch('/graphql', { body: { query, variables } });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions: { code: string; fields?: object } }[];
  };
  return { data, error: errors?.[0]?.message, ...errors?.[0]?.extensions };
};
const create = (actor: Actor, name = 'Bot', scope = 'READ') =>
  graph(actor, CREATE_TOKEN, { name, scope });
const LIST = '{ ownApiTokens { id name scope hint createdAt lastUsedAt } }';
const listOf = async (actor: Actor) =>
  (await graph(actor, LIST)).data!.ownApiTokens as ApiTokenView[];
const ME = '{ me { id } }';
const revoke = (actor: Actor, { id }: { id: number }) =>
  graph(actor, `mutation { revokeApiToken(input: { id: ${id} }) { deletedId } }`);

test('a token is shown once, recognized by its end, and stored only as a hash', async () => {
  const member = await site.member();
  const here = site.as(member);
  const { token, apiToken } = await programOf(site, member, 'write', '  Scores on the wall ');
  expect(token).toMatch(/^ow_[\w-]{43}$/);
  const shown = {
    id: apiToken.id,
    name: 'Scores on the wall',
    scope: 'WRITE',
    hint: token.slice(-4),
    createdAt: site.clock.now().toISOString(),
    lastUsedAt: null,
  };
  expect(apiToken).toEqual(shown);
  expect(await listOf(here)).toEqual([shown]);
  const second = await programOf(site, member, 'read', 'Second');
  expect((await listOf(here)).map(({ name }) => name)).toEqual(['Second', 'Scores on the wall']);
  expect(second.token).not.toBe(token);

  const everything = await site.em().execute('select * from api_tokens');
  expect(JSON.stringify(everything)).not.toContain(token.slice(3));
});

test.each([
  ['no name', ' ', 'READ', API_TOKEN_TEXTS.nameRequired],
  ['a long name', 'x'.repeat(51), 'READ', API_TOKEN_TEXTS.nameTooLong],
  ['two lines', 'a\nb', 'READ', 'Some characters are not allowed here'],
])('%s is refused', async (_what, name, scope, message) => {
  const answer = await create(site.as(await site.member()), name, scope);
  expect(answer).toMatchObject({ error: message, fields: { name: message } });
});

test('an unknown scope is refused', async () => {
  const answer = await create(site.as(await site.member()), 'Bot', 'admin');
  expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('only a browser that is signed in makes one', async () => {
  const member = await site.member();
  expect((await create(site.as(null))).code).toBe('UNAUTHENTICATED');
  const foreign = await site.as(member).fetch('/graphql', {
    body: { query: CREATE_TOKEN, variables: { name: 'Bot', scope: 'WRITE' } },
    headers: { origin: 'https://evil.example' },
  });
  expect(await foreign.text()).toContain('UNAUTHENTICATED');
  const socket = await openSocket(site, { cookie: await site.as(member).cookie() });
  await socket.next();
  const text = CREATE_TOKEN.replace(/\(\$.*\{/, '{')
    .replace('$name', '"Bot"')
    .replace('$scope', 'WRITE')
    .replace('$password', `"${TEST_PASSWORD}"`);
  expect(JSON.stringify(await socket.ask(text))).toContain(API_TOKEN_TEXTS.browserOnly);
  const program = await programOf(site, member, 'write');
  expect(await program.graph(text)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await site.em().count(ApiToken, { user: member.id })).toBe(1);
});

test('a member has ten at most, also when they ask for many at once', async () => {
  const here = site.as(await site.member());
  await here.cookie();
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(here)));
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await create(here)).error).toBe(API_TOKEN_TEXTS.tooMany);
  const list = await listOf(here);
  expect(list).toHaveLength(10);
  await revoke(here, list[3]!);
  expect((await create(here)).code).toBeUndefined();
});

test('a browser left open is not enough: the current password is required, and wrong ones are counted', async () => {
  const strict = await startSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const member = await strict.member();
    const here = strict.as(member);
    const createWith = (password: string | null) =>
      graph(here, CREATE_TOKEN, { name: 'Bot', scope: 'WRITE', password });
    expect(await createWith(null)).toMatchObject({ error: 'Current password is required' });
    for (let guess = 0; guess < 5; guess++)
      expect(await createWith('wrong password')).toMatchObject({
        code: 'BAD_USER_INPUT',
        error: ACCOUNT_TEXTS.wrongCurrentPassword,
        fields: { currentPassword: ACCOUNT_TEXTS.wrongCurrentPassword },
      });
    expect((await createWith(TEST_PASSWORD)).code).toBe('TOO_MANY_REQUESTS');
    expect(await strict.em().count(ApiToken, { user: member.id })).toBe(0);
  } finally {
    await strict.stop();
  }
});

test('making them is limited', async () => {
  const strict = await startSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const here = strict.as(await strict.member());
    for (let times = 0; times < 20; times++) {
      const { data } = await create(here);
      const { created: made } = data!.createApiToken as { created: { apiToken: ApiTokenView } };
      await revoke(here, made.apiToken);
    }
    expect((await create(here)).code).toBe('TOO_MANY_REQUESTS');
  } finally {
    await strict.stop();
  }
});

test('use is noted at most once a minute', async () => {
  const member = await site.member();
  const program = await programOf(site, member);
  const lastUsed = async () => (await listOf(site.as(member)))[0]!.lastUsedAt;
  site.clock.advance(1_000);
  await program.graph(ME);
  const first = site.clock.now().toISOString();
  expect(await lastUsed()).toBe(first);
  site.clock.advance(59_000);
  await program.graph(ME);
  expect(await lastUsed()).toBe(first);
  site.clock.advance(2_000);
  await program.rest('/api/live-game');
  expect(await lastUsed()).toBe(site.clock.now().toISOString());
});

test('a token unused for a year has expired, and is deleted when the next one is made', async () => {
  const member = await site.member();
  const [used, unused] = [await programOf(site, member), await programOf(site, member)];
  site.clock.advance(364 * DAY);
  expect((await used.graph(ME)).status).toBe(200);
  site.clock.advance(DAY);
  expect((await used.graph(ME)).data).toEqual({ me: { id: member.id } });
  expect(await unused.graph(ME)).toMatchObject({ status: 401, message: API_TOKEN_TEXTS.invalid });
  expect(await listOf(site.as(member))).toMatchObject([{ id: used.apiToken.id }]);
  expect(await site.em().count(ApiToken, { id: unused.apiToken.id })).toBe(1);
  await programOf(site, await site.member());
  expect(await site.em().count(ApiToken, { id: unused.apiToken.id })).toBe(0);
});

test('revoking works at once, closes the sockets of that token, and only the owner can', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const here = site.as(member);
  const [gone, stays] = [await programOf(site, member), await programOf(site, member)];
  const [itsSocket, staying] = [await gone.socket(), await stays.socket()];
  await Promise.all([itsSocket.next(), staying.next()]);
  const browsers = await openSocket(site, { cookie: await here.cookie() });
  await browsers.next();

  for (const actor of [site.as(other), site.as(await site.admin())])
    expect((await revoke(actor, gone.apiToken)).code).toBe('NOT_FOUND');
  expect((await revoke(site.as(null), gone.apiToken)).code).toBe('UNAUTHENTICATED');
  expect((await gone.graph(ME)).status).toBe(200);

  expect((await revoke(here, gone.apiToken)).data).toEqual({
    revokeApiToken: { deletedId: gone.apiToken.id },
  });
  expect(await itsSocket.closed).toEqual([4401, CLOSE_REASONS.tokenRevoked]);
  expect(await gone.graph(ME)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect((await gone.rest('/api/live-game')).status).toBe(401);
  expect((await revoke(here, gone.apiToken)).code).toBe('NOT_FOUND');
  for (const socket of [staying, browsers])
    expect(await socket.ask(ME)).toMatchObject({ payload: { data: { me: { id: member.id } } } });
});

test('a token that ends unannounced is noticed before the next operation of its socket', async () => {
  const program = await programOf(site, await site.member());
  const socket = await program.socket();
  await socket.next();
  await site.em().nativeDelete(ApiToken, { id: program.apiToken.id });
  socket.send({ id: 'x', type: 'subscribe', payload: { query: ME } });
  expect(await socket.closed).toEqual([4401, API_TOKEN_TEXTS.invalid]);
});

async function withTokenAndSocket(member: Member) {
  const program = await programOf(site, member, 'write');
  const socket = await program.socket();
  await socket.next();
  return { program, socket };
}

test('changing the password revokes all tokens of the member, and no others', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const bystander = await programOf(site, other);
  const { program, socket } = await withTokenAndSocket(member);
  const visitor = browser(site);
  await visitor.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
  const answer = await visitor.put(`/api/users/${member.id}/password`, {
    currentPassword: TEST_PASSWORD,
    newPassword: 'brand new password',
  });
  expect(answer.status).toBe(200);
  expect((await socket.closed)[0]).toBe(4401);
  expect((await program.graph(ME)).status).toBe(401);
  expect((await bystander.graph(ME)).status).toBe(200);
});

test('so does a mailed link that sets a new one', async () => {
  const member = await site.member();
  const { program, socket } = await withTokenAndSocket(member);
  await rowsOf(
    site.em(),
    db
      .updateTable('users')
      .set({
        resetToken: sql<string>`encode(sha256('a-secret'), 'hex')`,
        resetTokenExpiry: new Date(site.clock.now().getTime() + 60_000),
      })
      .where('id', '=', member.id),
  );
  const answer = await browser(site).post('/api/auth/reset-password', {
    token: 'a-secret',
    newPassword: 'brand new password',
  });
  expect(answer.status).toBe(200);
  expect((await socket.closed)[0]).toBe(4401);
  expect((await program.graph(ME)).status).toBe(401);
});

test('deleting an account deletes its tokens', async () => {
  const member = await site.member();
  const { program, socket } = await withTokenAndSocket(member);
  const left = await graph(
    site.as(member),
    `mutation { deleteOwnAccount(input: { proof: { currentPassword: "${TEST_PASSWORD}" } }) { isDeleted } }`,
  );
  expect(left.data).toEqual({ deleteOwnAccount: { isDeleted: true } });
  expect((await socket.closed)[0]).toBe(4401);
  expect((await program.graph(ME)).status).toBe(401);
  expect(await site.em().count(ApiToken, { id: program.apiToken.id })).toBe(0);
});

test('a socket with an invalid token is refused with the reason, and never becomes a visitor', async () => {
  for (const token of [`ow_${'A'.repeat(43)}`, 'nonsense']) {
    const socket = await programWith(site, token).socket();
    expect(await socket.closed).toEqual([4401, API_TOKEN_TEXTS.invalid]);
    expect(socket.received).toEqual([]);
  }
});
