import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { API_TOKEN_TEXTS } from '../../schema/accounts/api-tokens.ts';
import { can } from '../../schema/accounts/capabilities.ts';
import { POLICIES } from '../policies.ts';
import { CALLS } from '../rest/contract.ts';
import { runQuery, type Program, programOf, programWith } from '../testing/worlds/api-tokens.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { operationOf } from '../testing/root-operation.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let member: Member;
let admin: Member;
let programs: Record<'reader' | 'writer' | 'reader of an admin' | 'writer of an admin', Program>;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  site = await startSite();
  [member, admin] = [await site.member(), await site.admin()];
  programs = {
    reader: await programOf(site, member, 'read'),
    writer: await programOf(site, member, 'write'),
    'reader of an admin': await programOf(site, admin, 'read'),
    'writer of an admin': await programOf(site, admin, 'write'),
  };
  picture = await jpeg({ width: 40, height: 30 });
});
afterAll(() => site.stop());

const ME = '{ me { id } }';
const MOOD = 'mutation { submitMood(input: { moodLevel: 4 }) { mood { id } } }';

/**
 * Fields about the account or the browser itself. Listed here again, so that adding one means thinking about tokens.
 */
const ABOUT_THE_ACCOUNT = new Set([
  ...['Mutation.signUp', 'Mutation.signIn', 'Mutation.setDoNotDisturb'],
  ...['Mutation.signOut', 'Mutation.restoreSession', 'Mutation.changePassword'],
  ...['Mutation.requestPasswordReset', 'Mutation.resetPassword'],
  ...['Mutation.updateAvatar', 'Mutation.updateProfile', 'Mutation.uploadAvatar'],
  'Mutation.removeAvatar',
  ...['Query.ownSessions', 'Mutation.endSession', 'Mutation.endOtherSessions'],
  ...['Query.ownEmail', 'Mutation.sendEmailProof'],
  'Query.ownSecurityEvents',
  'Query.ownApiTokens',
  ...['Query.ownWebhooks', 'Query.ownWebhookDeliveries', 'Subscription.ownWebhookEvents'],
  ...['Mutation.createWebhook', 'Mutation.setWebhookPaused', 'Mutation.deleteWebhook'],
  ...['Mutation.replaceWebhookSecret', 'Mutation.testWebhook', 'Mutation.resendWebhookDelivery'],
  'Mutation.createApiToken',
  'Mutation.revokeApiToken',
  ...['Query.signInSecurity', 'Mutation.identityProofOptions', 'Mutation.proveIdentity'],
  ...['Mutation.finishSignIn', 'Mutation.passkeySignInOptions', 'Mutation.signInWithPasskey'],
  ...['Mutation.newPasskeyOptions', 'Mutation.addPasskey', 'Mutation.renamePasskey'],
  ...['Mutation.removePasskey', 'Mutation.startTotp', 'Mutation.confirmTotp'],
  ...['Mutation.turnOffTotp', 'Mutation.replaceRecoveryCodes'],
  ...['Mutation.deleteOwnAccount', 'Mutation.acknowledgeSanction', 'Mutation.answerSanction'],
  ...['Mutation.muteMember', 'Mutation.unmuteMember', 'Mutation.muteWord', 'Mutation.unmuteWord'],
  ...['Query.listeningPosition', 'Mutation.saveListeningPosition'],
  ...['Mutation.subscribeToPush', 'Mutation.unsubscribeFromPush', 'Mutation.setProfileHidden'],
  ...['Query.isOptedOutOfNewsletter', 'Mutation.setNewsletterOptOut'],
  ...['Query.ownInbox', 'Mutation.markInboxRead', 'Mutation.setInboxChoice'],
  ...['Query.ownLeagues', 'Query.league', 'Query.leagueInvite', 'Mutation.createLeague'],
  ...['Mutation.joinLeague', 'Mutation.leaveLeague', 'Mutation.renameLeague'],
  ...['Mutation.replaceLeagueLink', 'Mutation.removeLeagueMember', 'Query.leagueMessages'],
  ...['Mutation.postLeagueMessage', 'Mutation.deleteLeagueMessage'],
]);

const isForMembers = (rootField: string) =>
  !ABOUT_THE_ACCOUNT.has(rootField) && can({ id: 1, isAdmin: false }, POLICIES[rootField]!);

