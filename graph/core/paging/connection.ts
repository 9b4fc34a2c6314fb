import { type ClassType, Extensions, Field, ObjectType } from 'type-graphql';

/** One page of a list that grows, as Relay's specification of cursors has it. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
}

interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

@ObjectType('PageInfo', {
  description: 'Where a page is in its list.',
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow this page.' })
  readonly hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page was asked for by `after`.' })
  readonly hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Of the first entry; null on an empty page.',
  })
  readonly startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the last entry; null on an empty page.' })
  readonly endCursor!: string | null;
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

/** The GraphQL types of a connection of these nodes, e.g. `ManagedShowConnection` and `ManagedShowEdge`. */
export function connectionType<Node extends object>(name: string, node: ClassType<Node>) {
  @ObjectType(`${name}Edge`, {
    description: 'An entry of a page and its place in the list.',
    simpleResolvers: true,
  })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Its place in the list, for `after`. Opaque.' })
    readonly cursor!: string;

    @Field(() => node, { description: 'The entry.' })
    readonly node!: Node;
  }

  @ObjectType(`${name}Connection`, {
    description: 'A page of a list.',
    simpleResolvers: true,
  })
  class ConnectionType implements Connection<Node> {
    @Extensions({ isSizedByParent: true })
    @Field(() => [EdgeType], { description: 'The entries with their places, in order.' })
    readonly edges!: readonly EdgeType[];

    @Extensions({ isSizedByParent: true })
    @Field(() => [node], { description: 'The entries, in order.' })
    readonly nodes!: readonly Node[];

    @Field(() => PageInfo, { description: 'Whether there is more, and how to read on.' })
    readonly pageInfo!: PageInfo;
  }
  return ConnectionType;
}
