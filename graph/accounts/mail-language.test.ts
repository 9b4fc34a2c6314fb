import { browser, outbox } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'http://fans.example.org' } });
});
afterAll(() => site.stop());

const FORGOT =
  'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { request { message } } }';

/** The letters of a mail that travel in figures; a token behind its equals sign may look like one of two, never like both. */
const lettersOf = (mail: string) =>
  mail.replaceAll(/=(C[23])=([89AB][\dA-F])/g, (_, lead: string, rest: string) =>
    Buffer.from(lead + rest, 'hex').toString(),
  );
async function lastMailTo({ email }: Member): Promise<string> {
  const mails = await outbox(site);
  return lettersOf(mails.filter((mail) => mail.includes(`To: ${email}`)).at(-1)!);
}
const reading = (language: string) => ({ 'accept-language': language });
const graph = (query: string, variables: object, language: string) =>
  browser(site).post('/graphql', { query, variables }, reading(language));

test('who reads the site in Spanish is mailed in Spanish, subject, words and signature', async () => {
  const member = await site.member();
  const answer = await graph(FORGOT, { email: member.email }, 'es');
  const mail = await lastMailTo(member);
  expect(mail).toContain('Restablece_tu_contraseña');
  expect(mail).toContain('Alguien, esperamos que tú, pidió restablecer la contraseña');
  expect(mail).toContain('http://fans.example.org/reset-password?token=');
  expect(mail).toContain('durante 30 minutos');
  expect(mail).toContain('Nadie lee las respuestas a esta dirección.');
  // What tools read is the same for everybody; the client says it in Spanish.
  expect(answer.body).toMatchObject({
    data: {
      requestPasswordReset: {
        request: {
          message: expect.stringMatching(/^If an account with that e-mail exists/) as string,
        },
      },
    },
  });
});

test.each([
  ['es-MX,es;q=0.9,en;q=0.5', 'Restablece_tu_contraseña'],
  ['en-US,en;q=0.9,es;q=0.5', 'Subject: Reset your password'],
  ['fr', 'Subject: Reset your password'],
  ['*', 'Subject: Reset your password'],
  [';;q=,', 'Subject: Reset your password'],
])('over REST the browser says what it reads: %s', async (language, subject) => {
  const member = await site.member();
  const { email } = member;
  await browser(site).post('/api/auth/forgot-password', { email }, reading(language));
  expect(await lastMailTo(member)).toContain(subject);
});

test('a request without a language gets a mail in English', async () => {
  const member = await site.member();
  await site.as(null).run(FORGOT, { email: member.email });
  const mail = await lastMailTo(member);
  expect(mail).toContain('Subject: Reset your password');
  expect(mail).toContain('Replies to this address');
});

test('each mail about an account has its Spanish', async () => {
  const member = await site.member();
  const fan = browser(site);
  const { email } = member;
  await fan.post('/api/auth/login', { email, password: TEST_PASSWORD });
  const spanish = reading('es');
  const change = { currentPassword: TEST_PASSWORD, newPassword: 'brand new password' };
  await fan.put(`/api/users/${member.id}/password`, change, spanish);
  const changed = await lastMailTo(member);
  expect(changed).toContain('se cerró la sesión en tus otros dispositivos');
  expect(changed).toContain('"¿Olvidaste tu contraseña?"');

  const moved = { name: 'Fan', email: 'moved@example.org' };
  await fan.put(`/api/users/${member.id}/profile`, moved, spanish);
  const undo = await lastMailTo(member);
  expect(undo).toContain('Si no fuiste tú, deshaz el cambio.');
  expect(undo).toContain('http://fans.example.org/email/undo?token=');
  const proof = await lastMailTo({ ...member, email: 'moved@example.org' });
  expect(proof).toContain('Si es tuya, confírmalo:');
  expect(proof).toContain('http://fans.example.org/email/confirm?token=');
  await fan.put(`/api/users/${member.id}/profile`, { ...moved, email: 'on@example.org' }, spanish);
  const left = await lastMailTo({ ...member, email: 'moved@example.org' });
  expect(left).toContain('avísanos: http://fans.example.org/contact-us');

  const other = {
    ...{ ...moved, password: 'sunday night' },
    ...{ favoriteTeam: 'Denver Broncos', country: 'Mexico' },
  };
  const taken = { ...other, email: 'on@example.org' };
  const refused = await browser(site).post('/api/auth/signup', taken, spanish);
  expect(refused.body.message).toBe('An account with that e-mail already exists');
  const notice = await lastMailTo({ ...member, email: 'on@example.org' });
  expect(notice).toContain('Alguien, quizás tú, intentó registrarse en Orange Weekly');
});