const fields = Object.keys(POLICIES).filter((name) => !name.startsWith('Subscription.'));
const cells = fields.flatMap((rootField) =>
  (['reader', 'writer', 'reader of an admin', 'writer of an admin'] as const).map((who) => ({
    rootField,
    who,
  })),
);

/** Calls a root field with values that at least parse; a file goes as a form. */
function call(program: Program, rootField: string) {
  // Lists that long would be refused for what they cost.
  const query = operationOf(site.server.schema, rootField).replaceAll('999999', '99');
  if (!query.includes('$file')) return program.graph(query);
  const form = formWith(picture, {
    field: '0',
    fields: {
      operations: JSON.stringify({ query, variables: { file: null } }),
      map: JSON.stringify({ 0: ['variables.file'] }),
    },
  });
  return program.graph({ form });
}

describe('what a token may call', () => {
  test.each(cells)('$rootField by a $who', async ({ rootField, who }) => {
    const { code, message } = await call(programs[who], rootField);
    const answer = { code, message };
    const isWrite = rootField.startsWith('Mutation.');
    if (!isForMembers(rootField))
      expect(answer).toEqual({ code: 'FORBIDDEN', message: API_TOKEN_TEXTS.notAllowed });
    else if (isWrite && who.startsWith('reader'))
      expect(answer).toEqual({ code: 'FORBIDDEN', message: API_TOKEN_TEXTS.needsWrite });
    else {
      expect([API_TOKEN_TEXTS.notAllowed, API_TOKEN_TEXTS.needsWrite]).not.toContain(message);
      expect([
        'UNAUTHENTICATED',
        'INTERNAL_SERVER_ERROR',
        'GRAPHQL_VALIDATION_FAILED',
      ]).not.toContain(code);
    }
  });

  test('subscriptions: what members may follow, with any scope', async () => {
    const refused = Object.keys(POLICIES).filter(
      (name) => name.startsWith('Subscription.') && !isForMembers(name),
    );
    expect(refused).toContain('Subscription.reportEvents');
    for (const who of ['reader', 'writer of an admin'] as const) {
      const socket = await programs[who].socket();
      await socket.next();
      for (const name of refused)
        expect(await socket.ask(operationOf(site.server.schema, name), name)).toMatchObject({
          payload: {
            errors: [{ message: API_TOKEN_TEXTS.notAllowed, extensions: { code: 'FORBIDDEN' } }],
          },
        });
      await socket.subscribe('moods', 'subscription { communityMood { average } }');
      await programs.writer.graph(MOOD);
      expect(await socket.next()).toMatchObject({ id: 'moods', type: 'next' });
    }
  });

  test('over a socket the scope counts as well', async () => {
    const socket = await programs.reader.socket();
    await socket.next();
    expect(await socket.ask(ME)).toMatchObject({ payload: { data: { me: { id: member.id } } } });
    expect(await socket.ask(MOOD)).toMatchObject({
      payload: { errors: [{ message: API_TOKEN_TEXTS.needsWrite }] },
    });
  });
});

describe('through the paths', () => {
  test('a token reads and writes as its member, as far as its scope goes', async () => {
    const mood = { method: 'POST', body: { moodLevel: 5 } };
    expect((await programs.writer.rest('/api/fan-mood', mood)).ok).toBe(true);
    const refused = await programs.reader.rest('/api/fan-mood', mood);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: API_TOKEN_TEXTS.needsWrite });
    const own = await programs.reader.rest(`/api/users/${member.id}`);
    expect(await own.json()).toMatchObject({ email: member.email });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(
    CALLS.filter(([, , caller]) => caller === 'admin').map(([method, path]) => ({ method, path })),
  )('an admin’s token may not $method $path', async ({ method, path }) => {
    const answer = await programs['writer of an admin'].rest(path.replace(/:\w+/g, '1'), {
      method: method.toUpperCase(),
      ...(method !== 'get' && { body: {} }),
    });
    expect(answer.status).toBe(403);
  });

  test('no token takes data along, that of members or of the site', async () => {
    for (const path of ['/my-data.zip', '/exports/users.csv'])
      for (const program of Object.values(programs))
        expect((await program.rest(path)).status).toBe(403);
  });

  test('an admin’s token sees of others what members see', async () => {
    const other = await programs['reader of an admin'].rest(`/api/users/${member.id}`);
    expect(await other.json()).not.toHaveProperty('email');
  });
});

