import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

interface Released {
  readonly released: GraphQLSchema;
  readonly current: GraphQLSchema;
  /** The documented changes. */
  readonly changes: readonly string[];
  /** As in 2027-06-01. */
  readonly today: string;
}

/** What the graph may not do to programs that use the released one; empty where it is all right. */
export async function brokenPromises({
  released,
  current,
  changes,
  today,
}: Released): Promise<string[]> {
  const found = await diff(released, current);
  const isAllowed = (change: Change) => {
    if (change.criticality.level === CriticalityLevel.NonBreaking) return true;
    if (change.criticality.level === CriticalityLevel.Dangerous)
      return isDocumented(change, changes);
    const until = goesOn(released, change.path ?? '');
    return until !== undefined && until <= today;
  };
  return found
    .filter((change) => !isAllowed(change))
    .map(({ criticality, message }) => `${criticality.level}: ${message}`);
}

/** By the name of what changed: of a field, an argument or a value. */
const isDocumented = ({ path = '' }: Change, changes: readonly string[]) => {
  const name = path.split('.').at(-1)!;
  return changes.some((change) => new RegExp(`\\b${name}\\b`).test(change));
};

/** The day on which something deprecated may go; undefined where it was not deprecated. */
function goesOn(schema: GraphQLSchema, path: string): string | undefined {
  const [typeName = '', name = '', argument] = path.split('.');
  const type = schema.getType(typeName);
  const hasFields = isObjectType(type) || isInterfaceType(type);
  const field = hasFields ? type.getFields()[name] : undefined;
  const reason =
    (argument && field?.args.find((one) => one.name === argument)?.deprecationReason) ??
    field?.deprecationReason ??
    (isInputObjectType(type) ? type.getFields()[name]?.deprecationReason : undefined) ??
    (isEnumType(type) ? type.getValue(name)?.deprecationReason : undefined);
  return reason ? /\bGoes on (\d{4}-\d\d-\d\d)/.exec(reason)?.[1] : undefined;
}
