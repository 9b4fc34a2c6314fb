import { memberPath } from '../../schema/accounts/member-profile.ts';
import { placeAt } from '../../schema/pages/addresses.ts';
import { type PageName, PAGES } from '../../schema/pages/pages.ts';
import type { Fan } from '../support/fan.ts';
import { openWhole } from '../support/whole-page.ts';
import { DIALOGS, OPENED } from './dialogs.ts';
import { OFFLINE, opensFailed, opensLoading } from './states.ts';
import type { Screen, Who } from './screen.ts';

/** Pages for those who are signed in; all others are taken as a visitor sees them. */
const SIGNED_IN: Partial<Readonly<Record<PageName, Who>>> = {
  inbox: 'member',
  leagues: 'member',
  league: 'member',
  profile: 'member',
  preview: 'admin',
};
/** Pages whose tabs are screens of their own, and who has all of them. */
const TABBED = { fanZone: ['huddle', 'member'], admin: ['admin', 'admin'] } as const;
/** What else an address needs to show the page. */
const SEARCHES: Partial<Readonly<Record<PageName, string>>> = { resetPassword: '?token=any' };
/** Items of the demo season that the sitemap leaves out. */
const EXAMPLES: Partial<Readonly<Record<PageName, string>>> = {
  member: memberPath(1),
  league: '/leagues/1',
};
/** Addresses that are no entry of the table of pages. */
const MORE_ADDRESSES: readonly Address[] = [
  { name: 'pages/articles-all', path: '/articles?showAll=true', who: 'visitor', hasQueries: true },
  { name: 'pages/article-not-found', path: '/articles/999999', who: 'visitor', hasQueries: true },
  { name: 'pages/not-found', path: '/no-such-page', who: 'visitor' },
];

interface Address {
  readonly name: string;
  readonly path: string;
  readonly who: Who;
  /** An item of the demo season, which an empty site has none of. */
  readonly isItem?: boolean;
  /** Its data may be missing, or fail to load. */
  readonly hasQueries?: boolean;
}

const withHyphens = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The path with the id of the first item in the sitemap. */
function filled(path: string, places: readonly string[]): string {
  if (!path.includes(':')) return path;
  for (const place of places) {
    const at = placeAt(place);
    const pattern = at && !at.isRedirect ? PAGES[at.name].path : '';
    if (!pattern.includes(':') || !path.startsWith(pattern)) continue;
    return place + path.slice(pattern.length);
  }
  throw new Error(`The sitemap has nothing for ${path}`);
}

async function addressesOf(url: string): Promise<Address[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', url))).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place]) => new URL(place!).pathname,
  );
  const pages = (Object.keys(PAGES) as PageName[])
    .filter((name) => !(name in TABBED))
    .map((name): Address => {
      const { path, queries } = PAGES[name];
      const who = SIGNED_IN[name] ?? 'visitor';
      return {
        name: `pages/${withHyphens(name)}`,
        path: (EXAMPLES[name] ?? filled(path, places)) + (SEARCHES[name] ?? ''),
        who,
        isItem: path.includes(':'),
        // The first view of someone who is signed in is not in the table: the server doesn't draw it.
        hasQueries: who !== 'visitor' || Object.keys(queries).length > 0,
      };
    });
  return [...pages, ...MORE_ADDRESSES];
}

/** A tab is named in the id of its button, which Radix makes. */
const tabIds = ({ page }: Fan) =>
  page
    .locator('#main [role=tablist]')
    .first()
    .locator('[role=tab]')
    .evaluateAll((tabs) => tabs.map(({ id }) => /-trigger-(.+)$/.exec(id)![1]!));

async function tabsOf(fanFor: (who: Who) => Promise<Fan>): Promise<Address[]> {
  const tabs: Address[] = [];
  for (const [page, [folder, who]] of Object.entries(TABBED)) {
    const { path } = PAGES[page as keyof typeof TABBED];
    const fan = await fanFor(who);
    await openWhole(fan, path);
    const ids = await tabIds(fan);
    if (ids.length === 0) throw new Error(`${path} has no tabs`);
    tabs.push(
      ...ids.map((id) => ({
        name: `${folder}/${id}`,
        path: `${path}?tab=${id}`,
        who,
        hasQueries: true,
      })),
    );
  }
  return tabs;
}

const opens = (path: string) => async (fan: Fan) => {
  await openWhole(fan, path);
  return true;
};

const filledScreen = ({ name, path, who }: Address): Screen => ({
  name,
  site: 'demo',
  who,
  isFilled: true,
  open: opens(path),
});

function statesOf({ name, path, who, isItem, hasQueries }: Address): Screen[] {
  const state = (suffix: string, open: Screen['open'], site: Screen['site'] = 'demo'): Screen => ({
    name: `${name}.${suffix}`,
    site,
    who,
    isFilled: false,
    open,
  });
  const empty = state('empty', opens(path), 'empty');
  const unloaded = [state('loading', opensLoading(path)), state('failed', opensFailed(path))];
  return [...(isItem ? [] : [empty]), ...(hasQueries ? unloaded : [])];
}

/** What is different while a game is played. */
const LIVE: readonly Address[] = [
  { name: 'admin/on-air.live', path: '/admin?tab=on-air', who: 'admin' },
  { name: 'pages/home.live', path: '/home', who: 'visitor' },
  { name: 'pages/schedule.live', path: '/schedule', who: 'visitor' },
  { name: 'huddle/check-in.live', path: '/fan-zone?tab=check-in', who: 'member' },
  { name: 'huddle/game-chat.live', path: '/fan-zone?tab=game-chat', who: 'member' },
  { name: 'huddle/fantasy.live', path: '/fan-zone?tab=fantasy', who: 'member' },
  { name: 'huddle/leaderboards.live', path: '/fan-zone?tab=leaderboards', who: 'member' },
];

const GATE: Screen = {
  name: 'pages/age-gate',
  site: 'demo',
  who: 'newcomer',
  isFilled: true,
  async open({ page }) {
    await page.goto('/home');
    await page.getByRole('dialog').waitFor();
    return true;
  },
};

/** Every screen of the site, from the table of pages, the tabs on them, and the lists of dialogs and states. */
export async function screensOf(
  demoUrl: string,
  fanFor: (who: Who) => Promise<Fan>,
): Promise<Screen[]> {
  const addresses = [...(await addressesOf(demoUrl)), ...(await tabsOf(fanFor))];
  const asVisitor = addresses
    .filter(({ name }) => name.startsWith('huddle/'))
    .map((one) => ({ ...filledScreen({ ...one, who: 'visitor' }), isFilled: false }))
    .map((screen) => ({ ...screen, name: `${screen.name}.visitor` }));
  return [
    GATE,
    ...addresses.map(filledScreen),
    ...DIALOGS,
    ...OPENED,
    ...asVisitor,
    ...LIVE.map((one) => ({ ...filledScreen(one), site: 'game' as const, isFilled: false })),
    ...addresses.flatMap(statesOf),
    ...OFFLINE,
  ];
}
