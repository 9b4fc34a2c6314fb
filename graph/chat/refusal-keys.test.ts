import { refusalIn } from '../../schema/language/catalogue.ts';
import { catalogue } from '../../schema/language/spanish.ts';
import { Game } from '../games/game.entity.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const SEND =
  'mutation ($message: String!) { sendChatMessage(message: $message) { id userName message } }';

let site: Site;
let member: Member;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  member = await site.member();
  await site.em().nativeDelete(Game, {});
  await site.em().insert(Game, {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: new Date('2025-11-16T21:25:00Z'),
    createdAt: new Date('2025-11-01T00:00:00Z'),
  });
});

const send = async (message: string) => {
  const { errors } = await site.as(member).run(SEND, { message });
  return errors?.[0];
};

test('a refusal has its key and parameters beside its English sentence', async () => {
  expect(await send('one')).toBeUndefined();
  const refused = await send('two');
  expect(refused).toMatchObject({
    message: 'Please wait 5 seconds before posting again.',
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 5,
      key: 'chat.wait',
      params: { seconds: 5 },
    },
  });
  const { key, params } = refused!.extensions as unknown as {
    key: string;
    params: Record<string, number>;
  };
  expect(refusalIn(catalogue, key, params)).toBe('Espera 5 segundos antes de volver a publicar.');
});

test('of a faulty input each fault is named with its field and its limit', async () => {
  expect(await send('x'.repeat(281))).toMatchObject({
    message: 'Message must be 280 characters or less',
    extensions: {
      code: 'BAD_USER_INPUT',
      key: 'input.invalid',
      fields: { message: 'Message must be 280 characters or less' },
      issues: [
        {
          field: 'message',
          key: 'chat.tooLong',
          params: { max: 280 },
          message: 'Message must be 280 characters or less',
        },
      ],
    },
  });
});

test('a refusal without values has none', async () => {
  const { errors } = await site.as(null).run(SEND, { message: 'hi' });
  expect(errors![0]!.extensions).toMatchObject({ key: 'access.signInFirst', params: {} });
});
