import { createHash } from 'node:crypto';
import { programOf } from '../testing/worlds/api-tokens.ts';
import type { Actor } from '../testing/actor.ts';
import type { Step } from '../testing/rest-story.ts';
import { type RestWorld, rowOf, startRestWorld, TITLED_STORY } from '../testing/rest-world.ts';
import { CALLS } from './contract.ts';
import { REST_ROWS } from './rows.ts';

/**
 * What each path answers to a visitor, a member, a token and an admin, byte for byte. A path never changes: when the
 * operation behind it does, its row puts the old answer together. Where an answer is to change after all, read the
 * difference and record anew with `npm test -- recorded-answers -u`.
 */

let world: RestWorld;
/** Headers of a program that may read. */
let token: Readonly<Record<string, string>>;

beforeAll(async () => {
  world = await startRestWorld();
  const fan = { id: Number(world.ids.get('fan')), name: 'Fay', email: '', isAdmin: false };
  token = (await programOf(world.site, fan)).headers;
});
afterAll(() => world.site.stop());

/** The longest answer that is recorded whole; of a longer one the beginning, the length and a digest. */
const LONGEST = 1200;

/** What differs from run to run: names of stored files, and times that the database gives by its own clock. */
const RANDOM: readonly RegExp[] = [
  /[\w-]{8,}(?=(?:-\d+)?\.(?:webp|avif|jpe?g|png|gif)\b)/g,
  /(?:2026-(?:0[3-9]|1\d)|20(?:2[7-9]|[3-9]\d)-\d\d)-\d\dT[\d:.]+Z/g,
];

async function recorded(response: Response): Promise<string> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'no body';
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  if (!/json|text/.test(type)) return `${response.status} ${type}`;
  const text = RANDOM.reduce((all, random) => all.replace(random, '…'), bytes.toString('utf8'));
  if (text.length <= LONGEST) return `${response.status} ${text}`;
  const digest = createHash('sha256').update(text).digest('base64url');
  return `${response.status} ${text.slice(0, LONGEST)}… (${text.length} characters, ${digest})`;
}

type Answers = Record<string, string>;

/** Who else is answered besides the actor of a step, and before: what they are refused changes nothing. */
async function otherAnswers(step: Step): Promise<Answers> {
  const [method = '', address = ''] = step.call.split(' ');
  const row = rowOf(method, address.split('?')[0]!.replace(/<\w+>/g, '1'));
  const [, , caller] = CALLS.find(([verb, path]) => verb === row?.method && path === row.path)!;
  const isRead = method === 'GET';
  const { visitor, fan, admin } = world.actors;
  const answers: Answers = {};
  const say = async (name: string, as: Actor, headers?: Readonly<Record<string, string>>) => {
    answers[name] = await recorded((await world.send(step, as, headers)).response);
  };
  if (isRead || caller !== 'all') {
    await say('visitor', visitor);
    await say('token', visitor, token);
  }
  if (isRead || caller === 'admin') await say('member', fan);
  if (isRead) await say('admin', admin);
  return answers;
}

test.each(TITLED_STORY)('%s', async (_title, step) => {
  const others = await otherAnswers(step);
  const { response } = await world.send(step);
  const answer = await recorded(response);
  if (response.headers.get('content-type')?.includes('json'))
    world.keep(step, await response.json());
  expect({ ...others, [`by ${step.who}`]: answer }).toMatchSnapshot();
});

describe('what is refused', () => {
  const ADDRESSES: readonly string[] = [
    'GET /api/admin/questions?filter=odd',
    'GET /api/admin/questions?filter=approved',
    'GET /api/admin/reports?filter=odd',
    'GET /api/contact-submissions?status=odd',
    'GET /api/contact-submissions?category=odd',
    'GET /api/contact-submissions?status=new&category=ideas',
    'GET /api/fan-zone/photos?category=odd',
    'GET /api/fan-zone/photos?category=tailgate',
    'GET /api/fan-zone/photos/admin/all?approved=odd',
    'GET /api/search?q=broncos&filter=odd',
    'GET /api/search?q=broncos&filter=blogs',
    'GET /api/blogs/published?after=999999',
    'GET /api/blog-posts?after=0',
    'GET /api/fan-zone/photos?after=odd',
    'GET /api/season-record/odd',
    'GET /api/season-record/1998',
  ];
  const unknown = REST_ROWS.filter(({ path }) => path.includes(':')).map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/:\w+/g, '999999')}`,
  );
  const noWords = REST_ROWS.filter(({ method }) => method !== 'get' && method !== 'delete')
    .filter(({ path }) => !/logout|process-game/.test(path))
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/:\w+/g, '1')}`);
  const ODD = {
    ...{ name: 'Fay', email: 'fay@example.org', message: 'Hi', question: 'Why?', contentId: 1 },
    ...{ status: 'odd', category: 'odd', reason: 'odd', contentType: 'odd', avatarType: 'odd' },
    ...{ moodLevel: 99, gameId: 'odd' },
  };

  test.each(ADDRESSES)('%s', async (call) => {
    const { response } = await world.send({ who: 'admin', call });
    expect(await recorded(response)).toMatchSnapshot();
  });
  test.each(unknown)('%s, which is not there', async (call) => {
    const isRead = call.startsWith('GET');
    const { response } = await world.send({ who: 'admin', call, ...(!isRead && { body: {} }) });
    expect(await recorded(response)).toMatchSnapshot();
  });
  test.each(noWords)('%s with nothing', async (call) => {
    const { response } = await world.send({ who: 'admin', call, body: {} });
    expect(await recorded(response)).toMatchSnapshot();
  });
  test.each(noWords)('%s with odd words', async (call) => {
    const { response } = await world.send({ who: 'admin', call, body: ODD });
    expect(await recorded(response)).toMatchSnapshot();
  });
});
