import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, browser, outbox } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Site, startSite } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

let hosts = 0;
const address = () => `203.0.113.${++hosts}`;
const from = (host: string) => ({ 'x-forwarded-for': host });
const signIn = (host: string, email: string, password: string) =>
  browser(site).post('/api/auth/login', { email, password }, from(host));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

async function inTurn(times: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index++) answers.push(await call(index));
  return answers;
}

test('five wrong passwords from one address close the account to it, in every spelling, and to it alone', async () => {
  const member = await site.member();
  const host = address();
  const guesses = await inTurn(6, (index) =>
    signIn(host, index % 2 ? member.email.toUpperCase() : ` ${member.email}`, 'wrong password'),
  );
  expect(statuses(guesses)).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await signIn(host, member.email, TEST_PASSWORD);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(right.body.message).toBe('Too many attempts. Please try again in 15 minutes.');
  expect((await signIn(address(), member.email, TEST_PASSWORD)).status).toBe(200);
});

test('a client can not choose its address by headers it adds', async () => {
  const member = await site.member();
  const host = address();
  const guesses = await inTurn(6, (index) =>
    signIn(`198.51.100.${index}, ${host}`, member.email, 'wrong password'),
  );
  expect(guesses.at(-1)!.status).toBe(429);
});

test('guesses at once count like guesses in turn', async () => {
  const member = await site.member();
  const host = address();
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => signIn(host, member.email, 'wrong password')),
  );
  expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(5);
  expect((await signIn(host, member.email, TEST_PASSWORD)).status).toBe(429);
});

