import { ApolloLink, Observable } from '@apollo/client';

interface PageAnswer {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Record<string, unknown>;
}

/** After this time since the page was opened, spent at the gate perhaps, everything is asked anew. */
const GOOD_FOR_MS = 60_000;

const keyOf = (operation: string | undefined, variables: object) =>
  `${operation ?? ''} ${JSON.stringify(Object.entries(variables).sort())}`;

/**
 * The answers that the server put into the HTML, each given once to the query it belongs to, so that the first view
 * waits for no request. They are those of an anonymous visitor; who is signed in asks for their own.
 */
export function createPageAnswersLink(isSignedIn: () => boolean): ApolloLink {
  const answers = new Map(
    read().map(({ operation, variables, data }) => [keyOf(operation, variables), data]),
  );
  return new ApolloLink((operation, forward) => {
    const key = keyOf(operation.operationName, operation.variables);
    const data = answers.get(key);
    answers.delete(key);
    if (!data || isSignedIn() || performance.now() > GOOD_FOR_MS) return forward(operation);
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
}

/** What the HTML says to a query without variables, for what has to stand in the very first view; undefined: nothing. */
export const answerInPage = (operation: string): Record<string, unknown> | undefined =>
  read().find((answer) => answer.operation === operation)?.data;

function read(): PageAnswer[] {
  // It stays where it is: React may throw a first attempt at drawing the page away, and the client with it.
  const element = document.getElementById('page-answers');
  return element ? (JSON.parse(element.textContent) as PageAnswer[]) : [];
}
