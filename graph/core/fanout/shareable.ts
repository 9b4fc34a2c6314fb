import {
  type DocumentNode,
  getOperationAST,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isAbstractType,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Extensions that decide whether one execution serves all subscribers of a document.
 * On a field: `@Extensions({ shared: true })`.
 */
interface SharingExtensions {
  /** On a root field of Subscription: its events and their meaning are the same for everybody, signed in or not. */
  readonly shared?: boolean;
  /** On any field or type: what it gives depends on who looks. */
  readonly viewerDependent?: boolean;
}

const extensionsOf = (carrier: { extensions: unknown }) => carrier.extensions as SharingExtensions;

/**
 * True when every subscriber of this (valid) document with the same variables gets the same bytes: its only root
 * field is marked `shared`, and nothing that is selected is marked `viewerDependent`. Unmarked means no.
 */
export function isShareable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): boolean {
  const operation = getOperationAST(document, operationName);
  const [root, ...others] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== 'subscription' || root?.kind !== Kind.FIELD || others.length > 0)
    return false;
  const rootField = schema.getSubscriptionType()?.getFields()[root.name.value];
  if (!rootField || extensionsOf(rootField).shared !== true) return false;

  let isSame = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        if (!parent) return;
        const parents = isAbstractType(parent)
          ? [parent, ...schema.getPossibleTypes(parent)]
          : [parent];
        if (parents.some((type) => dependsOnViewer(type, node.name.value))) isSame = false;
      },
    }),
  );
  return isSame;
}

function dependsOnViewer(parent: GraphQLCompositeType, fieldName: string): boolean {
  const field = isUnionType(parent) ? undefined : parent.getFields()[fieldName];
  return Boolean(
    extensionsOf(parent).viewerDependent || (field && extensionsOf(field).viewerDependent),
  );
}
