import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { dana, stored } from '../../testing/auth-page.tsx';
import { USER_KEY } from '../../../schema/site/device.ts';
import { useSession } from './use-session.ts';

interface Question {
  /** The request is aborted by the browser, as `fetch` reports it. */
  cut: () => void;
  refuse: () => void;
  confirm: () => void;
}

/** A page that asks who Dana is; what becomes of each question is up to the test. */
function open() {
  localStorage.setItem(USER_KEY, JSON.stringify(dana));
  const questions: Question[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = (result: ApolloLink.Result) => {
          observer.next(result);
          observer.complete();
        };
        questions.push({
          cut: () => observer.error(new TypeError('Failed to fetch')),
          refuse: () =>
            answer({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }),
          confirm: () =>
            answer({ data: { restoreSession: { user: { __typename: 'User', ...dana } } } }),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useSession(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { questions, session: () => result.current.session };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const leave = () => window.dispatchEvent(new Event('beforeunload'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('a request cut off by leaving the page does not sign out; if the page stays, it is retried', async () => {
  const { questions, session } = open();
  leave();
  questions[0]!.cut();
  await pass(0);
  expect(stored()).toMatchObject({ id: dana.id });
  expect(session()).toMatchObject({ user: { id: dana.id }, isAuthenticated: false });
  await pass(3000);
  questions[1]!.confirm();
  await pass(0);
  expect(session()).toMatchObject({ user: { id: dana.id }, isAuthenticated: true });
});

test('a request that fails while the page stays signs out', async () => {
  const { questions, session } = open();
  questions[0]!.cut();
  await pass(0);
  expect([stored(), session().user]).toEqual([null, null]);
  await pass(10_000);
  expect(questions).toHaveLength(1);
});

test('a refusal signs out, also on a page that is being left', async () => {
  const { questions, session } = open();
  leave();
  questions[0]!.refuse();
  await pass(0);
  expect([stored(), session().user]).toEqual([null, null]);
});

test('leaving is only watched while a question is open', async () => {
  const [add, remove] = [
    jest.spyOn(window, 'addEventListener'),
    jest.spyOn(window, 'removeEventListener'),
  ];
  const heard = ({ mock }: typeof add | typeof remove) =>
    mock.calls.filter(([event]) => event === 'beforeunload').length;
  const { questions } = open();
  expect([heard(add), heard(remove)]).toEqual([1, 0]);
  questions[0]!.confirm();
  await pass(0);
  expect([heard(add), heard(remove)]).toEqual([1, 1]);
  jest.restoreAllMocks();
});
