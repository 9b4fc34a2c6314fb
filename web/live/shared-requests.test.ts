import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { parse } from 'graphql';
import { createSharingLink } from './shared-requests.ts';

const SCORE: TypedDocumentNode<{ score: number }> = parse('query Score { score }');
const SAVE = parse('mutation Save { save }');

/** A client whose requests the test answers, in the order in which they were sent. */
function open() {
  const requests: { name: string; isCanceled: boolean; answer: (data: object) => void }[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const request = {
          name: operation.operationName ?? '',
          isCanceled: false,
          answer(data: object) {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
        };
        requests.push(request);
        return () => {
          request.isCanceled = true;
        };
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([createSharingLink(), transport]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const read = (context = {}) =>
    client
      .query({ query: SCORE, fetchPolicy: 'no-cache', context })
      .then(({ data }) => data?.score);
  return { client, requests, read, names: () => requests.map(({ name }) => name) };
}

test('the same query at the same time is sent once, and each one who asked gets the result', async () => {
  const { requests, read } = open();
  const scores = [read(), read()];
  expect(requests).toHaveLength(1);
  requests[0]!.answer({ score: 7 });
  expect(await Promise.all(scores)).toEqual([7, 7]);
  void read();
  expect(requests).toHaveLength(2);
});

test('a query after a mutation is not answered by a request from before it', async () => {
  const { client, requests, read, names } = open();
  const before = read();
  const saved = client.mutate({ mutation: SAVE });
  requests[1]!.answer({ save: true });
  await saved;
  const after = read();
  expect(names()).toEqual(['Score', 'Save', 'Score']);
  requests[0]!.answer({ score: 0 });
  requests[2]!.answer({ score: 1 });
  expect(await Promise.all([before, after])).toEqual([0, 1]);
});

test('one that needs a request of its own, or may be canceled, gets one', () => {
  const { requests, read } = open();
  void read();
  void read({ isShared: false });
  void read({ fetchOptions: { signal: new AbortController().signal } });
  expect(requests).toHaveLength(3);
});

test('a request is canceled when the last reader leaves, and not before', () => {
  const { client, requests } = open();
  const watch = () =>
    client.watchQuery({ query: SCORE, fetchPolicy: 'no-cache' }).subscribe(() => {});
  const [one, other] = [watch(), watch()];
  one.unsubscribe();
  expect(requests.map(({ isCanceled }) => isCanceled)).toEqual([false]);
  other.unsubscribe();
  expect(requests.map(({ isCanceled }) => isCanceled)).toEqual([true]);
  const again = watch();
  expect(requests).toHaveLength(2);
  again.unsubscribe();
});
