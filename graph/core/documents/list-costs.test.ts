import { type GraphQLField, isObjectType } from 'graphql';
import { buildGraphSchema } from '../../schema.ts';

const schema = buildGraphSchema();

const SIZES = new Set(['first', 'last', 'limit']);
const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).map(
      (field): [string, GraphQLField<unknown, unknown>] => [`${type.name}.${field.name}`, field],
    ),
  )
  .filter(([, { args }]) => args.some(({ name }) => SIZES.has(name)));

test.each(fields)(
  '%s has a usual length, for queries that name none',
  (_name, { args, extensions }) => {
    const sizes = args.filter(({ name }) => SIZES.has(name));
    const usual = sizes.find(({ defaultValue }) => typeof defaultValue === 'number')?.defaultValue;
    expect(usual ?? extensions.listLength).toEqual(expect.any(Number));
  },
);
