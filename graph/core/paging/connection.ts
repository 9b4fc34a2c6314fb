import { refuse } from '../errors.ts';
import { pageSize } from './paging.ts';

/** One page of a list that grows, as Relay's specification of cursors has it. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** Where a page is in its list. The cursors are null on an empty page. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** The page made of `first + 1` rows: the one too many says that there are more. */
export function connectionOf<Node>(
  found: readonly Node[],
  {
    first,
    after,
    cursorOf,
  }: {
    readonly first: number;
    readonly after: string | null | undefined;
    readonly cursorOf: (node: Node) => string;
  },
): Connection<Node> {
  const nodes = found.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The page of a list without entries. */
export const EMPTY: Connection<never> = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

/** Which part of a list is asked for: so many entries after a cursor, or from the beginning. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Reads a page and whether more follow. Refuses a page that is empty or too large. */
export async function readConnection<Node>(
  { first, after }: PageRequest,
  read: (page: PageRequest) => Promise<readonly Node[]>,
  cursorOf: (node: Node) => string,
): Promise<Connection<Node>> {
  const size = pageSize(first);
  return connectionOf(await read({ first: size + 1, after }), { first: size, after, cursorOf });
}

/** A page of a list that is read both ways: so many after a cursor, or so many just before one. */
export interface BothWays {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** What a page is read with: `limit` entries between two cursors, the ones nearest to `before` where it is there. */
export interface Between {
  readonly limit: number;
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly fromTheEnd: boolean;
}

/** Reads a page in either direction. The entries are in the order of the list both ways. */
export async function readBothWays<Node>(
  { first, after, last, before }: BothWays,
  usual: number,
  read: (between: Between) => Promise<readonly Node[]>,
  cursorOf: (node: Node) => string,
): Promise<Connection<Node>> {
  const fromTheEnd = last != null || before != null;
  if (fromTheEnd && (first != null || after != null)) throw refuse('page.bothWays');
  const size = fromTheEnd ? pageSize(last ?? usual, 'last') : pageSize(first ?? usual);
  const found = await read({ limit: size + 1, after, before, fromTheEnd });
  if (!fromTheEnd) return connectionOf(found, { first: size, after, cursorOf });
  const page = connectionOf(found.slice(-size), { first: size, after: null, cursorOf });
  const hasPreviousPage = found.length > size;
  return { ...page, pageInfo: { ...page.pageInfo, hasPreviousPage, hasNextPage: before != null } };
}
