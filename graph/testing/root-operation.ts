import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Some value of an input type: the guard runs before every rule, so any that parses will do. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Upload') return '$file';
  if (type.name === 'DateTime') return '"2025-11-16T21:25:00Z"';
  return type.name === 'Int' || type.name === 'Float'
    ? '999999'
    : type.name === 'Boolean'
      ? 'true'
      : '"x"';
}

/** The smallest operation that calls one root field, such as `Query.liveGame`. A file is the variable `file`. */
export function operationOf(schema: GraphQLSchema, rootField: string): string {
  const [typeName = '', fieldName = ''] = rootField.split('.');
  const type = schema.getType(typeName) as ReturnType<GraphQLSchema['getQueryType']>;
  const field = type!.getFields()[fieldName]!;
  const args = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${someValue(arg.type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const head = args.some((arg) => arg.includes('$file')) ? '($file: Upload!)' : '';
  return `${typeName.toLowerCase()} ${head} { ${fieldName}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`;
}
