import { type GraphQLResolveInfo, Kind } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from './context.ts';
import type { Load } from './loader.ts';

interface Edge<Owner> {
  readonly name: string;
  readonly description: string;
  readonly to: ClassType;
  /** The id of what it leads to; null for nothing. */
  readonly idOf: (owner: Owner) => number | null | undefined;
  readonly load: Load<object>;
  /** True where the thing is there and visible for as long as the owner is: then its id alone costs no statement. */
  readonly isCertain?: boolean;
}

/** A field of a type that leads to the object that one of its ids names. */
export function edgeResolver<Owner extends object>(
  owner: ClassType<Owner> | { readonly prototype: Owner },
  { name, description, to, idOf, load, isCertain = false }: Edge<Owner>,
) {
  @Resolver(() => owner as ClassType<Owner>)
  class EdgeResolver {
    // The name of the method is the field's: several edges of one type must not take each other's place.
    @FieldResolver(() => to, { description, nullable: true })
    [name](
      @Root() root: Owner,
      @Ctx() ctx: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> | object | null {
      const id = idOf(root);
      if (id == null) return null;
      return isCertain && wantsOnlyId(info) ? { id } : load(ctx, id);
    }
  }
  return EdgeResolver;
}

const wantsOnlyId = ({ fieldNodes }: GraphQLResolveInfo): boolean =>
  fieldNodes.every(({ selectionSet }) =>
    selectionSet?.selections.every(
      (selection) => selection.kind === Kind.FIELD && FREE.has(selection.name.value),
    ),
  );

const FREE = new Set(['id', '__typename']);
