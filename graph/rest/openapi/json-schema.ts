import {
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** On the schema of an object: the name of its GraphQL type. As a symbol it is no part of what is written. */
export const TYPE = Symbol('type');

/** A schema as OpenAPI 3.1 has it: JSON Schema of 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly contentSchema?: JsonSchema;
  readonly [TYPE]?: string;
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
};

/** A leaf or an input of the graph as JSON. Whether it may be absent or null is up to the field that has it. */
export function jsonSchemaOf(type: GraphQLType): JsonSchema {
  if (isNonNullType(type)) return jsonSchemaOf(type.ofType);
  if (isListType(type)) return { type: 'array', items: jsonSchemaOf(type.ofType) };
  if (isEnumType(type))
    return { type: 'string', enum: type.getValues().map(({ value }) => String(value)) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, jsonSchemaOf(field.type)])),
      required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
    };
  }
  return SCALARS[type.name] ?? {};
}

export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type, enum: words } = schema;
  if (typeof type !== 'string' || schema[TYPE] !== undefined)
    return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(words) && { enum: [...(words as unknown[]), null] }),
  };
};
