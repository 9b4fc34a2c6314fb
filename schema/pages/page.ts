import { type HeadWords, type PageHead, trail } from './head.ts';

/** Names of the parameters in a path such as `/articles/:id`. Each is an id. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type Params<Path extends string = string> = Readonly<Record<ParamName<Path>, number>>;
/** As they are in an address. */
type Filling<Path extends string> = Readonly<Record<ParamName<Path>, number | string>>;

export type Variables = Readonly<Record<string, unknown>>;
type Queries<Path extends string> = Readonly<
  Record<string, Variables | ((params: Params<Path>) => Variables)>
>;

/** A path with parameters has a head for each of its addresses. */
type HeadOf<Path extends string> =
  ((facts: never) => HeadWords) | ([ParamName<Path>] extends [never] ? HeadWords : never);

/**
 * What search engines may do with a page: `sitemap` lists it there, `index` lets them find it, `noindex` asks them in
 * its head to leave it out, and `disallow` also excludes them by robots.txt.
 */
type SearchRule = 'sitemap' | 'index' | 'noindex' | 'disallow';

/** All that a page needs besides its component, which web/app/page-modules.ts names. */
interface PageEntry<Path extends string, Head, Asked> {
  readonly path: Path;
  /** Or what makes it of facts that only the database has. */
  readonly head: Head;
  /** The operations that its first view asks, with the variables that its components ask them with. */
  readonly queries: Asked;
  readonly search: SearchRule;
  /** Whether the server draws it, so that it can be read before any script. */
  readonly isDrawn: boolean;
}

/** A head with the address and the rule for robots that follow from the entry. */
type WholeHead<Path extends string, Head> = Head extends (facts: infer Facts) => HeadWords
  ? (facts: [ParamName<Path>] extends [never] ? Facts : Facts & Filling<Path>) => PageHead
  : PageHead;

/** An entry for the table of pages. */
export function page<
  const Path extends string,
  Head extends HeadOf<Path>,
  const Asked extends Queries<Path>,
>(entry: PageEntry<Path, Head, Asked>): PageEntry<Path, WholeHead<Path, Head>, Asked> {
  const { path, search } = entry;
  const head = entry.head as HeadWords | ((facts: Variables) => HeadWords);
  const whole = (words: HeadWords, address: string): PageHead => ({
    ...(search === 'sitemap' && { data: [trail([words.title, address])] }),
    ...words,
    path: address,
    noindex: search === 'noindex' || search === 'disallow',
  });
  return {
    ...entry,
    head: (typeof head === 'function'
      ? (facts: Variables) => whole(head(facts), filled(path, facts))
      : whole(head, path)) as WholeHead<Path, Head>,
  };
}

const filled = (path: string, params: Variables): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));

/** The address of a page. */
export const pathTo = <Path extends string>(
  { path }: { readonly path: Path },
  params: Filling<Path>,
): string => filled(path, params);
