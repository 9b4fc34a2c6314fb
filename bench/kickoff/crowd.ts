import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from 'graphql';
import {
  type PhotoCategory,
  PostChatMessageDocument,
  SetLikeDocument,
  UploadPhotoDocument,
  UploadStatsDocument,
} from '../../web/gql/graphql.ts';
import { refetchWithin } from '../../schema/live.ts';
import { sheetOf } from '../fantasy-season.ts';
import { serveParent } from '../support/child.ts';
import { Acts } from './acts.ts';
import type { PageVisit } from './page-visit.ts';
import { type Asked, type Person, send } from './requests.ts';
import { follow, watch } from './sockets.ts';

/** Every so many sockets one looks at what it gets. */
const WATCHED = 50;
const AT_ONCE = 25;
const TICK_MS = 10;
/** A browser has so many connections to one server. */
const CONNECTIONS = 6;
/** The part of the crowd that has the fantasy tab open. */
const ON_FANTASY = 0.25;
/** Likes go to what is in sight. */
const IN_SIGHT = 30;

interface Site {
  readonly port: number;
  readonly visit: PageVisit;
  readonly fans: readonly Person[];
  readonly admin: Person;
}

/** How much of everything happens, in a second where nothing else is said. */
export interface Evening {
  readonly seconds: number;
  readonly arrivals: number;
  readonly messages: number;
  readonly likes: number;
  /** Open pages that ask again within a minute. */
  readonly open: number;
  /** A picture, and how many members share it at once. */
  readonly photo: {
    readonly path: string;
    readonly category: PhotoCategory;
    readonly count: number;
  };
  readonly gameId: number;
  readonly run: number;
}

const acts = new Acts();
let site: Site;
const leave: (() => void)[] = [];
let turn = 0;
/** When each message was sent, by the number in its text. */
const sentAt = new Map<number, number>();
const inSight: number[] = [];
/** When the first socket got a score. */
const scoreAt = new Map<string, number>();
let isBurst = false;

const nextFan = () => site.fans[turn++ % site.fans.length]!;
const ask = (person: Person, asked: Asked) => send(site.port, person, asked);
const askGraph = (person: Person, body: string) => ask(person, { path: '/graphql', body });
/** What a page sent, as another visitor's page would send it. */
const askAsPage = (person: Person, body: string) =>
  askGraph(person, body.replace(`"userId":${site.visit.memberId}`, `"userId":${person.id}`));
const operationOf = (body: string) => (JSON.parse(body) as { operationName: string }).operationName;
const lost = (reason: string) => acts.refuse(`A socket ${reason}`);

const handlers = {
  prepare(given: Site) {
    site = given;
  },
  /** Opens sockets until there are so many. */
  async gather(count: number) {
    while (leave.length < count) {
      const missing = Math.min(AT_ONCE, count - leave.length);
      leave.push(...(await Promise.all(Array.from({ length: missing }, join))));
    }
  },
  async play(evening: Evening) {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await playAll(evening);
    const { figures, refusals } = await acts.end();
    return { figures, refusals, ownDelay: delay.percentile(99) / 1e6 };
  },
};

export type Crowd = typeof handlers;
serveParent(handlers);

let joined = 0;
function join(): Promise<() => void> {
  const { port, visit } = site;
  const following = { port, person: nextFan(), subscriptions: visit.subscriptions, onLost: lost };
  return joined++ % WATCHED === 0 ? watch(following, reader()) : follow(following);
}

