import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { EXAMPLES } from './examples.ts';
import { exampleFor } from './shown-example.ts';

const fileOf = (name: string) => readFileSync(`web/developers/examples/${name}`, 'utf8').trimEnd();
const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

test('an example is shown as its file has it, for the site that shows it', () => {
  expect(exampleFor('http://localhost:4000', 'query.sh').text).toBe(fileOf('query.sh'));
  expect(exampleFor('https://orange.example', 'query.sh').text).toBe(
    fileOf('query.sh').replace('http://localhost:4000', 'https://orange.example'),
  );
  expect(exampleFor('https://orange.example', 'token-subscription.mjs').text).toContain(
    "url: 'wss://orange.example/graphql',",
  );
});

test('each file of the folder is shown as it is', () => {
  const files = readdirSync('web/developers/examples').sort();
  expect(EXAMPLES.map(({ file, text }) => [file, text])).toEqual(
    files.map((file) => [file, fileOf(file)]),
  );
});

test.each(EXAMPLES.filter(({ operation }) => operation !== null))(
  '$file leads to GraphiQL with the operation that it runs, and says what it costs',
  ({ file }) => {
    const { link, cost } = exampleFor('https://orange.example', file);
    const { pathname, searchParams } = new URL(link!, 'http://localhost:4000');
    expect(pathname).toBe('/graphiql');
    expect(validate(schema, parse(searchParams.get('query')!))).toEqual([]);
    expect(cost).toBeGreaterThan(0);
  },
);
