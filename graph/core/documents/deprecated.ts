import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { type Deprecation, goesOn } from '../../../schema/accounts/api-token-usage.ts';

/** Beside the data of each response whose document uses something deprecated. */
export interface DeprecatedExtension {
  readonly deprecated?: readonly Deprecation[];
}

export const deprecatedExtension = (deprecated: readonly Deprecation[]): DeprecatedExtension =>
  deprecated.length > 0 ? { deprecated } : {};

const found = new WeakMap<DocumentNode, readonly Deprecation[]>();

/**
 * What a valid document uses that is deprecated, each part once: fields, arguments, fields of inputs, enum values. Values
 * of variables are not looked at.
 */
export function deprecatedIn(
  schema: GraphQLSchema,
  document: DocumentNode,
): readonly Deprecation[] {
  const known = found.get(document);
  if (known) return known;
  const deprecations = look(schema, document);
  found.set(document, deprecations);
  return deprecations;
}

function look(schema: GraphQLSchema, document: DocumentNode): readonly Deprecation[] {
  const types = new TypeInfo(schema);
  const reasons = new Map<string, string>();
  const note = (field: string, reason: string | null | undefined) =>
    void (reason && reasons.set(field, reason));
  const fieldNow = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(fieldNow(), types.getFieldDef()?.deprecationReason),
      Argument({ name }) {
        note(`${fieldNow()}(${name.value}:)`, types.getArgument()?.deprecationReason);
      },
      ObjectField({ name }) {
        const input = String(types.getParentInputType()).replace(/\W/g, '');
        note(`${input}.${name.value}`, types.getArgument()?.deprecationReason);
      },
      EnumValue({ value }) {
        const type = String(types.getInputType()).replace(/\W/g, '');
        note(`${type}.${value}`, types.getEnumValue()?.deprecationReason);
      },
    }),
  );
  return [...reasons].map(([field, reason]) => ({ field, reason, goesOn: goesOn(reason) }));
}
