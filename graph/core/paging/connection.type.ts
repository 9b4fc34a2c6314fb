import { type ClassType, Extensions, Field, ObjectType } from 'type-graphql';
import type { Connection, Edge, PageInfo } from './connection.ts';

@ObjectType('PageInfo', {
  description: 'Where a page is in its list.',
  simpleResolvers: true,
})
class PageInfoType implements PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow this page.' })
  readonly hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether `after` was used to request this page.' })
  readonly hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry; null on an empty page.',
  })
  readonly startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry; null on an empty page.',
  })
  readonly endCursor!: string | null;
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

    @Field(() => PageInfoType, { description: 'Whether there is more, and how to continue.' })
    readonly pageInfo!: PageInfoType;
  }
  return ConnectionType;
}
