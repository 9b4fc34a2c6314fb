import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { exampleFor, graphiqlLink } from './examples.ts';

const fileOf = (name: string) => readFileSync(`web/developers/examples/${name}`, 'utf8').trimEnd();

test('an example is shown as its file has it, for the site that shows it', () => {
  expect(exampleFor('http://localhost:4000', 'query')).toBe(fileOf('query.sh'));
  expect(exampleFor('https://orange.example', 'query')).toBe(
    fileOf('query.sh').replace('http://localhost:4000', 'https://orange.example'),
  );
  expect(exampleFor('https://orange.example', 'tokenSubscription')).toContain(
    "url: 'wss://orange.example/graphql',",
  );
});

test.each(readdirSync('web/developers/examples'))(
  '%s leads to GraphiQL with the operation that it runs',
  (name) => {
    const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    const link = new URL(graphiqlLink(fileOf(name)), 'http://localhost:4000');
    expect(link.pathname).toBe('/graphiql');
    expect(validate(schema, parse(link.searchParams.get('query')!))).toEqual([]);
  },
);
