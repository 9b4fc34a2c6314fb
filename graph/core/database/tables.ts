import type { Primary } from '@mikro-orm/core';
import type { ColumnType, Generated } from 'kysely';

/**
 * Every table as statements name it: in camelCase, with a reference as its id, and values as the driver returns them.
 * The list of entities fills it (`orm.ts`), so that a statement that names a column which no entity has does not
 * compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Filled from above: this floor knows no entity.
export interface Tables {}

interface Entity {
  readonly tableName: string;
  readonly properties: object;
}

/** The tables of a union of entities. */
export type TablesOf<Entities extends Entity> = {
  [Each in Entities as CamelCase<Each['tableName']>]: ColumnsOf<Each['properties']>;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type ColumnsOf<Properties> = {
  [Key in keyof Properties as ColumnName<Key, OptionsOf<Properties[Key]>>]: ColumnOf<
    ValueOf<Properties[Key]>,
    OptionsOf<Properties[Key]>
  >;
};

type BuilderOf<Property> = Property extends () => infer Builder ? Builder : Property;
type OptionsOf<Property> =
  BuilderOf<Property> extends { '~options': infer Options } ? Options : never;
type ValueOf<Property> =
  BuilderOf<Property> extends { '~type'?: { value: infer Value } } ? Value : never;

/** A column whose name follows no rule is for entities alone. */
type ColumnName<Key, Options> = Key extends string
  ? Options extends { fieldName: string } | { persist: false }
    ? never
    : Options extends { kind: 'm:1' } | { kind: '1:1'; owner: true }
      ? `${Key}Id`
      : Options extends { kind: '1:1' | '1:m' | 'm:n' }
        ? never
        : Key
  : never;

type ColumnOf<Value, Options> = Writable<ReadAs<Value, Options>, WrittenAs<Value>, Options>;

/** Instants, exact decimals and 64-bit integers are read as the database's text. */
type ReadAs<Value, Options> = Options extends { kind: 'm:1' | '1:1' }
  ? Primary<Value>
  : Value extends Date
    ? string
    : IsConverted<Value> extends true
      ? Value extends { __raw?: infer Raw }
        ? NonNullable<Raw>
        : never
      : Value;

/** Whether the entity has another type than the driver returns. */
type IsConverted<Value> = string extends keyof Value
  ? false
  : '__raw' extends keyof Value
    ? true
    : false;

/** Types that may be written besides the type that is read. */
type WrittenAs<Value> = Value extends Date ? Date : IsConverted<Value> extends true ? Value : never;

/** What the database fills in may be left out of a new row. */
type Writable<Read, Besides, Options> = Options extends { nullable: true }
  ? ColumnType<Read | null, Read | Besides | null | undefined, Read | Besides | null>
  : Options extends { default: unknown } | { defaultRaw: unknown } | { version: true }
    ? ColumnType<Read, Read | Besides | undefined, Read | Besides>
    : Options extends { primary: true }
      ? Read extends number
        ? Generated<Read>
        : Read
      : ColumnType<Read, Read | Besides, Read | Besides>;
