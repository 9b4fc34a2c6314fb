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