/** Looks at what a socket gets: each message once, the score, and that a game was scored. */
function reader(): (text: string) => void {
  const seen = new Set<number>();
  return (text) => {
    const number = Number(/"message":"Kickoff (\d+)/.exec(text)?.[1]);
    const at = sentAt.get(number);
    if (at !== undefined && !seen.has(number)) {
      seen.add(number);
      acts.note('a message arrives', performance.now() - at);
      if (isBurst)
        acts.note('a message arrives while pictures are encoded', performance.now() - at);
    }
    if (text.startsWith('{"id":"GameBarLive"')) {
      const first = scoreAt.get(text);
      if (first === undefined) scoreAt.set(text, performance.now());
      else acts.note('the score arrives, after the first socket', performance.now() - first);
    }
  };
}

/** Calls `act` so many times a second. */
async function steadily(perSecond: number, seconds: number, act: () => void): Promise<void> {
  const started = performance.now();
  for (let done = 0; ; await sleep(TICK_MS)) {
    const passed = Math.min(seconds, (performance.now() - started) / 1000);
    for (; done < Math.floor(passed * perSecond); done++) act();
    if (passed >= seconds) return;
  }
}

async function playAll(evening: Evening): Promise<void> {
  const { seconds, arrivals, messages, likes, open, photo, gameId, run } = evening;
  await Promise.all([
    steadily(messages, seconds, () => sendMessage(nextFan())),
    steadily(likes, seconds, () => like(nextFan())),
    steadily(arrivals, seconds, () => arrive(nextFan())),
    steadily(open / 60, seconds, () => {
      const fan = nextFan();
      for (const body of site.visit.eachMinute)
        acts.begin('an open page asks again', () => askAsPage(fan, body));
    }),
    sleep((seconds * 1000) / 4).then(() => sharePhotos(photo)),
    sleep((seconds * 1000 * 3) / 4).then(() => importStats(gameId, run, open)),
  ]);
}

let lastMessage = 0;
function sendMessage(fan: Person): void {
  const number = ++lastMessage;
  const body = bodyOf(PostChatMessageDocument, {
    message: `Kickoff ${number}: what a catch! The crowd is on its feet.`,
    clientId: `kickoff-${process.pid}-${number}`,
  });
  sentAt.set(number, performance.now());
  acts.begin('send a message', async () => {
    const { data } = JSON.parse(await askGraph(fan, body)) as {
      data: { postChatMessage: { message: { id: number } } };
    };
    const { id } = data.postChatMessage.message;
    inSight.push(id);
    if (inSight.length > IN_SIGHT) inSight.shift();
  });
}

function like(fan: Person): void {
  const id = inSight[Math.floor(Math.random() * inSight.length)];
  if (id === undefined) return;
  const body = bodyOf(SetLikeDocument, { input: { kind: 'CHAT_MESSAGE', id, liked: true } });
  acts.begin('like a message', () => askGraph(fan, body));
}

/** The document, what the pages ask, and a socket; another one leaves. */
function arrive(fan: Person): void {
  const { port, visit } = site;
  acts.begin('arrive: the page', async () => {
    await ask(fan, { path: '/home' });
    acts.begin('arrive: socket and its subscriptions', async () => {
      const following = { port, person: fan, subscriptions: visit.subscriptions, onLost: lost };
      const mine = await watch(following, () => {});
      leave.push(mine);
      const [other] = leave.splice(1 + Math.floor(Math.random() * (leave.length - 1)), 1);
      other?.();
    });
    const waiting = [...visit.arrival];
    for (let count = 0; count < CONNECTIONS; count++) void askInTurn(fan, waiting);
  });
}

async function askInTurn(fan: Person, waiting: string[]): Promise<void> {
  for (let body = waiting.shift(); body; body = waiting.shift()) {
    const one = body;
    await new Promise<void>((done) =>
      acts.begin(`arrive: ${operationOf(one)}`, () => askAsPage(fan, one).finally(done)),
    );
  }
}

async function sharePhotos({ path, category, count }: Evening['photo']): Promise<void> {
  const content = new Blob([new Uint8Array(await readFile(path))], { type: 'image/jpeg' });
  isBurst = true;
  await Promise.all(
    Array.from({ length: count }, () => {
      const input = { category, description: 'The view from our seats' };
      const form = formOf(UploadPhotoDocument, { input }, 'image', content, 'seats.jpg');
      const fan = nextFan();
      return new Promise<void>((done) =>
        acts.begin('share a photo, until it is stored', () =>
          ask(fan, { path: '/graphql', body: form }).finally(done),
        ),
      );
    }),
  );
  isBurst = false;
}

async function importStats(gameId: number, run: number, open: number): Promise<void> {
  const form = formOf(UploadStatsDocument, { gameId }, 'statsFile', sheetOf(run), 'stats.xlsx');
  await new Promise<void>((done) =>
    acts.begin('import stats, until all are scored', () =>
      ask(site.admin, { path: '/graphql', body: form }).finally(done),
    ),
  );
  await Promise.all(
    Array.from({ length: open * ON_FANTASY }, async () => {
      const fan = nextFan();
      await sleep(Math.random() * refetchWithin(leave.length));
      for (const body of site.visit.afterScores)
        acts.begin('fantasy asks again after scores', () => askAsPage(fan, body));
    }),
  );
}

type Document = Parameters<typeof print>[0];

const bodyOf = (document: Document, variables: object) =>
  JSON.stringify({ query: print(document), variables });

/** As web/ui/forms/upload-file.ts sends it. */
function formOf(document: Document, variables: object, at: string, file: Blob, name: string) {
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query: print(document), variables: { ...variables, [at]: null } }),
  );
  form.append('map', JSON.stringify({ 0: [`variables.${at}`] }));
  form.append('0', file, name);
  return form;
}