test('right passwords are not counted: forty members of one household sign in', async () => {
  const host = address();
  const members = await Promise.all(Array.from({ length: 40 }, () => site.member()));
  const answers = await Promise.all(members.map(({ email }) => signIn(host, email, TEST_PASSWORD)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
});

/** Fails on as many accounts as one network may before it becomes slow. */
const spray = (host: string) =>
  inTurn(15, (index) => signIn(host, `spray${index}@example.org`, 'password1'));

test('one password tried on many accounts becomes slow, and locks out no one on the same network', async () => {
  const host = address();
  expect(new Set(statuses(await spray(host)))).toEqual(new Set([401]));
  const [coworker, admin] = [await site.member(), await site.admin()];
  for (const { email } of [coworker, admin]) {
    const start = performance.now();
    expect((await signIn(host, email, TEST_PASSWORD)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(950);
  }
});

test('many at once from such a network are put off for seconds, not for an hour', async () => {
  const host = address();
  await spray(host);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(host, `more${index}@example.org`, 'password1')),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { headers } of refused)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  const member = await site.member();
  expect((await signIn(host, member.email, TEST_PASSWORD)).status).toBe(200);
});

test('a browser that signed in before is not locked out by what others do in its network', async () => {
  const [member, host] = [await site.member(), address()];
  const known = browser(site);
  const enter = (visitor = known, password = TEST_PASSWORD) =>
    visitor.post('/api/auth/login', { email: member.email, password }, from(host));
  await enter();
  await known.post('/api/auth/logout', {}, from(host));
  expect([...known.cookies.keys()]).toEqual(['ow_device']);
  await spray(host);
  await inTurn(5, () => enter(browser(site), 'wrong password'));
  expect((await enter(browser(site))).status).toBe(429);
  expect((await enter()).status).toBe(200);
});

test('what it gets wrong itself is counted, for the account that it knows and for others', async () => {
  const [member, other, host] = [await site.member(), await site.member(), address()];
  const known = browser(site);
  const enter = (email: string, password: string) =>
    known.post('/api/auth/login', { email, password }, from(host));
  await enter(member.email, TEST_PASSWORD);
  for (const { email } of [member, other]) {
    const guesses = await inTurn(6, () => enter(email, 'wrong password'));
    expect(statuses(guesses)).toEqual([401, 401, 401, 401, 401, 429]);
  }
  // Its own failures are no reason to refuse the rest of the network.
  expect((await signIn(host, member.email, TEST_PASSWORD)).status).toBe(200);
});

test('a forged device cookie, or another account’s, has no effect', async () => {
  const [member, other, host] = [await site.member(), await site.member(), address()];
  const theirs = browser(site);
  await theirs.post('/api/auth/login', { email: other.email, password: TEST_PASSWORD });
  await inTurn(5, () => signIn(host, member.email, 'wrong password'));
  for (const device of [theirs.cookies.get('ow_device')!, 'A'.repeat(43)]) {
    const stranger = browser(site);
    stranger.cookies.set('ow_device', device);
    const body = { email: member.email, password: TEST_PASSWORD };
    expect((await stranger.post('/api/auth/login', body, from(host))).status).toBe(429);
  }
});

test('a signed-in browser changes its password although others failed from its network', async () => {
  const [member, host] = [await site.member(), address()];
  await inTurn(5, () => signIn(host, member.email, 'wrong password'));
  const answer = await browser(site).put(
    `/api/users/${member.id}/password`,
    { currentPassword: TEST_PASSWORD, newPassword: 'sunday night' },
    { ...from(host), cookie: await site.as(member).cookie() },
  );
  expect(answer.status).toBe(200);
});

test('an account under a distributed attack signs in slowly, and its owner still gets in', async () => {
  const member = await site.member();
  for (let host = 0; host < 4; host++) {
    const here = address();
    await inTurn(5, () => signIn(here, member.email, 'wrong password'));
  }
  const start = performance.now();
  expect((await signIn(address(), member.email, TEST_PASSWORD)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(950);
});

test('an address signs up five times an hour', async () => {
  const host = address();
  const signUp = (index: number) =>
    browser(site).post(
      '/api/auth/signup',
      { name: 'Fan', email: `new${index}@example.org`, password: 'sunday night' },
      from(host),
    );
  expect(statuses(await inTurn(6, signUp))).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a mailbox gets three links an hour, a network address may request ten', async () => {
  const member = await site.member();
  const forgot = (host: string, email: string) =>
    browser(site).post('/api/auth/forgot-password', { email }, from(host));
  expect(statuses(await inTurn(4, () => forgot(address(), member.email)))).toEqual([
    200, 200, 200, 429,
  ]);
  expect(statuses(await inTurn(4, () => forgot(address(), 'nobody@example.org')))).toEqual([
    200, 200, 200, 429,
  ]);
  expect((await outbox(site)).filter((mail) => mail.includes(`To: ${member.email}`))).toHaveLength(
    3,
  );
  const host = address();
  const many = await inTurn(11, (index) => forgot(host, `many${index}@example.org`));
  expect(statuses(many)).toEqual([...Array<number>(10).fill(200), 429]);
});

test('an address tries ten reset tokens', async () => {
  const host = address();
  const tried = await inTurn(11, (index) =>
    browser(site).post(
      '/api/auth/reset-password',
      { token: `guess-${index}`, newPassword: 'sunday night' },
      from(host),
    ),
  );
  expect(statuses(tried)).toEqual([...Array<number>(10).fill(400), 429]);
});

test('guessing the current password counts like guessing at sign-in', async () => {
  const member = await site.member();
  const host = address();
  const cookie = await site.as(member).cookie();
  const guess = () =>
    browser(site).put(
      `/api/users/${member.id}/password`,
      { currentPassword: 'wrong password', newPassword: 'sunday night' },
      { ...from(host), cookie },
    );
  expect(statuses(await inTurn(6, guess))).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a member tries five new e-mails an hour', async () => {
  const member = await site.member();
  const { name } = member;
  const cookie = await site.as(member).cookie();
  const move = (email: string) =>
    browser(site).put(`/api/users/${member.id}/profile`, { name, email }, { cookie });
  const moves = await inTurn(6, (index) => move(`moved${index}@example.org`));
  expect(statuses(moves)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await move('MOVED4@example.org')).status).toBe(200);
});
