import type { FetcherOpts, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { asWritten } from './as-written.ts';

const BEFORE = { operationName: 'Before', documentAST: parse('query Before { me { id } }') };

/** What is sent right after a document replaced another one. */
function sent(query: string, operationName = BEFORE.operationName) {
  const calls: [FetcherParams, FetcherOpts | undefined][] = [];
  const fetcher = asWritten((params, options) => {
    calls.push([params, options]);
    return Promise.resolve({ data: {} });
  });
  void fetcher({ query, operationName }, { documentAST: BEFORE.documentAST });
  const [[params, options]] = calls as [(typeof calls)[number]];
  return {
    name: params.operationName,
    kind: getOperationAST(options!.documentAST!, params.operationName)?.operation,
  };
}

test.each([
  [
    'the only one',
    'subscription Mood { fanMood }',
    'Before',
    { name: 'Mood', kind: 'subscription' },
  ],
  ['one without a name', '{ me { id } }', 'Before', { name: null, kind: 'query' }],
  ['the one chosen', 'query A { a } mutation B { b }', 'B', { name: 'B', kind: 'mutation' }],
  ['none of several', 'query A { a } query B { b }', 'Before', { name: null, kind: undefined }],
  ['what cannot be read goes as it came', 'query {', 'Before', { name: 'Before', kind: 'query' }],
])('%s', (_case, query, operationName, expected) => {
  expect(sent(query, operationName)).toEqual(expected);
});
