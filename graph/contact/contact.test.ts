import { ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_TEXTS,
} from '../../schema/contact/contact.ts';
import { RATE_LIMIT_RULES } from '../core/limits/rate-limit-rules.ts';
import { graphql } from '../gql/gql.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { ContactSubmission } from './contact-submission.entity.ts';

const Submit = graphql(/* GraphQL */ `
  mutation ContactTestSubmit($input: SubmitContactInput!) {
    submitContact(input: $input) {
      submission {
        id
        user {
          id
        }
        name
        email
        category
        message
        status
        createdAt
      }
    }
  }
`);

const MESSAGE = {
  name: 'Wyatt Writer',
  email: 'wyatt@example.org',
  category: 'ideas',
  message: 'More bourbon.\nFewer punts. 🧡',
};

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().getConnection().execute('delete from contact_submissions');
  site.clock.advance(RATE_LIMIT_RULES.contact.seconds * 1000);
  await site.em().getConnection().execute('delete from rate_limits');
});

const stored = () => site.em().find(ContactSubmission, {});
const send = (actor: Actor, values: object = {}) =>
  actor.run(Submit, { input: { ...MESSAGE, category: 'IDEAS', ...values } });

test('anybody can send a message; its status is new', async () => {
  const { data, errors } = await send(site.as(null), { name: '  Wyatt Writer ' });
  expect(errors).toBeUndefined();
  expect(data?.submitContact?.submission).toEqual({
    ...MESSAGE,
    category: 'IDEAS',
    id: expect.any(Number) as number,
    user: null,
    status: 'NEW',
    createdAt: site.clock.now(),
  });
  expect(await stored()).toMatchObject([{ ...MESSAGE, status: 'new', user: null }]);
});

test('a message of a member remembers its member, and outlives the account', async () => {
  const fan = await site.member();
  const { data } = await send(site.as(fan));
  expect(data?.submitContact?.submission.user?.id).toBe(fan.id);
  await site.em().getConnection().execute('delete from users where id = ?', [fan.id]);
  expect(await stored()).toMatchObject([{ name: MESSAGE.name, user: null }]);
});

test.each([
  ['no name', { name: ' ' }, CONTACT_TEXTS.nameRequired],
  ['a name that is too long', { name: 'x'.repeat(101) }, CONTACT_TEXTS.nameTooLong],
  ['no e-mail', { email: '' }, CONTACT_TEXTS.emailRequired],
  ['what is no e-mail', { email: 'wyatt at home' }, ACCOUNT_TEXTS.emailInvalid],
  ['a header in the e-mail', { email: 'a@b.org\nBcc: c@d.org' }, ACCOUNT_TEXTS.emailInvalid],
  ['no category', { category: null }, CONTACT_TEXTS.categoryRequired],
  ['nothing to say', { message: ' \u200b\n' }, CONTACT_TEXTS.messageRequired],
  [
    'more than fits',
    { message: 'x'.repeat(CONTACT_MESSAGE_MAX_LENGTH + 1) },
    CONTACT_TEXTS.messageTooLong,
  ],
])('%s is refused', async (_what, values, message) => {
  const { errors } = await send(site.as(null), values);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await stored()).toEqual([]);
});

test('as long as it may be is not too long', async () => {
  const name = 'n'.repeat(CONTACT_NAME_MAX_LENGTH);
  const message = 'm'.repeat(CONTACT_MESSAGE_MAX_LENGTH);
  expect((await send(site.as(null), { name, message })).errors).toBeUndefined();
});

test('an address that sends too many messages has to wait, signed in or not; admins do not', async () => {
  const { points } = RATE_LIMIT_RULES.contact;
  for (let count = 0; count < points; count += 1)
    expect((await send(site.as(null))).errors).toBeUndefined();
  for (const actor of [site.as(null), site.as(await site.member())])
    expect((await send(actor)).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.any(Number) as number,
    });
  expect((await send(site.as(await site.admin()))).errors).toBeUndefined();
  expect(await stored()).toHaveLength(points + 1);
});

test('a refused message does not count against the limit', async () => {
  for (let count = 0; count <= RATE_LIMIT_RULES.contact.points; count += 1)
    await send(site.as(null), { message: '' });
  expect((await send(site.as(null))).errors).toBeUndefined();
});

describe('over REST', () => {
  const post = async (actor: Actor, body: unknown) => {
    const response = await actor.fetch('/api/contact-submissions', { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('fields that only admins decide are ignored in the body', async () => {
    const fan = await site.member();
    const sent = {
      ...MESSAGE,
      userId: fan.id,
      status: 'completed',
      createdAt: '2020-01-01',
      id: 7,
    };
    expect(await post(site.as(fan), sent)).toEqual({
      status: 201,
      body: {
        ...MESSAGE,
        id: expect.any(Number) as number,
        userId: fan.id,
        status: 'new',
        createdAt: site.clock.now().toISOString(),
      },
    });
  });

  test('no one writes in another member’s name', async () => {
    const [fan, other] = [await site.member(), await site.member()];
    for (const actor of [site.as(fan), site.as(null)])
      expect(await post(actor, { ...MESSAGE, userId: other.id })).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{}, CONTACT_TEXTS.nameRequired],
    [{ ...MESSAGE, category: 'poetry' }, CONTACT_TEXTS.categoryRequired],
    [{ ...MESSAGE, message: null }, CONTACT_TEXTS.messageRequired],
    [{ ...MESSAGE, message: { $gt: '' } }, 'message must be text'],
  ])('%j is refused', async (body, message) => {
    expect(await post(site.as(null), body)).toMatchObject({ status: 400, body: { message } });
  });
});
