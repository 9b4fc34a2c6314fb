import { readFileSync } from 'node:fs';
import { exampleFor } from './examples.ts';

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