describe('a token that is not valid', () => {
  const { invalid: wrong, noBearer } = API_TOKEN_TEXTS;
  const invalid: [what: string, header: string, message: string][] = [
    ['made up', `Bearer ow_${'A'.repeat(43)}`, wrong],
    ['cut short', 'Bearer ow_abc', wrong],
    ['empty', 'Bearer', noBearer],
    ['a cookie’s', `Bearer ${'A'.repeat(43)}`, wrong],
    ['without its scheme', `ow_${'A'.repeat(43)}`, noBearer],
    ['of two parts', 'Bearer ow_a b', noBearer],
  ];
  test.each(invalid)('%s is refused everywhere, with any cookie', async (_what, text, message) => {
    const headers = { authorization: text };
    // The results for visitors are cached by now.
    for (let times = 0; times < 2; times++)
      expect((await runQuery(site, { query: ME, headers: {} })).data).toEqual({ me: null });
    for (const cookie of ['', await site.as(member).cookie()]) {
      const answer = await runQuery(site, { query: ME, headers: { ...headers, cookie } });
      expect(answer).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        message,
        data: undefined,
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(answer.headers.get('set-cookie')).toBeNull();
      for (const path of ['/api/live-game', '/my-data.zip', '/exports/users.csv']) {
        const refused = await site.as(null).fetch(path, { headers: { ...headers, cookie } });
        expect([path, refused.status]).toEqual([path, 401]);
        expect(await refused.json()).toMatchObject({ message });
      }
    }
  });

  test('is refused in the graph’s format before a long body is read', async () => {
    const answer = await programWith(site, 'ow_x').graph(`{ me { id } } #${'x'.repeat(150_000)}`);
    expect(answer).toMatchObject({ status: 401, message: API_TOKEN_TEXTS.invalid });
  });

  test('the password of a proxy is none: the cookie counts', async () => {
    const headers = {
      authorization: 'Basic c3RhZ2U6c3RhZ2U=',
      cookie: await site.as(member).cookie(),
    };
    expect((await runQuery(site, { query: ME, headers })).data).toEqual({ me: { id: member.id } });
  });
});

test('where a token and a cookie come together the token alone counts', async () => {
  const cookie = await site.as(admin).cookie();
  const { graph } = programs.reader;
  expect((await graph({ query: ME, headers: { cookie } })).data).toEqual({ me: { id: member.id } });
  expect(await graph({ query: '{ userCount }', headers: { cookie } })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(
    await graph({ query: 'mutation { signOut { isSignedOut } }', headers: { cookie } }),
  ).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a response to a token is private: cached neither here nor by proxies', async () => {
  const query = '{ communityMood { average } me { id } }';
  await runQuery(site, { query, headers: {} });
  const own = await programs.reader.graph(query);
  expect(own.data).toMatchObject({ me: { id: member.id } });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await runQuery(site, { query, headers: {} })).data).toMatchObject({ me: null });
});

describe('from other origins', () => {
  const foreign = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' };
  const preflight = (path: string, method: string) =>
    site.as(null).fetch(path, {
      method: 'OPTIONS',
      headers: {
        ...foreign,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const listOf = (answer: Response, name: string) =>
    answer.headers.get(`access-control-allow-${name}`)!.split(', ');

  test.each([
    ['/graphql', 'POST'],
    ['/api/comments/1', 'PUT'],
    ['/api/comments/1', 'DELETE'],
  ])('a browser may send a token to %s by %s, and no credentials', async (path, method) => {
    const answer = await preflight(path, method);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(listOf(answer, 'methods')).toContain(method);
    expect(listOf(answer, 'headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type']),
    );
  });

  test('a token acts as its member', async () => {
    const answer = await programs.writer.graph({ query: MOOD, headers: foreign });
    expect(answer.data).toMatchObject({ submitMood: { mood: {} } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const overRest = await programs.writer.rest('/api/fan-mood', {
      method: 'POST',
      body: { moodLevel: 3 },
      headers: foreign,
    });
    expect(overRest.ok).toBe(true);
    expect(overRest.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a cookie still counts for nothing', async () => {
    const headers = { ...foreign, cookie: await site.as(member).cookie() };
    expect((await runQuery(site, { query: ME, headers })).data).toEqual({ me: null });
    for (const authorization of [undefined, 'Basic c3RhZ2U6c3RhZ2U=']) {
      const answer = await site.as(null).fetch('/api/fan-mood', {
        body: { moodLevel: 3 },
        headers: { ...headers, ...(authorization && { authorization }) },
      });
      expect(answer.status).toBe(403);
    }
  });
});
